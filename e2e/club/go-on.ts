import { expect, type Page } from '@playwright/test'

/** Opens a page of the site within a page that is open: to load it anew takes most of the time of a look. */
export async function goOn(page: Page, path: string): Promise<void> {
  const read = () => page.locator('body').innerText()
  const before = await read()
  const from = page.url()
  const address = new URL(path, from).href
  await page.evaluate(navigate, path)
  // A page that leads on may lead to the one before.
  const isSame = () => address === from || address !== page.url()
  await expect.poll(async () => isSame() || (await read()) !== before, path).toBe(true)
  await isQuiet(page)
}

/** Waits until nothing is loading any more. */
export async function isQuiet(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect(page).toHaveTitle(/./)
  await expect(page.getByRole('status').filter({ hasText: /Loading/ })).toHaveCount(0)
}

/** Ends when the scripts of the page are there; its address alone would be there before them. */
async function navigate(path: string): Promise<void> {
  const { __reactRouterDataRouter: router } = window as unknown as { __reactRouterDataRouter: DataRouter }
  await router.navigate(path, { flushSync: true })
}

interface DataRouter {
  navigate(path: string, options: { flushSync: boolean }): Promise<void>
}
