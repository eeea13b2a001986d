import type { BrowserContext } from '@playwright/test'

/** As the browser sees access tokens, so that a hold can outlive a session. @param seconds instead of 15 minutes */
export async function shortSessions(context: BrowserContext, seconds: number): Promise<void> {
  for (const path of ['**/member/login', '**/tokens/refresh*']) {
    await context.route(path, async (route) => {
      const response = await route.fetch()
      const json = await response.json()
      if (json.data) {
        const until = Date.parse(json.data.accessTokenExpire) - (15 * 60 - seconds) * 1000
        json.data.accessTokenExpire = new Date(until).toISOString()
      }
      await route.fulfill({ response, json })
    })
  }
}
