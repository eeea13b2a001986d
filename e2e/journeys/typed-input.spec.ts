import type { Page } from '@playwright/test'
import type { Club } from '../club/club.ts'
import { openMyInfo, picture } from '../club/my-info.ts'
import { type Person, someMember } from '../club/people.ts'
import { expect, test } from '../journey.ts'

test('typed input survives a photo upload, another window’s save and a failed refetch', async ({
  page,
  club,
  complaints,
}) => {
  const me = await someMember(club)
  await page.clock.install()
  await openMyInfo(page, me.id)
  const address = page.getByLabel('Address', { exact: true })
  const zip = page.getByLabel('Postcode')
  await address.fill('7 Fairway-gil')
  const push = page.getByLabel('On my devices')
  const wants = !(await push.isChecked())
  await push.setChecked(wants)

  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture(page) })
  await page.getByRole('button', { name: 'Use this area' }).click()
  await expect(page.getByRole('img', { name: `Photo of ${me.name}` })).toBeVisible()
  await expect(address).toHaveValue('7 Fairway-gil')

  await saveElsewhere(club, me, { zip_code: '12345', address: '1 Bunker-ro' })
  await refocus(page, '**/info')
  await expect(zip).toHaveValue('12345')
  await expect(push).toBeChecked({ checked: wants })
  await expect(address).toHaveValue('7 Fairway-gil')
  await expect(page.getByText('Someone else saved: 1 Bunker-ro')).toBeVisible()

  await page.route('**/hp/api/info', (route) => route.fulfill({ status: 500, json: { result: false } }))
  await refocus(page, '**/info')
  await page.unroute('**/hp/api/info')
  await expect(address).toHaveValue('7 Fairway-gil')
  // The browser itself logs the status.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('500')

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.locator('[popover]').getByText('Saved')).toBeVisible()
  await expect(page.getByText('Someone else saved: 1 Bunker-ro')).toBeHidden()
  expect(await savedOf(club, me)).toMatchObject({ zipCode: '12345', address: '7 Fairway-gil' })
})

test('typed additional data survives another window’s save, and is saved with it', async ({ page, club }) => {
  const me = await someMember(club)
  await page.clock.install()
  await openMyInfo(page, me.id)
  await page.getByRole('link', { name: 'More about me' }).click()
  const company = page.getByLabel('Company')
  await company.fill('Fairway Bank')
  await saveElsewhere(club, me, { vehicle_no: '12가 3456' })
  await refocus(page, `**/info/${me.memberIdx}`)
  await expect(page.getByLabel('Number plate')).toHaveValue('12가 3456')
  await expect(company).toHaveValue('Fairway Bank')

  // Saved again between the last refetch and the click: the server refuses, and the second click saves on top.
  await saveElsewhere(club, me, { vehicle_no: '34나 5678' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Someone else saved first.' })).toBeVisible()
  await expect(company).toHaveValue('Fairway Bank')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.locator('[popover]').getByText('Saved')).toBeVisible()
  expect(await savedOf(club, me)).toMatchObject({ company: 'Fairway Bank', vehicleNo: '34나 5678' })
})

test('leaving my information with something unsaved asks first', async ({ page, club }) => {
  const me = await someMember(club)
  await openMyInfo(page, me.id)
  const address = page.getByLabel('Address', { exact: true })
  await address.fill('9 Bunker-gil')
  const away = page.getByRole('banner').getByRole('link', { name: 'Community' })
  await away.click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page).toHaveURL('/mypage/myinfo')
  await expect(address).toHaveValue('9 Bunker-gil')
  await away.click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL('/community')
})

/** What another manager's save leaves in the record. */
async function saveElsewhere({ sql }: Club, me: Person, fields: Record<string, string>): Promise<void> {
  await sql`update member set version = version + 1, ${sql(fields)} where member_idx = ${me.memberIdx}`
}

async function savedOf({ sql }: Club, me: Person) {
  const [row] = await sql`
    select zip_code as "zipCode", address, company, vehicle_no as "vehicleNo" from member
    where member_idx = ${me.memberIdx}`
  return row!
}

/** The window regains focus after the data is stale, so it is refetched. */
async function refocus(page: Page, path: string): Promise<void> {
  const answered = page.waitForResponse(path)
  await page.clock.fastForward(10_000)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await answered
}
