import type { Locator, Page } from '@playwright/test'
import { PASSWORD, someMember } from '../club/people.ts'
import { bookButton, bookingCard, holdPanel } from '../club/sheet.ts'
import { freeTime, longDay } from '../club/tee-times.ts'
import { expect, test } from '../journey.ts'

test('log in, book and cancel with the keyboard alone', async ({ page, club }) => {
  const teeTime = await freeTime(club, 6)
  const me = await someMember(club, teeTime.date)
  await page.goto('/')
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }))
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Log in' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('ID', { exact: true }))
  await page.keyboard.type(me.id)
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')

  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Tee times' }))
  await page.keyboard.press('Enter')
  // One tab stop for the days, with arrow keys.
  await tabTo(page, page.getByRole('radio', { checked: true }))
  const wanted = page.getByRole('radio', { name: new RegExp(`^${longDay(teeTime.date)}, `) })
  for (let steps = 0; steps < 21 && (await wanted.getAttribute('aria-checked')) !== 'true'; steps++) {
    const before = await page.getByRole('radio', { checked: true }).getAttribute('aria-label')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { checked: true })).not.toHaveAttribute('aria-label', before!)
    await expect(page.getByRole('radio', { checked: true })).toBeFocused()
  }

  // One tab stop for the sheet; arrow keys move within a course and across courses.
  await expect(page.getByRole('group', { name: `Tee times on ${longDay(teeTime.date)}` })).toBeVisible()
  await tabTo(page, page.locator('[data-slot][tabindex="0"]'))
  const focused = page.locator('[data-slot]:focus')
  for (let steps = 0; steps < 60; steps++) {
    const words = (await focused.getAttribute('aria-label'))!.split(', ')
    const [time, course] = [words[0], words.at(-1)]
    if (time === teeTime.time && course === teeTime.course) break
    await page.keyboard.press(time! < teeTime.time ? 'ArrowDown' : 'ArrowRight')
  }
  await page.keyboard.press('Enter')
  const panel = holdPanel(page)
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused()

  const caddie = panel.getByRole('checkbox', { name: 'Caddie' })
  await tabTo(page, caddie)
  await page.keyboard.press('Space')
  await expect(caddie).not.toBeChecked()
  await tabTo(page, bookButton(panel))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`, ${teeTime.time}`)

  await tabTo(page, page.getByRole('link', { name: 'My bookings' }))
  await page.keyboard.press('Enter')
  const card = bookingCard(page, teeTime)
  await tabTo(page, card.getByRole('button', { name: new RegExp(teeTime.time) }).first())
  await page.keyboard.press('Enter')
  await tabTo(page, card.getByRole('button', { name: 'Cancel booking' }))
  await page.keyboard.press('Enter')
  await expect(card.getByLabel('Illness')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(card.getByLabel('Weather')).toBeChecked()
  await tabTo(page, card.getByRole('button', { name: 'Cancel booking' }))
  await page.keyboard.press('Enter')
  await expect
    .poll(
      async () =>
        (
          await club.sql`
    select state from booking where slot_idx = ${teeTime.slotIdx} and member_idx = ${me.memberIdx}`
        )[0]?.state,
    )
    .toBe('CX')
})

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  await expect(target).toBeVisible()
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < most; presses++) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  expect(await isThere(), `the tab key leads to ${target}`).toBe(true)
}
