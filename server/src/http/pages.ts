import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import type { Call, DataOf, InputOf } from '@clubhouse/contract/call'
import { isCrawler } from '@clubhouse/contract/crawler'
import type { FastifyInstance } from 'fastify'
import { isDatabaseAway } from '../platform/database.ts'
import { builtFiles } from './built-files.ts'
import type { Quick } from './front.ts'
import { KeptPage, PLACEHOLDER } from './kept-page.ts'
import { pageAddress } from './origin.ts'
import { readerLanguage } from './reader-language.ts'
import { API } from './serve.ts'

export interface PageSource {
  /** Runs a call as a visitor, in process. Throws an error with a `status` when there is no data. */
  call<C extends Call>(call: C, input: InputOf<C>, lang?: string): Promise<DataOf<C>>
  messages(lang: string): { ver: number; texts: Record<string, Record<string, string>> }
  club: {
    clubCode: string
    siteCode: string
    zone: string
    currency: string
    langs: string[]
    defaultLang: string
  }
  onChange(listener: (noun: string) => void): void
  now(): number
  /** Where the visitor reaches the site, without a slash at the end. */
  origin(request: IncomingMessage): string
  dev: boolean
}

export interface Site {
  render(request: Request, source: PageSource, lang: string, nonce: string): Promise<Response>
  hasPage(path: string): boolean
}

const WEB = join(import.meta.dirname, '../../../web')
const CLIENT = join(WEB, 'build/client')
const BUILT = join(WEB, 'build/server/index.js')

/** Longest cache age, because posts open and close by the clock. */
const KEPT_MS = 500
/** A page this much older is served stale once while it is rendered again. */
const SHOWN_MS = 500
/** Serve the stale page for up to this long while a re-render that started in time is still running. */
const LONGEST_RENEWAL_MS = 1_000
/** Added to a page's age so that it is served once and never again. */
const ALREADY_OLD = 0
const KEPT_PAGES = 500
const LONGEST_KEPT_URL = 300
/** Pages cached first: those found most, and the stop page, which is in demand while the site is stopped. */
const KEPT_STATUS = new Set([200, 503])
/** Nouns that change constantly; pages show them with a lag of at most KEPT_MS. */
const TOO_LIVELY = new Set(['sheet', 'booking', 'slot'])
const NOT_PAGES = [API, '/assets/', '/builds/']

// A page contains its own address, so the key includes the host.
type Wanted = [url: string, lang: string, origin: string]
const keyOf = (...[url, lang, origin]: Wanted) => `${lang} ${origin}${url}`

interface Visit {
  /** Told of each page that is answered. */
  viewed?(request: IncomingMessage, origin: string): void
  /** Name, value. */
  hsts(request: IncomingMessage): readonly string[]
}

/** @param site the renderer; by default the build of the site @returns the source of cached pages, and their list */
export async function pages(
  app: FastifyInstance,
  source: PageSource,
  { hsts, viewed }: Visit,
  site?: Site,
): Promise<Pick<Site, 'hasPage'> & { quick: Quick }> {
  const { render, hasPage } = site ?? (source.dev ? await freshSite(app) : await builtSite(app))
  const kept = new Map<string, KeptPage>()
  const waiting = new Map<string, { done: Promise<KeptPage>; since: number }>()
  let generation = 0
  source.onChange((noun) => {
    if (TOO_LIVELY.has(noun)) return
    generation++
    kept.clear()
    waiting.clear()
  })

  function page(url: string, lang: string, origin: string): KeptPage | Promise<KeptPage> {
    const key = keyOf(url, lang, origin)
    return current(key, kept.get(key), [url, lang, origin])
  }

  /** @param known the page that is kept under the key */
  function current(key: string, known: KeptPage | undefined, what: Wanted): KeptPage | Promise<KeptPage> {
    const now = Date.now()
    if (known && known.until > now) return known
    // Coalesces concurrent requests for the same page.
    const rendering = waiting.get(key) ?? begin(key, what, now)
    const wasInTime = known && known.until + SHOWN_MS > rendering.since && rendering.since + LONGEST_RENEWAL_MS > now
    return wasInTime ? known : rendering.done
  }

  function begin(key: string, what: Wanted, since: number) {
    const at = generation
    const done = renderPage(...what).then((page) => {
      if (at === generation && KEPT_STATUS.has(page.status) && what[0].length <= LONGEST_KEPT_URL) keep(key, page)
      return page
    })
    const rendering = { done, since }
    waiting.set(key, rendering)
    const forget = () => waiting.get(key) === rendering && waiting.delete(key)
    done.then(forget, forget)
    return rendering
  }

  function keep(key: string, done: KeptPage): void {
    kept.delete(key)
    if (kept.size >= KEPT_PAGES) kept.delete(kept.keys().next().value!)
    kept.set(key, done)
  }

  async function renderPage(url: string, lang: string, origin: string): Promise<KeptPage> {
    let isAway = false
    const call: PageSource['call'] = (asked, input) =>
      source.call(asked, input, lang).catch((error) => {
        isAway ||= isDatabaseAway(error)
        throw error
      })
    const page = await render(
      new Request(pageAddress(url, origin)!),
      { ...source, club: source.club, call },
      lang,
      PLACEHOLDER,
    )
    // A page that failed because the database was away may work a moment later.
    if (isAway && page.status === 500)
      return new KeptPage(awayPage(page), Buffer.from(await page.arrayBuffer()), ALREADY_OLD)
    return new KeptPage(page, Buffer.from(await page.arrayBuffer()), Date.now() + KEPT_MS)
  }

  app.get('/*', async (request, reply) => {
    const { url } = request.raw
    const origin = source.origin(request.raw)
    if (!isPage(url) || !pageAddress(url, origin) || isNotForCrawlers(request.raw)) return reply.callNotFound()
    const found = await page(url, languageOf(request.raw, source), origin)
    reply.hijack()
    found.send(request.raw, reply.raw, headersFor(request.raw, request.id), source.dev)
    if (found.status === 200) viewed?.(request.raw, origin)
  })

  function headersFor(request: IncomingMessage, id: string): string[] {
    // Scripts can read this header of their own page, so they know the club's time before the first answer.
    const time = ['server-timing', `club;desc="${source.now()}"`]
    return ['x-request-id', id, ...time, ...hsts(request)]
  }

  const quick: Quick = (request) => {
    const { url } = request
    if (kept.size === 0 || !isPage(url) || isNotForCrawlers(request)) return undefined
    const lang = languageOf(request, source)
    const origin = source.origin(request)
    const key = keyOf(url, lang, origin)
    const known = kept.get(key)
    // Not cached: the framework renders the page and answers failures.
    if (!known) return undefined
    const found = current(key, known, [url, lang, origin])
    if (!(found instanceof KeptPage)) return undefined
    return (response) => {
      found.send(request, response, headersFor(request, crypto.randomUUID()), source.dev)
      if (found.status === 200) viewed?.(request, origin)
    }
  }
  return { quick, hasPage }
}

function awayPage({ headers }: Response): Response {
  const later = new Headers(headers)
  later.set('retry-after', '1')
  later.set('cache-control', 'no-store')
  return new Response(null, { status: 503, headers: later })
}

function isPage(url: string | undefined): url is string {
  return url !== undefined && !NOT_PAGES.some((prefix) => url.startsWith(prefix))
}

/** Keep crawlers from indexing the /error page. Specification 2.10. */
function isNotForCrawlers({ url, headers }: IncomingMessage): boolean {
  return url !== undefined && /^\/error\b/i.test(url) && isCrawler(String(headers['user-agent'] ?? ''))
}

/** What the address asks for, then what the reader chose in this browser, then what the browser prefers. Decision 144. */
function languageOf({ url, headers }: IncomingMessage, { club }: PageSource): string {
  const asked = url?.includes('lang=') && /[?&]lang=([a-z]{2})(?:&|$)/.exec(url)?.[1]
  if (asked && club.langs.includes(asked)) return asked
  const cookieLang = headers.cookie && /(?:^|;\s*)lang=([a-z]{2})(?:;|$)/.exec(headers.cookie)?.[1]
  if (cookieLang && club.langs.includes(cookieLang)) return cookieLang
  return readerLanguage(headers['accept-language'], club.langs) ?? club.defaultLang
}

async function builtSite(app: FastifyInstance): Promise<Site> {
  await builtFiles(app, CLIENT)
  return import(BUILT)
}

/** Development: pages are served from source with hot reload. */
async function freshSite(app: FastifyInstance): Promise<Site> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: WEB,
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    if (request.raw.url?.startsWith(API)) return done()
    vite.middlewares(request.raw, reply.raw, () => done())
  })
  // Vite's WebSocket is silent for minutes and must not count as a slow reader.
  app.server.on('upgrade', (_request, socket) => (socket as Socket).setTimeout(0))
  const now = async () => (await vite.ssrLoadModule('./src/render.ts')) as Site
  const { hasPage } = await now()
  return { render: async (...args) => (await now()).render(...args), hasPage }
}
