import type { BrowserContext } from '@playwright/test'

/** The popup is dismissed, as by a visitor. */
export async function popupClosedBefore(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      sessionStorage.setItem('popup.closed', 'terms banner')
    } catch {
      // A page without an origin has no storage.
    }
  })
}
