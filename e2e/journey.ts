import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { type Club, openClub } from './club/club.ts'
import { popupClosedBefore } from './club/popup.ts'

interface Fixtures {
  /** What browsers complained about in this journey; a journey that provokes a complaint takes it out. */
  complaints: string[]
  /** A window of somebody else. */
  another: (options?: BrowserContextOptions) => Promise<Page>
  /** Whatever a journey did to the club's clock is undone. */
  rightTime: undefined
  /** Most journeys are made by people who have closed the popup; those about it say `open`. */
  popup: 'closed' | 'open'
}

/** Every journey stands in the running club, and fails when the browser reports an error on the way. */
export const test = base.extend<Fixtures, { club: Club }>({
  club: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from here
    async ({}, use) => {
      const club = openClub(process.env.CLUB_DATABASE_URL!)
      await use(club)
      await club.close()
    },
    { scope: 'worker' },
  ],
  popup: ['closed', { option: true }],
  context: async ({ context, popup }, use) => {
    if (popup === 'closed') await popupClosedBefore(context)
    await use(context)
  },
  complaints: async ({ context }, use) => {
    const complaints: string[] = []
    listen(context, complaints)
    await use(complaints)
    expect(complaints, 'errors in the console, broken policies and failed scripts').toEqual([])
  },
  page: async ({ page, complaints: _ }, use) => use(ready(page)),
  another: async ({ browser, complaints, popup }, use) => {
    const opened: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      opened.push(context)
      if (popup === 'closed') await popupClosedBefore(context)
      listen(context, complaints)
      return ready(await context.newPage())
    })
    for (const context of opened) await context.close()
  },
  rightTime: [
    async ({ club }, use) => {
      await use(undefined)
      await club.resetClock()
    },
    { auto: true },
  ],
})

export { expect }

/** A page is there when it answers to keys and typing, not when it can be seen. */
function ready(page: Page): Page {
  const open = page.goto.bind(page)
  page.goto = async (...address) => {
    const answer = await open(...address)
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    return answer
  }
  return page
}

function listen(context: BrowserContext, complaints: string[]): void {
  // Broken content policies and Trusted Types arrive as errors in the console.
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => complaints.push(String(error.error().stack ?? error.error())))
}
