import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import type { Call, DataOf, InputOf } from '@clubhouse/contract/call'
import { isCrawler } from '@clubhouse/contract/crawler'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isDatabaseAway } from '../platform/database.ts'
import type { Quick } from './front.ts'
import { KeptPage, PLACEHOLDER } from './kept-page.ts'
import { pageAddress } from './origin.ts'
import { API } from './serve.ts'

/** What the page renderer needs from the product. */
export interface PageSource {
  /** Runs a call as an anonymous visitor, in process; throws something with a `status` when there is no data. */
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
  /** Tells when the content of a noun has changed anywhere. */
  onChange(listener: (noun: string) => void): void
  /** The club's time, in milliseconds since 1970. */
  now(): number
  /** Where the visitor reaches the site, without a slash at the end. */
  origin(request: IncomingMessage): string
  dev: boolean
}

/** What the build of the site brings. */
export interface Site {
  render(request: Request, source: PageSource, lang: string, nonce: string): Promise<Response>
  /** Is there a page at this path? */
  hasPage(path: string): boolean
}

const WEB = join(import.meta.dirname, '../../../web')
const CLIENT = join(WEB, 'build/client')
const BUILT = join(WEB, 'build/server/index.js')

/** Posts open and close by the clock, so no page is kept longer. */
const KEPT_MS = 500
/** One that is only this much too old is shown once more while it is rendered anew, so that nobody waits. */
const SHOWN_MS = 500
/** On a busy machine a rendering takes long; so long one that was begun in time keeps nobody waiting either. */
const LONGEST_RENEWAL_MS = 1_000
/** The end of a page that is shown once and never again. */
const ALREADY_OLD = 0
const KEPT_PAGES = 500
const LONGEST_KEPT_URL = 300
/** What is found, and the stop page: a stopped site may be asked for more than ever. */
const KEPT_STATUS = new Set([200, 503])
/** Nouns that change all the time and are shown with a lag of at most KEPT_MS. */
const TOO_LIVELY = new Set(['sheet', 'booking', 'slot'])
const NOT_PAGES = [API, '/assets/', '/builds/']

/** What the product does for a page besides its content. */
interface Visit {
  /** More headers for this request. */
  hsts(request: IncomingMessage): Record<string, string>
  /** Answers a visitor over the limit of reads; false for other visitors. */
  refused(request: IncomingMessage, reply: FastifyReply): Promise<boolean>
}

/**
 * Serves every page of the site, and the files of its browser build.
 * @param site what renders; the build of the site unless said otherwise
 * @returns what answers a page that is kept, before the framework; and which pages there are
 */
export async function pages(
  app: FastifyInstance,
  source: PageSource,
  { hsts, refused }: Visit,
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

  /** The page at once when one is kept, else when it is rendered. */
  function page(url: string, lang: string, origin: string): KeptPage | Promise<KeptPage> {
    const key = `${lang} ${origin}${url}`
    const known = kept.get(key)
    const now = Date.now()
    if (known && known.until > now) return known
    // Everybody who asks for the same page at the same moment shares one rendering.
    const rendering = waiting.get(key) ?? begin(key, url, lang, origin, now)
    const wasInTime = known && known.until + SHOWN_MS > rendering.since && rendering.since + LONGEST_RENEWAL_MS > now
    return wasInTime ? known : rendering.done
  }

  function begin(key: string, url: string, lang: string, origin: string, since: number) {
    const at = generation
    const done = renderPage(url, lang, origin).then((page) => {
      if (at === generation && KEPT_STATUS.has(page.status) && url.length <= LONGEST_KEPT_URL) keep(key, page)
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

  // A page names its address, so what is kept is the same only for those who reach the site by the same name.
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
    // A page that failed for want of the database may be there in a moment.
    if (isAway && page.status === 500)
      return new KeptPage(awayPage(page), Buffer.from(await page.arrayBuffer()), ALREADY_OLD)
    return new KeptPage(page, Buffer.from(await page.arrayBuffer()), Date.now() + KEPT_MS)
  }

  app.get('/*', async (request, reply) => {
    const { url } = request.raw
    const origin = source.origin(request.raw)
    if (!isPage(url) || !pageAddress(url, origin) || isNotForCrawlers(request.raw)) return reply.callNotFound()
    if (await refused(request.raw, reply)) return reply
    const found = await page(url, languageOf(request.raw, source), origin)
    reply.hijack()
    found.send(request.raw, reply.raw, headersFor(request.raw, request.id), source.dev)
  })

  function headersFor(request: IncomingMessage, id: string): string[] {
    // A script can read this header of its own page, and so knows the club's time before the first answer.
    const time = ['server-timing', `club;desc="${source.now()}"`]
    return ['x-request-id', id, ...time, ...Object.entries(hsts(request)).flat()]
  }

  const quick: Quick = (request) => {
    const { url } = request
    if (kept.size === 0 || !isPage(url) || isNotForCrawlers(request)) return undefined
    const lang = languageOf(request, source)
    const origin = source.origin(request)
    // Not kept: the framework has the page rendered, and answers when that fails.
    if (!kept.has(`${lang} ${origin}${url}`)) return undefined
    const found = page(url, lang, origin)
    if (!(found instanceof KeptPage)) return undefined
    return (response) => found.send(request, response, headersFor(request, crypto.randomUUID()), source.dev)
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

/** That the state of the site could not be asked for is nothing to be found by. Source: spec, section 2. */
function isNotForCrawlers({ url, headers }: IncomingMessage): boolean {
  return url !== undefined && /^\/error\b/i.test(url) && isCrawler(String(headers['user-agent'] ?? ''))
}

/** `?lang=`, else the cookie, else the club's first language. */
function languageOf({ url, headers }: IncomingMessage, { club }: PageSource): string {
  const asked = url?.includes('lang=') && /[?&]lang=([a-z]{2})(?:&|$)/.exec(url)?.[1]
  if (asked && club.langs.includes(asked)) return asked
  const remembered = headers.cookie && /(?:^|;\s*)lang=([a-z]{2})(?:;|$)/.exec(headers.cookie)?.[1]
  return remembered && club.langs.includes(remembered) ? remembered : club.defaultLang
}

async function builtSite(app: FastifyInstance): Promise<Site> {
  await app.register(fastifyStatic, {
    root: CLIENT,
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    decorateReply: false,
    // Their names carry a hash of what is in them.
    setHeaders: (res, path) => {
      const isHashed = path.startsWith(join(CLIENT, 'assets'))
      res.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  return import(BUILT)
}

/** While the product is being built: pages straight from their sources, renewed in the browser as these change. */
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
  // The browser's connection to Vite is silent for minutes and is no slow reader.
  app.server.on('upgrade', (_request, socket) => (socket as Socket).setTimeout(0))
  const now = async () => (await vite.ssrLoadModule('./src/render.ts')) as Site
  const { hasPage } = await now()
  return { render: async (...args) => (await now()).render(...args), hasPage }
}
