import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { type Club, openClub } from './club/club.ts'
import { englishChosenBefore } from './club/language.ts'
import { popupClosedBefore } from './club/popup.ts'
import { callsUnderWay } from './club/under-way.ts'
import { endProduct, newClub, type Product, removeDataDir, startProduct } from './product/product.ts'

interface Fixtures {
  /** Errors reported by browsers in this journey; a journey that provokes one removes it. */
  complaints: string[]
  /** With a locale it is a browser in which no one has chosen a language yet. */
  another: (options?: BrowserContextOptions) => Promise<Page>
  /** Restores the club's clock after a journey, and releases holds: they live on for a while after the last tab. */
  leftAsFound: undefined
  /** In most journeys the popup is dismissed; those about it use `open`. */
  popup: 'closed' | 'open'
}

interface Standing {
  /** Additional settings of the product. */
  settings: Record<string, string>
  product: Product
  club: Club
}

/** Every journey uses the running club, and fails on any error in the browser. */
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
  context: async ({ context, baseURL, popup }, use) => {
    await englishChosenBefore(context, baseURL!)
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
      if (!options?.locale) await englishChosenBefore(context, baseURL!)
      if (popup === 'closed') await popupClosedBefore(context)
      listen(context, complaints)
      return ready(await context.newPage())
    })
    for (const context of opened) await context.close()
  },
  leftAsFound: [
    async ({ club }, use) => {
      await use(undefined)
      await club.resetClock()
      await club.releaseHolds()
    },
    { auto: true },
  ],
})

export { expect }

/** A page counts as loaded when it is interactive, not when it is visible. */
function ready(page: Page): Page {
  const open = page.goto.bind(page)
  page.goto = async (...address) => {
    const answer = await open(...address)
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    return answer
  }
  return page
}

/** After these calls the server refuses the old token. A page asks by itself, so some of its calls may still have it. */
const ENDS_TOKEN = /\/hp\/api\/(tokens\/refresh|member\/logout)/
const LOGS_OUT = /\/hp\/api\/member\/logout/
const REFUSED = /status of 401/

function listen(context: BrowserContext, complaints: string[]): void {
  const overtaken = overtakenCalls(context)
  // Violations of CSP and Trusted Types appear as console errors.
  context.on('console', (message) => {
    const { url } = message.location()
    if (message.type() !== 'error' || (REFUSED.test(message.text()) && overtaken.has(url))) return
    complaints.push(`${message.text()} (${url})`)
  })
  context.on('weberror', (error) => complaints.push(String(error.error().stack ?? error.error())))
}

/**
 * The addresses of calls that were under way while the session ended or its tokens were renewed, and of those a page sent
 * with the token of a logout whose answer it had not read yet.
 */
function overtakenCalls(context: BrowserContext): ReadonlySet<string> {
  const overtaken = new Set<string>()
  const ended = new Set<string>()
  const underWay = callsUnderWay(context)
  context.on('request', (request) => {
    const token = request.headers().authorization
    if (request.isNavigationRequest()) ended.clear()
    else if (token && LOGS_OUT.test(request.url())) ended.add(token)
    if (token && ended.has(token)) overtaken.add(request.url())
    const urls = [...underWay].map((call) => call.url())
    if (urls.some((url) => ENDS_TOKEN.test(url))) for (const url of urls) overtaken.add(url)
  })
  return overtaken
}
