import { get, type IncomingMessage } from 'node:http'
import type { Page } from '@playwright/test'
import { logIn } from '../club/log-in.ts'
import { dayOf, freeTime } from '../club/tee-times.ts'
import { expect, test } from '../journey.ts'

/** Highest first-load script, gzipped. */
const PUBLIC_KB = { '/': 160, '/login': 167, '/community': 160, '/reservation': 185 }
const OFFICE_KB = 260
/** Highest size of a page's HTML, uncompressed. Decision 083. */
const HTML_KB = 100
/** Elements and bytes of a tee time, of which a day in summer has a hundred; the fifth element is its price. */
const ROW_ELEMENTS = 5
const ROW_BYTES = 270
/** Of the serif of Korean headings. Decision 145. */
const KOREAN_SERIF_KB = 150
const PAGES = [
  ...[
    '/',
    '/reservation',
    '/reservation?find=weekends',
    '/club',
    '/gift',
    '/pft',
    '/guide',
    '/course',
    '/course?loop=3',
    '/weather',
  ],
  ...['notice', 'event', 'reference', 'faq', 'lost-item', 'hof', 'fnb'].map((tab) => `/community?tab=${tab}`),
  ...['/community?keyword=cart', '/community/event/1', '/community/notice/21', '/community/reference/1'],
  ...['/login', '/signup', '/signup/index_ori', '/signup/agreement', '/common/agreement/1', '/error'],
]

for (const [path, most] of Object.entries(PUBLIC_KB)) {
  test(`a visitor's first page is light: ${path}`, async ({ page }) => {
    await page.goto(path)
    expect(await scriptKb(page), `script of ${path} until it can be used, kB gz`).toBeLessThanOrEqual(most)
  })
}

for (const lang of ['en', 'ko'])
  test(`every public page is light, and has no editor: ${lang}`, async ({ request }) => {
    for (const path of PAGES) {
      const answer = await request.get(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`)
      expect(answer.status(), path).toBe(200)
      const html = await answer.body()
      expect.soft(html.length / 1000, `HTML of ${path} in ${lang}, kB`).toBeLessThan(HTML_KB)
      expect.soft(html.toString(), path).not.toContain('editor')
    }
  })

for (const lang of ['en', 'ko'])
  test(`the tee sheet is light: ${lang}`, async ({ request, club }) => {
    const { date } = await freeTime(club)
    const html = await (await request.get(`/reservation?date=${date}&lang=${lang}`)).body()
    expect(html.length / 1000, 'HTML, kB').toBeLessThan(HTML_KB)
    const rows = html.toString().match(/<li[^>]*><button[^>]*data-slot.*?<\/li>/g) ?? []
    expect(rows).toHaveLength((await dayOf(club, date)).count)
    for (const row of rows) {
      expect.soft(Buffer.byteLength(row), row).toBeLessThan(ROW_BYTES)
      expect.soft(row.match(/<[a-z]/g)?.length, row).toBeLessThanOrEqual(ROW_ELEMENTS)
    }
  })

test('the serif of Korean headings is light on a Korean page, and not loaded by an English one', async ({ page }) => {
  const serif = () =>
    page.evaluate(async () => {
      await document.fonts.ready
      const fonts = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const sizes = fonts.filter(({ name }) => /gowun.*woff2/.test(name)).map(({ encodedBodySize }) => encodedBodySize)
      return sizes.reduce((sum, one) => sum + one, 0) / 1000
    })
  await page.goto('/?lang=ko')
  await expect.poll(serif).toBeGreaterThan(1)
  expect(await serif()).toBeLessThan(KOREAN_SERIF_KB)
  await page.goto('/?lang=en')
  expect(await serif()).toBe(0)
})

test('the first page of the back office is light', async ({ page }) => {
  await logIn(page, 'manager1', '/ishm')
  await page.goto('/ishm')
  await expect(page.getByRole('table')).toBeVisible()
  expect(await scriptKb(page), 'script of /ishm until the day is there, kB gz').toBeLessThanOrEqual(OFFICE_KB)
})

test('the sheet of the day is there before any script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/reservation')
  // Past times of this morning are folded away.
  await expect(page.locator('[data-slot]:visible').first()).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toBeVisible()
  await context.close()
})

/** Sizes of all requested scripts, gzipped by the server, without headers. */
async function scriptKb(page: Page): Promise<number> {
  const scripts = await page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => new URL(name).pathname.endsWith('.js')),
    ),
  ])
  // Without files the budget would be met trivially.
  expect(scripts.length).toBeGreaterThan(3)
  const bytes = await Promise.all(scripts.map(gzippedBytes))
  return bytes.reduce((sum, one) => sum + one, 0) / 1000
}

/** The budgets are for gzip, while the browser negotiates brotli, so files are requested again. */
async function gzippedBytes(url: string): Promise<number> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    get(url, { headers: { 'accept-encoding': 'gzip' } }, resolve).once('error', reject),
  )
  expect(answer.statusCode, url).toBe(200)
  // Small files are not compressed.
  expect(answer.headers['content-encoding'] ?? 'gzip', url).toBe('gzip')
  let bytes = 0
  for await (const chunk of answer) bytes += (chunk as Buffer).length
  return bytes
}
