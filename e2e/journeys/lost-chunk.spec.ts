import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'

/** The browser logs each file that fails to load, and nothing else. */
const BY_THE_BROWSER = /^Failed to load resource: net::ERR_FAILED/

test.afterEach(({ complaints }) => {
  const ours = complaints.filter((complaint) => !BY_THE_BROWSER.test(complaint))
  complaints.splice(0, complaints.length, ...ours)
})

test.describe('with the popup', () => {
  test.use({ popup: 'open' })

  test('a popup whose script is blocked costs the page nothing but one reload', async ({ page }) => {
    const loads = countLoads(page)
    const lostIn = new Set<number>()
    page.on('requestfailed', (request) => request.url().includes('/assets/popup-') && lostIn.add(loads()))
    await block(page, 'popup')
    await page.goto('/')
    // The reload is the product's decision; how often a browser requests a file is its own.
    await expect.poll(() => [...lostIn]).toEqual([1, 2])
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Greenhill Country Club')
    await page.getByRole('main').getByRole('link', { name: 'See tee times' }).click()
    await expect(page.locator('[data-slot]:visible').first()).toBeVisible()
    expect(loads()).toBe(2)
  })
})

test('a part that cannot be loaded says so in its own place, and comes when the page is loaded again', async ({
  page,
}) => {
  const loads = countLoads(page)
  await block(page, 'month-panel')
  await page.goto('/reservation')
  await page.locator('[data-slot]:visible').first().waitFor()
  const month = page.getByRole('button', { name: 'Month' })
  await month.focus()
  await expect.poll(loads).toBe(2)
  await expect(page.locator('html')).toHaveAttribute('data-ready', '')
  await month.click()
  const alert = page.getByRole('alert').filter({ hasText: 'This page could not be shown' })
  await expect(alert).toBeVisible()
  await expect(page.locator('[data-slot]:visible').first()).toBeVisible()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(alert).toBeVisible()

  await page.unrouteAll()
  await page.reload()
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await month.click()
  await expect(page.getByRole('table')).toBeVisible()
})

test('a page goes on without what it only does later', async ({ page }) => {
  const lost = new Set<string>()
  page.on('requestfailed', (request) => {
    // A call that the page itself gives up is not lost.
    const name = /\/assets\/([a-z-]+)-[^/.]{8}\.js$/.exec(request.url())?.[1]
    if (name) lost.add(name)
  })
  await block(page, 'frame-later', 'live-sheet')
  await page.goto('/reservation')
  await expect.poll(() => [...lost].sort()).toEqual(['frame-later', 'live-sheet'])
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByLabel('ID', { exact: true })).toBeVisible()
})

async function block(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await page.route(new RegExp(`/assets/${name}-[^/.]{8}\\.js$`), (route) => route.abort())
}

function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => loads++)
  return () => loads
}
