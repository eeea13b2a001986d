import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import { logIn } from '../club/log-in.ts'
import { someMember } from '../club/people.ts'
import { expect, test } from '../journey.ts'

test.use(STILL)

test('a suspended member sees until when, why, and the rules', async ({ page, club }) => {
  const me = await someMember(club)
  await logIn(page, me.id, '/mypage')
  await expect(page.getByRole('heading', { name: 'Suspension' })).toHaveCount(0)
  await club.sql`
    insert into penalty (member_idx, code, state, from_date, until_date, reason)
    values (${me.memberIdx}, 'W2', 'ACTIVE', current_club_date(), current_club_date() + 59, 'Cancelled the day before play')`
  await page.reload()
  const card = page.getByRole('region', { name: 'Suspension' })
  await expect(card).toContainText('Cancelled the day before play')
  await expect(page.getByRole('region', { name: 'Bookings' }).getByRole('link', { name: 'See tee times' })).toHaveCount(
    0,
  )
  await expect(card).toContainText('until')
  await card.getByText('Booking rules').click()
  await expect(card.getByRole('heading').nth(1)).toBeVisible()
})

test('a member appeals on a phone, a manager upholds it, and the member reads the answer', async ({
  page,
  club,
  another,
}) => {
  const me = await someMember(club)
  await club.sql`update member set lang = 'en' where member_idx = ${me.memberIdx}`
  const [made] = await club.sql<{ idx: string }[]>`
    insert into penalty (member_idx, code, state, from_date, until_date, reason)
    values (${me.memberIdx}, 'W2', 'ACTIVE', current_club_date(), current_club_date() + 59, 'Cancelled the day before play')
    returning penalty_idx as idx`
  await page.setViewportSize({ width: 360, height: 740 })
  await logIn(page, me.id, '/mypage')
  await page.getByRole('link', { name: 'Write an appeal, or see all penalties' }).click()
  await page.getByRole('button', { name: 'Write an appeal' }).click()
  await page.getByRole('button', { name: 'Send appeal' }).click()
  await expect(page.getByText('Say why the penalty is wrong.')).toBeVisible()
  await page.getByLabel('Why is the penalty wrong?').fill('The road was closed by snow that morning.')
  await isAccessible(page, 'the form of an appeal')
  await page.setViewportSize({ width: 360, height: 740 })
  await fitsSideways(page, 'the form of an appeal')
  await page.getByRole('button', { name: 'Send appeal' }).click()
  await expect(page.getByText('The road was closed by snow that morning.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Write an appeal' })).toHaveCount(0)

  const office = await another()
  await logIn(office, 'manager1', `/ishm/reservation/penalties/${made!.idx}`)
  const panel = office.getByRole('dialog')
  await expect(panel).toContainText('The road was closed by snow that morning.')
  await panel.getByRole('button', { name: 'Uphold appeal' }).click()
  await panel.getByLabel('Answer').fill('The road was closed. We are sorry for the trouble.')
  await isAccessible(office, 'the answer to an appeal')
  await panel.locator('form').getByRole('button', { name: 'Uphold appeal' }).click()
  await expect(office.getByText('Appeal upheld.').first()).toBeVisible()

  await page.reload()
  await expect(page.getByText('The road was closed. We are sorry for the trouble.')).toBeVisible()
  await page.goto('/mypage')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Suspension' })).toHaveCount(0)
})
