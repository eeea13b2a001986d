import type { Page } from '@playwright/test'
import { logIn } from '../club/log-in.ts'
import { expect, test } from '../journey.ts'

/** First-load script, gzipped. Source: quality, section 5. */
const PUBLIC_KB = 170
const OFFICE_KB = 300

for (const path of ['/', '/login', '/community', '/reservation']) {
  test(`a visitor's first page is light: ${path}`, async ({ page }) => {
    await onlyGzip(page)
    await page.goto(path)
    expect(await scriptKb(page), `script of ${path} until it can be used, kB gz`).toBeLessThan(PUBLIC_KB)
  })
}

test('the first page of the back office is light', async ({ page }) => {
  await onlyGzip(page)
  await logIn(page, 'manager1', '/ishm')
  await page.goto('/ishm')
  await expect(page.getByRole('table')).toBeVisible()
  expect(await scriptKb(page), 'script of /ishm until the day is there, kB gz').toBeLessThan(OFFICE_KB)
})

test('the sheet of the day is there before any script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/reservation')
  await expect(page.locator('[data-slot]').first()).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toBeVisible()
  await context.close()
})

/** The limits are said for gzip, though browsers take what is smaller. */
async function onlyGzip(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  // Experimental, so the types do not know it; without it Chromium takes brotli, which is smaller still.
  const send = line.send.bind(line) as (method: string, values: object) => Promise<unknown>
  await send('Network.setAcceptedEncodings', { encodings: ['gzip'] })
}

/** What came over the line as script by now, without headers. */
async function scriptKb(page: Page): Promise<number> {
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map((script) => (script as PerformanceResourceTiming).encodedBodySize),
  )
  // Without files there is nothing to be light.
  expect(bytes.length).toBeGreaterThan(3)
  return Math.round(bytes.reduce((sum, one) => sum + one, 0) / 1000)
}
