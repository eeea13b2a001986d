import type { BrowserContext } from '@playwright/test'

/** The reader has chosen English here, so that a login of a member who speaks Korean does not change the page. */
export async function englishChosenBefore(context: BrowserContext, url: string): Promise<void> {
  await context.addCookies([{ name: 'lang', value: 'en', url }])
}
