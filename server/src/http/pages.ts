import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Call, DataOf, InputOf } from '@clubhouse/contract/call'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PageGzip } from './page-gzip.ts'
import { API } from './serve.ts'

/** What the page renderer needs from the product. */
export interface PageSource {
  /** Runs a call as an anonymous visitor, in process; throws something with a `status` when there is no data. */
  call<C extends Call>(call: C, input: InputOf<C>): Promise<DataOf<C>>
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
  publicUrl?: string
  dev: boolean
}

type Render = (request: Request, source: PageSource, lang: string, nonce: string) => Promise<Response>

const WEB = join(import.meta.dirname, '../../../web')
const CLIENT = join(WEB, 'build/client')
const BUILT = join(WEB, 'build/server/index.js')

/** Posts open and close by the clock, so no page is kept longer. */
const KEPT_MS = 500
/** One that is only this much too old is shown once more while it is rendered anew, so that nobody waits. */
const SHOWN_MS = 500
const KEPT_PAGES = 500
const LONGEST_KEPT_URL = 300
const MOST_SPARE = 64
/** Nouns that change all the time and are shown with a lag of at most KEPT_MS. */
const TOO_LIVELY = new Set(['sheet', 'booking', 'slot'])
const NONCE_BYTES = 18
const NOT_PAGES = [API, '/assets/', '/builds/']

/** Stands where the nonce goes; as long as a nonce, and nobody can guess it. */
const PLACEHOLDER = randomBytes(NONCE_BYTES).toString('base64url')

/** Serves every page of the site, and the files of its browser build. */
export async function pages(app: FastifyInstance, source: PageSource): Promise<void> {
  const render = source.dev ? await renderFresh(app) : await renderBuilt(app)
  const kept = new Map<string, Kept>()
  const waiting = new Map<string, Promise<Kept>>()
  let generation = 0
  source.onChange((noun) => {
    if (TOO_LIVELY.has(noun)) return
    generation++
    kept.clear()
    waiting.clear()
  })

  async function page(url: string, lang: string): Promise<Kept> {
    const key = `${lang} ${url}`
    const known = kept.get(key)
    const now = Date.now()
    if (known && known.until > now) return known
    // Everybody who asks for the same page at the same moment shares one rendering.
    let rendering = waiting.get(key)
    if (!rendering) {
      const at = generation
      rendering = renderPage(url, lang).then((done) => {
        if (at === generation && done.status === 200 && url.length <= LONGEST_KEPT_URL) keep(key, done)
        return done
      })
      waiting.set(key, rendering)
      const forget = () => waiting.get(key) === rendering && waiting.delete(key)
      rendering.then(forget, forget)
    }
    return known && known.until + SHOWN_MS > now ? known : rendering
  }

  function keep(key: string, done: Kept): void {
    kept.delete(key)
    if (kept.size >= KEPT_PAGES) kept.delete(kept.keys().next().value!)
    kept.set(key, done)
  }

  // The address is never the one that the visitor claims: what is kept is the same for everybody.
  const base = source.publicUrl ?? 'http://localhost'
  async function renderPage(url: string, lang: string): Promise<Kept> {
    const response = await render(new Request(new URL(url, base)), source, lang, PLACEHOLDER)
    return new Kept(response, Buffer.from(await response.arrayBuffer()))
  }

  app.get('/*', async (request, reply) => {
    const { url } = request.raw
    if (!url || url.startsWith('//') || NOT_PAGES.some((prefix) => url.startsWith(prefix))) return reply.callNotFound()
    return (await page(url, languageOf(request, source))).send(request, reply, source.dev)
  })
}

/** A page in memory, ready to be sent with a nonce of its own each time. */
class Kept {
  readonly status: number
  readonly until = Date.now() + KEPT_MS
  readonly #headers: Record<string, string>
  readonly #body: Buffer
  /** Where the nonce goes. */
  readonly #places: number[] = []
  #gzip?: PageGzip
  /** Copies that were sent: only their nonces are of before, which costs less to change than a copy to make. */
  readonly #spare: Buffer[] = []

  constructor(response: Response, body: Buffer) {
    this.status = response.status
    this.#headers = Object.fromEntries(response.headers)
    this.#headers['cache-control'] ??= 'no-cache'
    this.#body = body
    for (let at = body.indexOf(PLACEHOLDER); at >= 0; at = body.indexOf(PLACEHOLDER, at + 1)) this.#places.push(at)
  }

  send(request: FastifyRequest, reply: FastifyReply, dev: boolean): FastifyReply {
    reply.code(this.status).headers(this.#headers).header('vary', 'accept-encoding, cookie')
    if (this.#places.length === 0) return reply.send(this.#body)
    const nonce = newNonce()
    const body = this.#spare.pop() ?? Buffer.from(this.#body)
    reply.raw.once('close', () => this.#spare.length < MOST_SPARE && this.#spare.push(body))
    for (const at of this.#places) body.write(nonce, at, 'latin1')
    if (dev) reply.removeHeader('content-security-policy')
    reply.header(`content-security-policy${dev ? '-report-only' : ''}`, policy(nonce))
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(body)
    this.#gzip ??= new PageGzip(this.#body, this.#places, nonce.length)
    return reply.header('content-encoding', 'gzip').send(this.#gzip.answer(body, nonce))
  }
}

/** Source: quality, section 4. */
function policy(nonce: string): string {
  return `default-src 'self'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'`
}

const POOL_BYTES = NONCE_BYTES * 200
let pool = Buffer.alloc(0)
let used = 0

/** Random bytes come cheaper by the bucket. */
function newNonce(): string {
  if (used >= pool.length) {
    pool = randomBytes(POOL_BYTES)
    used = 0
  }
  used += NONCE_BYTES
  return pool.toString('base64url', used - NONCE_BYTES, used)
}

/** `?lang=`, else the cookie, else the club's first language. */
function languageOf(request: FastifyRequest, { club }: PageSource): string {
  const asked = (request.query as Record<string, unknown>).lang
  const remembered = /(?:^|;\s*)lang=([a-z]{2})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1]
  const wanted = typeof asked === 'string' && club.langs.includes(asked) ? asked : remembered
  return wanted && club.langs.includes(wanted) ? wanted : club.defaultLang
}

async function renderBuilt(app: FastifyInstance): Promise<Render> {
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
  const built = (await import(BUILT)) as { render: Render }
  return built.render
}

/** While the product is being built: pages straight from their sources, renewed in the browser as these change. */
async function renderFresh(app: FastifyInstance): Promise<Render> {
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
  return async (...args) => ((await vite.ssrLoadModule('./src/render.ts')) as { render: Render }).render(...args)
}
