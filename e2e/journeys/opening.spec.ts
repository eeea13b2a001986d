import type { Page } from '@playwright/test'
import { logIn } from '../club/log-in.ts'
import { installClock, passTime } from '../club/pass-time.ts'
import { someMember } from '../club/people.ts'
import { holdPanel } from '../club/sheet.ts'
import { expect, test } from '../journey.ts'

const SECONDS_BEFORE = 600
const SECONDS_LEFT = 5

interface Day {
  date: string
  state: string
  opensAt?: string | null
}

test('a day opens before the eyes of a member, without a reload', { tag: '@main' }, async ({ page, another, club }) => {
  const scout = await another()
  const day = await nextOpening(scout, (await someMember(club)).id)
  await scout.context().close()
  const me = await someMember(club, day.date)
  const secondsLeft = async () => (Date.parse(day.opensAt) - (await club.now())) / 1000
  await club.moveClock((await secondsLeft()) - SECONDS_BEFORE)

  await installClock(page)
  await logIn(page, me.id, `/reservation?date=${day.date}`)
  const left = page.getByText('Opens in').locator('..').locator('b')
  await expect(left).toHaveText(/^(10:00|0\d:\d\d)$/)
  const shown = await left.textContent()
  await expect(left).not.toHaveText(shown!)
  const closed = page.getByRole('button', { name: /^\d\d:\d\d, Opens / })
  const slot = await closed.first().getAttribute('data-slot')
  const line = page.locator(`[data-slot="${slot}"]`)

  // A tap before the opening shows the opening time.
  await line.click()
  await expect(page.getByText(/^Booking for this tee time opens /).first()).toBeVisible()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))

  await passTime(club, page, (await secondsLeft()) - SECONDS_LEFT)
  await expect(line).toHaveAccessibleName(/, Free, /)
  await expect(page.getByText('Booking is now open.')).toBeVisible()
  await line.click()
  await expect(holdPanel(page).getByRole('timer')).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

/** The next day to open, from the member's own calendar. */
async function nextOpening(page: Page, id: string): Promise<{ date: string; opensAt: string }> {
  const calendar = page.waitForResponse((response) => /\/reservation\/calendar\/[1-9]/.test(response.url()))
  await logIn(page, id, '/reservation')
  const { data } = (await (await calendar).json()) as { data: { days: Day[] } }
  const waiting = data.days.flatMap(({ date, state, opensAt }) =>
    state === 'NOT_OPEN' && opensAt ? [{ date, opensAt }] : [],
  )
  return waiting.toSorted((a, b) => Date.parse(a.opensAt) - Date.parse(b.opensAt))[0]!
}
