import { logIn } from '../club/log-in.ts'
import { expect, test } from '../journey.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('on a phone Today begins with what waits, and the current time is one press away', async ({ page }) => {
  await logIn(page, 'manager1', '/ishm')
  const now = page.locator('tr[aria-current=time]')
  await expect(now).toBeAttached()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.getByRole('button', { name: /^Now \d\d:\d\d/ }).tap()
  await expect(now).toBeInViewport()
})
