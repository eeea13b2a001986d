import type { Page } from '@playwright/test'
import { isAccessible, STILL } from '../club/accessible.ts'
import { someMember } from '../club/people.ts'
import { bookButton, bookingCard, hold, holdPanel, line } from '../club/sheet.ts'
import { freeTime } from '../club/tee-times.ts'
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

/** No sideways scrolling. */
async function fits(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(over, `wider than the tablet at ${page.url()}`).toBeLessThanOrEqual(0)
}
