import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { type Club, openClub } from './club/club.ts'
import { watchCalls } from './club/pass-time.ts'
import { popupClosedBefore } from './club/popup.ts'
import { endProduct, newClub, type Product, removeDataDir, startProduct } from './product/product.ts'

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

/** What a process of journeys stands on. */
interface Standing {
  /** What the product is started with beside the usual. */
  settings: Record<string, string>
  /** A running product with a club of its own. */
  product: Product
  club: Club
}

/** Every journey stands in the running club, and fails when the browser reports an error on the way. */
export const test = base.extend<Fixtures, Standing>({
  settings: [{}, { scope: 'worker', option: true }],
  product: [
    async ({ settings }, use) => {
      const product = await startProduct(newClub(), settings)
      await use(product)
      await endProduct(product)
      removeDataDir(product.dataDir)
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  club: [
    async ({ product }, use) => {
      const club = await openClub(product)
      await use(club)
      await club.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  popup: ['closed', { option: true }],
  context: async ({ context, popup }, use) => {
    watchCalls(context)
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
  another: async ({ browser, baseURL, complaints, popup }, use) => {
    const opened: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext({ baseURL, ...options })
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
