import type { Page } from '@playwright/test'
import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import { logIn } from '../club/log-in.ts'
import { dayOf } from '../club/tee-times.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)
const PATH = '/ishm/reservation/days'
/** A Wednesday beyond what the club makes in advance. */
const DATE = '2027-03-10'
/** A Wednesday of the same season that the club has made. */
const LIKE_IT = '2027-02-10'

const teeTime = (page: Page, name: string) => page.getByRole('button', { name: `${name} ` })

test('a day is made, published, blocked in part and suspended, also one course of it', { tag: '@main' }, async ({
  page,
  club,
}) => {
  const { count, times } = await dayOf(club, LIKE_IT)
  const [first, second, third] = times as [string, string, string]
  await logIn(page, 'manager1', `${PATH}?from=${DATE}`)
  await expect(page.getByText('No days in this period')).toBeVisible()
  await page.getByRole('button', { name: 'Create days' }).click()
  const making = page.getByRole('dialog', { name: 'Create days' })
  await making.getByLabel('Last day').fill(DATE)
  await expect(making.getByText(`new, ${count} tee times`)).toHaveCount(1)
  await making.getByRole('button', { name: 'Create days' }).click()
  await expect(making).toBeHidden()
  const row = page.getByRole('row').filter({ hasText: 'Winter' })
  await expect(row).toContainText('Draft')
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Publish 1 day' }).click()
  await expect(row).toContainText('Published')

  await row.getByRole('link').click()
  await page.getByLabel('From', { exact: true }).fill(first)
  await page.getByLabel('To', { exact: true }).fill(third)
  await page.getByLabel('Course', { exact: true }).selectOption('Lake')
  await page.getByRole('button', { name: 'Select tee times' }).click()
  await expect(page.getByText('3 tee times selected')).toBeVisible()
  await page.getByRole('button', { name: 'Block', exact: true }).click()
  const blocking = page.getByRole('dialog', { name: 'Block 3 tee times' })
  await blocking.getByLabel('Reason (English)').fill('Aeration')
  await blocking.getByRole('button', { name: 'Block' }).click()
  await expect(blocking).toBeHidden()
  await expect(teeTime(page, `${second} Lake`)).toContainText('Aeration')

  // By keyboard: from one tee time to the next, and two more with Shift.
  await teeTime(page, `${first} Lake`).focus()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByText('3 tee times selected')).toBeVisible()
  await page.getByRole('button', { name: 'Free', exact: true }).click()
  const freeing = page.getByRole('dialog', { name: 'Free 3 tee times' })
  await freeing.getByLabel('Reason').fill('Finished early')
  await freeing.getByRole('button', { name: 'Free' }).click()
  await expect(freeing).toBeHidden()
  await expect(teeTime(page, `${second} Lake`)).toContainText('Free')

  const [slot] = await club.sql<{ count: number }[]>`
    select count(*)::int as count from claim c join slot s using (slot_idx) where s.date = ${DATE} and c.kind = 'BLOCK'`
  expect(slot!.count).toBe(0)
  await page.getByRole('button', { name: 'Suspend' }).click()
  const suspending = page.getByRole('dialog', { name: /^Suspend/ })
  await suspending.getByLabel('Day or part').selectOption('Morning')
  await suspending.getByLabel('Reason (English)').fill('Snow')
  await expect(suspending.getByText('0 bookings are cancelled.')).toBeVisible()
  await suspending.getByRole('button', { name: 'Suspend' }).click()
  await expect(suspending).toBeHidden()
  await expect(page.getByText('Suspended: Snow')).toBeVisible()
  await page.getByRole('button', { name: 'Reopen' }).click()
  const opening = page.getByRole('dialog', { name: /^Reopen/ })
  await opening.getByLabel('Reason').fill('Thaw')
  await opening.getByRole('button', { name: 'Reopen' }).click()
  await expect(page.getByText('Suspended: Snow')).toBeHidden()

  await page.getByRole('button', { name: 'Suspend' }).click()
  await suspending.getByLabel('Course', { exact: true }).selectOption('Lake')
  await suspending.getByLabel('Reason (English)').fill('Burst pipe')
  await suspending.getByRole('button', { name: 'Suspend' }).click()
  await expect(suspending).toBeHidden()
  await expect(page.getByText('Lake: Suspended: Burst pipe')).toBeVisible()
  await expect(page.getByText('Suspended, 0 bookings cancelled.')).toBeVisible()
  await expect(teeTime(page, `${first} Lake`)).toContainText('Not in use')
  await expect(teeTime(page, `${first} Pine`)).toContainText('Free')
  await page.getByRole('button', { name: 'Reopen' }).click()
  await expect(opening.getByLabel('What to reopen')).toContainText('Lake')
  await opening.getByLabel('Reason').fill('Repaired')
  await opening.getByRole('button', { name: 'Reopen' }).click()
  await expect(page.getByText('Burst pipe')).toHaveCount(0)
})

test('tee times are selected by dragging, kept for the club, changed and inserted', async ({ page, club }) => {
  const [first, second, third] = (await dayOf(club, LIKE_IT)).times as [string, string, string]
  await logIn(page, 'manager1', `${PATH}/${LIKE_IT}`)
  const [from, to] = [teeTime(page, `${first} Lake`), teeTime(page, `${second} Pine`)]
  await from.hover()
  await page.mouse.down()
  await to.hover()
  await page.mouse.up()
  await expect(page.getByText('4 tee times selected')).toBeVisible()
  await page.getByRole('button', { name: 'Clear selection' }).click()
  await from.click()
  await page.getByRole('button', { name: 'Keep for the club' }).click()
  const keeping = page.getByRole('dialog', { name: 'Keep 1 tee time for the club' })
  await keeping.getByLabel('Reason (English)').fill('Guests')
  await keeping.getByRole('button', { name: 'Keep for the club' }).click()
  await expect(from).toContainText('Guests')
  await expect(page.getByText('club use 1 of 5').first()).toBeVisible()
  await teeTime(page, `${third} Lake`).click()
  await page.getByRole('button', { name: 'Change tee time' }).click()
  const changing = page.getByRole('dialog', { name: new RegExp(third) })
  await changing.getByLabel('How booking opens').selectOption('Staff only')
  await changing.getByLabel('Reason').fill('Lesson')
  await changing.getByRole('button', { name: 'Change tee time' }).click()
  await expect(changing).toBeHidden()
  await page.getByRole('button', { name: 'Insert a tee time' }).click()
  const inserting = page.getByRole('dialog', { name: /^Insert/ })
  await inserting
    .getByLabel('Time')
    .fill(Temporal.PlainTime.from(first).add({ minutes: 4 }).toString({ smallestUnit: 'minute' }))
  await inserting.getByLabel('Reason').fill('Squeeze')
  await inserting.getByRole('button', { name: 'Insert a tee time' }).click()
  await expect(inserting.getByText(`This overlaps with: Lake ${first}`)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Create again' }).click()
  const again = page.getByRole('dialog', { name: /again$/ })
  await expect(again.getByRole('row').filter({ hasText: third })).toContainText('Changed')
})

test('axe finds nothing: the days, one of them, and the panels of making and suspending', async ({
  page,
  club,
  complaints,
}) => {
  await logIn(page, 'manager1', PATH)
  await expect(page.getByRole('row').nth(3)).toBeVisible()
  await isAccessible(page, 'the days')
  await fitsSideways(page, 'the days')
  await page.getByRole('button', { name: 'Create days' }).click()
  await expect(page.getByRole('dialog').getByText('exists and stays as it is').first()).toBeVisible()
  await isAccessible(page, 'making days')
  const saturday = '2026-12-05'
  const [first] = (await dayOf(club, saturday)).times
  await page.goto(`${PATH}/${saturday}`)
  await expect(teeTime(page, `${first} Lake`)).toBeVisible()
  await isAccessible(page, 'a day')
  await fitsSideways(page, 'a day')
  await page.getByRole('button', { name: 'Suspend' }).click()
  await expect(page.getByRole('dialog').getByText(/bookings are cancelled/)).toBeVisible()
  await isAccessible(page, 'suspending a day')
  await page.goto(`${PATH}/2031-01-01`)
  await expect(page.getByText('This day was not created')).toBeVisible()
  await isAccessible(page, 'a day that is not there')
  expect(complaints.splice(0).filter((line) => !line.includes('404'))).toEqual([])
})
