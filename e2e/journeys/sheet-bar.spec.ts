import { line, sheetAddress } from '../club/sheet.ts'
import { freeTime, shortDay } from '../club/tee-times.ts'
import { expect, test } from '../journey.ts'

test('on a phone the day stays in view, in a bar of 64 px', async ({ page, club }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const teeTime = await freeTime(club, 3)
  await page.goto(sheetAddress(teeTime))
  const day = page.getByText(shortDay(teeTime.date), { exact: true }).first()
  const bar = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) })
  await expect(line(page, teeTime)).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2))
  await expect(day).toBeInViewport({ ratio: 1 })
  expect((await bar.boundingBox())?.height).toBe(64)
  await page.getByRole('button', { name: 'Day after' }).click()
  await expect(page).not.toHaveURL(new RegExp(`date=${teeTime.date}`))
})

test('the tee time that a link leads to is marked', async ({ page, club }) => {
  const teeTime = await freeTime(club, 3)
  await page.goto(`${sheetAddress(teeTime)}&slot=${teeTime.slotIdx}`)
  await expect(line(page, teeTime)).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('[data-slot][aria-current]')).toHaveCount(1)
})

test.describe('with a band', () => {
  test.use({ popup: 'open' })

  for (const [width, height] of [
    [1440, 900],
    [360, 740],
  ] as const)
    test(`the first tee time is above 300 px, with a band, at ${width} px`, async ({ page, club }) => {
      await page.setViewportSize({ width, height })
      const teeTime = await freeTime(club, 3)
      await page.goto(sheetAddress(teeTime))
      await expect(line(page, teeTime)).toBeVisible()
      await expect(page.getByRole('region', { name: 'News from the club' })).toBeVisible()
      const tops = await page
        .locator('[data-slot]')
        .evaluateAll((lines) => lines.map((one) => one.getBoundingClientRect().top))
      expect(Math.min(...tops)).toBeLessThan(300)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
})
