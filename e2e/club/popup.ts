import type { BrowserContext } from '@playwright/test'

/** The visitor has closed the popup before, as a person would have: nothing else of the page is touched. */
export async function popupClosedBefore(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      sessionStorage.setItem('popup.closed', 'terms banner')
    } catch {
      // A page without an origin has no storage.
    }
  })
}
