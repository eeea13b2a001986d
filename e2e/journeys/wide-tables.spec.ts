import type { Page } from '@playwright/test'
import { logIn } from '../club/log-in.ts'
import { expect, test } from '../journey.ts'

test.use({ viewport: { width: 360, height: 740 } })

/** Of each table that is wider than the phone: how far its first column moves when the table is moved to its end. */
const moves = (page: Page) =>
  page.evaluate(() => {
    const found: { row: string; by: number }[] = []
    for (const table of document.querySelectorAll('table:has(tbody th[scope="row"])')) {
      const frame = table.parentElement!
      if (frame.scrollWidth <= frame.clientWidth + 20) continue
      for (const first of table.querySelectorAll<HTMLElement>('thead th:first-child, tbody th[scope="row"]')) {
        frame.scrollLeft = 0
        const before = first.getBoundingClientRect().x
        frame.scrollLeft = frame.scrollWidth
        found.push({ row: first.innerText, by: Math.abs(first.getBoundingClientRect().x - before) })
      }
      frame.scrollLeft = 0
    }
    return found
  })

async function keepsFirst(page: Page): Promise<void> {
  await expect.poll(async () => (await moves(page)).length, page.url()).toBeGreaterThan(1)
  expect(
    (await moves(page)).filter(({ by }) => by > 1),
    page.url(),
  ).toEqual([])
}

test('wide tables of public pages keep their first column on a phone', async ({ page }) => {
  for (const path of ['/course', '/course?lang=ko', '/weather']) {
    await page.goto(path)
    await keepsFirst(page)
  }
})

/** Of each row of the card that is shown, at both ends: what its total hides of a hole, and whether it is in the frame. */
const totals = (page: Page) =>
  page.evaluate(() => {
    const table = [...document.querySelectorAll('table')].find((one) => one.checkVisibility())!
    const frame = table.parentElement!
    return [0, frame.scrollWidth].flatMap((left) => {
      frame.scrollLeft = left
      const end = frame.getBoundingClientRect().right
      return [...table.rows]
        .filter((row) => row.checkVisibility())
        .map(({ cells }) => {
          const total = cells[cells.length - 1]!
          const box = total.getBoundingClientRect()
          const hole = cells[cells.length - 2]!.getBoundingClientRect()
          return {
            isThere: box.right <= end + 1 && box.right > end - 4,
            hides: left > 0 ? Math.max(0, hole.right - box.left) : 0,
            ground: getComputedStyle(total).backgroundColor,
          }
        })
    })
  })

for (const forcedColors of ['none', 'active'] as const)
  test(`a scorecard keeps its totals on a phone, with forced colours ${forcedColors}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors })
    await page.goto('/course')
    await expect.poll(async () => (await totals(page)).length).toBeGreaterThan(1)
    for (const { isThere, hides, ground } of await totals(page)) {
      expect(isThere).toBe(true)
      expect(hides).toBeLessThanOrEqual(1)
      // What moves below it would show through.
      expect(ground).toMatch(/^rgb\(/)
    }
  })

test('the sheet of Today and the report of a season keep their first column on a phone', async ({ page }) => {
  await logIn(page, 'manager1', '/ishm')
  await keepsFirst(page)
  await page.goto('/ishm/report')
  await keepsFirst(page)
})
