import type { Page } from '@playwright/test'
import { logIn, logInByForm } from '../club/log-in.ts'
import { expect, test } from '../journey.ts'

test('from a public page into the back office, back and forward, and after a reload', async ({ page }) => {
  await logIn(page, 'manager1', '/guide')
  const own = page.getByRole('banner').locator('a[href="/ishm"]')
  await own.click()
  await expect(page).toHaveURL('/ishm')
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('table')).toBeVisible()

  // Pages of the office, and those of the site from there, are shown without another document.
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await go(page, '/ishm/system/job')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs')
  await go(page, '/guide')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

  // The history of a reloaded public page leads to the office.
  await page.reload()
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await page.goBack()
  await expect(page).toHaveURL('/ishm/system/job')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs')
  await page.goForward()
  await expect(page).toHaveURL('/guide')
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('the login leads to the page of the back office that was asked for', async ({ page }) => {
  await logInByForm(page, 'manager1', '/ishm/system/job?size=20')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs')
})

test('an address of the back office that has no page says so', async ({ page, complaints }) => {
  await logIn(page, 'manager1')
  await go(page, '/ishm/no/such/page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  // The browser logs the status of the document.
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([])
  complaints.splice(0)
})

/** As a link of the page would, without another document where the page knows the route. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}
