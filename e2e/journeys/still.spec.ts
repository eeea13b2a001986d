import type { Page } from '@playwright/test'
import { logIn } from '../club/log-in.ts'
import { expect, test } from '../journey.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

/** Good is 0.1; nothing of ours should come near it. */
const MOST = 0.05

/** The sum of layout shifts of the page so far. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 500)
      }),
  )

for (const [name, path, part] of [
  ['my page', '/mypage', (page: Page) => page.getByRole('article').first()],
  ['the home page of a member', '/', (page: Page) => page.getByRole('region', { name: 'You can book now' })],
] as const)
  test(`${name} does not jump on a phone with a slow network`, async ({ page }) => {
    await logIn(page, 'member1')
    await page.route('**/hp/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      await route.continue()
    })
    await page.goto(path)
    await expect(part(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await shifts(page)).toBeLessThan(MOST)
  })

test('a dormant member on the way to my page asks for nothing there', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await logIn(page, 'dormant1', '/mypage')
  await expect(page).toHaveURL(/\/login\/dormant/)
  await page.goto('/mypage')
  await expect(page).toHaveURL(/\/login\/dormant/)
  expect(asked.filter((path) => /my-reservation|penalties|\/cnt$/.test(path))).toEqual([])
})

test.describe('with the popup', () => {
  test.use({ popup: 'open' })

  test('the popup covers nothing and moves nothing, on each page of a visit', async ({ page }) => {
    const popup = page.getByRole('complementary', { name: 'From the club' })
    for (const path of ['/', '/community']) {
      await page.goto(path)
      await expect(popup).toBeVisible()
      const [band, header, content] = await Promise.all(
        [popup, page.getByRole('banner'), page.getByRole('main')].map((one) => one.boundingBox()),
      )
      expect(band!.y).toBeGreaterThanOrEqual(header!.y + header!.height - 1)
      expect(content!.y).toBeGreaterThanOrEqual(band!.y + band!.height - 1)
      expect(await shifts(page)).toBeLessThan(MOST)
    }
  })
})
