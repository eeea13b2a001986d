import type { Page } from '@playwright/test'
import { expect } from '../journey.ts'
import type { Club } from './club.ts'

/** Stops (0), opens (1) or closes (2) the site in the database, and waits until it applies. */
export async function setSiteState({ sql }: Club, page: Page, state: 0 | 1 | 2, message = ''): Promise<void> {
  await sql`update site_state set state = ${state}, message = ${message || null}`
  await expect
    .poll(async () => (await (await page.request.get('/hp/api/site/state?clubCode=GC001')).json()).data.state)
    .toBe(state)
}

/** Clicks on an empty area until the page has redirected. */
export async function lookUntil(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.locator('main').click({ position: { x: 4, y: 4 } })
    await expect(page).toHaveURL(path, { timeout: 800 })
  }).toPass()
}
