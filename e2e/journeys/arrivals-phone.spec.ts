import { fitsSideways, isAccessible, STILL } from '../club/accessible.ts'
import { DESK, expected, find, type Group, row } from '../club/arrivals.ts'
import { logIn } from '../club/log-in.ts'
import { expect, test } from '../journey.ts'

const PHONE = { width: 360, height: 740 }
test.use({ ...STILL, viewport: PHONE, hasTouch: true, isMobile: true })

test('the starter checks a group in on a phone, found by the last digits of its phone', async ({ page, club }) => {
  const [group] = (await expected(club, 1)) as [Group]
  await logIn(page, 'frontdesk1', DESK)
  await find(page, group.tail)
  await expect(row(page, group)).toBeVisible()
  await fitsSideways(page, 'arrivals on a phone')
  await page.setViewportSize(PHONE)
  await row(page, group).getByRole('button', { name: /^Open/ }).tap()
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('button', { name: group.names[0]! })).toBeVisible()
  await isAccessible(page, 'a group on a phone')
  await page.setViewportSize(PHONE)
  await panel.getByRole('button', { name: 'Everyone is here' }).tap()
  await panel.getByRole('button', { name: 'Check in' }).tap()
  await expect(panel).toHaveCount(0)
  await expect(row(page, group).getByText('Checked in')).toBeVisible()
  const state = async () => {
    const [booking] = await club.sql`select state from booking where booking_idx = ${group.bookingIdx}`
    return booking!.state
  }
  // The page shows the press before it is answered.
  await expect.poll(state).toBe('CI')
})
