import type { Locator } from '@playwright/test'
import { logIn } from '../club/log-in.ts'
import { someMember } from '../club/people.ts'
import { hold, line, sheetAddress } from '../club/sheet.ts'
import { freeTime } from '../club/tee-times.ts'
import { expect, test } from '../journey.ts'

/** Without the stream the sheet is read again after 10 s: what is seen sooner came by it. */
const WITHIN_MS = 5000

test('who looks at the same day sees a hold, its end and a booking at once', async ({ page, another, club }) => {
  const teeTime = await freeTime(club, 2)
  const me = await someMember(club, teeTime.date)
  const panel = await hold(page, me, teeTime)
  await panel.getByRole('button', { name: 'Give back' }).click()
  await expect(panel).toHaveCount(0)

  const visitor = await another()
  await visitor.goto(sheetAddress(teeTime))
  const watched = line(visitor, teeTime)
  await expect(visitor.getByText('Live', { exact: true })).toBeVisible()
  const seen: Record<string, number> = {}
  const measure = async (word: string, act: () => Promise<void>) => {
    const since = await timeOfChange(watched, word)
    const began = Date.now()
    await act()
    seen[word] = Math.max(0, (await since()) - began)
  }

  await measure('Held', () => line(page, teeTime).click())
  await measure('Free', () => panel.getByRole('button', { name: 'Give back' }).click())
  await line(page, teeTime).click()
  await measure('Booked', () => panel.getByRole('button', { name: /^Book for / }).click())
  console.log(`      seen in the other window after: ${JSON.stringify(seen)} ms`)
  for (const ms of Object.values(seen)) expect(ms).toBeLessThan(WITHIN_MS)

  // The window of another member tells the same.
  const other = await someMember(club, teeTime.date)
  const friend = await another()
  await logIn(friend, other.id, sheetAddress(teeTime))
  await expect(line(friend, teeTime)).toHaveAccessibleName(/, Booked, /)
})

/** Watches from inside the page, so that the answer is not later than what is seen. @returns when the word stood there */
async function timeOfChange(line: Locator, word: string): Promise<() => Promise<number>> {
  await line.evaluate((element, wanted) => {
    const list = element.closest('ul')!
    const slot = element.dataset.slot
    const kept = window as unknown as { seenAt?: Promise<number> }
    kept.seenAt = new Promise((resolve) => {
      const look = () => {
        const label = list.querySelector(`[data-slot="${slot}"]`)?.getAttribute('aria-label')
        if (!label?.includes(`, ${wanted}`)) return
        observer.disconnect()
        resolve(Date.now())
      }
      const observer = new MutationObserver(look)
      observer.observe(list, { subtree: true, childList: true, attributes: true })
    })
  }, word)
  return () => line.evaluate(() => (window as unknown as { seenAt: Promise<number> }).seenAt)
}
