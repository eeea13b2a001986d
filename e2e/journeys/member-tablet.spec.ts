import type { Page } from '@playwright/test'
import { isAccessible, STILL } from '../club/accessible.ts'
import { fillLogin, logIn } from '../club/log-in.ts'
import { someMember } from '../club/people.ts'
import { bookButton, bookingCard, hold, holdPanel, line, sheetAddress } from '../club/sheet.ts'
import { freeTime, named } from '../club/tee-times.ts'
import { expect, test } from '../journey.ts'

const SIZE = { width: 820, height: 1180 }
test.use({ viewport: SIZE, hasTouch: true, isMobile: true, deviceScaleFactor: 2, ...STILL })

test('a whole booking on a tablet, held this way up and booked the other', async ({ page, club }) => {
  const teeTime = await freeTime(club, 7)
  const me = await someMember(club, teeTime.date)
  const panel = await hold(page, me, teeTime)
  await fits(page)
  // Turned over while it is held: nothing that was typed is lost, and the time runs on.
  const guest = panel.getByRole('group', { name: 'Companion 1' })
  await guest.getByText('Guest', { exact: true }).tap()
  await guest.getByLabel('Name', { exact: true }).fill('Sofia Lim')
  await guest.getByLabel(/^The guest has agreed/).check()
  await page.setViewportSize({ width: SIZE.height, height: SIZE.width })
  await expect(guest.getByLabel('Name', { exact: true })).toHaveValue('Sofia Lim')
  await fits(page)
  await bookButton(holdPanel(page)).tap()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`, ${teeTime.time}`)

  await page.getByRole('link', { name: 'My bookings' }).tap()
  const card = bookingCard(page, teeTime)
  await expect(card).toContainText('Sofia Lim')
  await fits(page)
  await page.goto(`/reservation?date=${teeTime.date}`)
  await expect(line(page, teeTime)).toHaveAccessibleName(/, Your booking, /)
  await isAccessible(page, 'the sheet of a member with a booking')
})

test('a visitor on a tablet presses a free time, logs in and has it held', async ({ page, club }) => {
  const teeTime = await freeTime(club, 8)
  const me = await someMember(club, teeTime.date)
  await page.goto(sheetAddress(teeTime))
  await line(page, teeTime).tap()
  await expect(page.getByText(`${named(teeTime)}. Log in or create an account to hold it.`)).toBeVisible()
  await fits(page)
  await fillLogin(page, me.id)
  await expect(holdPanel(page)).toBeVisible()
  await fits(page)
})

test('standby, coupons and penalties of a member on a tablet', async ({ page, club }) => {
  const me = await someMember(club)
  await logIn(page, me.id, '/mypage/standby')
  for (const [path, title] of [
    ['/mypage/standby', 'My standby'],
    ['/mypage/coupons', 'My coupons'],
    ['/mypage/penalties', 'Penalties'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await fits(page)
    await isAccessible(page, title)
    await page.setViewportSize(SIZE)
  }
})

/** No sideways scrolling. */
async function fits(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(over, `wider than the tablet at ${page.url()}`).toBeLessThanOrEqual(0)
}
