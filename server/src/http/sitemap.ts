import { eventBoard } from '@clubhouse/contract/board/event'
import { normal, top } from '@clubhouse/contract/board/notice'
import { normal as references } from '@clubhouse/contract/board/reference'
import type { Call, DataOf, InputOf } from '@clubhouse/contract/call'
import { type Menu, tree } from '@clubhouse/contract/menu'
import type { FastifyInstance } from 'fastify'
import type { Cache } from '../platform/cache.ts'
import type { Config } from '../platform/config.ts'
import type { Club } from '../platform/context.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import { originOf } from './origin.ts'
import { type SharedBytes, sendShared, sharedBytes } from './shared-bytes.ts'

interface Entry {
  path: string
  changedAt?: string
}

export interface SitemapSource {
  cache: Cache
  club: Club
  call<C extends Call>(call: C, input: InputOf<C>): Promise<DataOf<C>>
  facts(): Promise<{ isOpen: boolean; isIndexed: boolean }>
  menuChanges(): Promise<Map<string, string>>
  /** Is there a page at this path? A menu may exist before its page. */
  hasPage(path: string): boolean
  config: Config
}

const SHOWN = ['menu', 'notice', 'event', 'reference', 'site']
const KEPT_SECONDS = 30
const TYPE = 'application/xml; charset=utf-8'
const RETRY_AFTER_S = 600
const AT_ONCE = 100
/** A sitemap may hold 50,000 entries; a club has far fewer posts. */
const MOST_POSTS = 5_000

export function sitemap(app: FastifyInstance, source: SitemapSource): void {
  const { club, config, cache } = source
  // One address at a time: who asks by other names gets bytes of his own.
  let last: { entries: Entry[]; origin: string; bytes: SharedBytes } | undefined
  const read = async () => [...(await menuEntries(source)), ...(await postEntries(source))]
  app.get('/sitemap.xml', async (request, reply) => {
    const { isOpen, isIndexed } = await source.facts()
    if (!isIndexed) return reply.callNotFound()
    if (!isOpen) return reply.code(503).header('retry-after', RETRY_AFTER_S).send()
    const entries = await cache.recall('sitemap', SHOWN, KEPT_SECONDS, read)
    const origin = originOf(request, config)
    if (last?.entries !== entries || last.origin !== origin)
      last = { entries, origin, bytes: sharedBytes(xml(entries, origin, club)) }
    return sendShared(last.bytes, TYPE, request, reply)
  })
}

/** Pages for visitors: visible in the menu, without a login. */
async function menuEntries({ club, call, menuChanges, hasPage }: SitemapSource): Promise<Entry[]> {
  const [menus, changes] = await Promise.all([call(tree, { siteCode: club.siteCode }), menuChanges()])
  return flat(menus)
    .filter(({ isVisible, permit, needPassword }) => isVisible && permit !== '2' && !needPassword)
    .map((menu) => ({
      path: menu.isMainPage ? '/' : `/${menu.seoSlug.replace(/^\/+|\/+$/g, '')}`,
      changedAt: changes.get(menu.code),
    }))
    .filter(({ path }) => hasPage(path))
}

const flat = (menus: Menu[]): Menu[] => menus.flatMap((menu) => [menu, ...flat(menu.children)])

/** The posts of a list, page by page. */
async function everyPost(read: (page: number) => Promise<{ list: Post[] }>): Promise<Post[]> {
  const found: Post[] = []
  for (let page = 1; found.length < MOST_POSTS; page++) {
    const { list } = await read(page)
    found.push(...list)
    if (list.length < AT_ONCE) break
  }
  return found
}

interface Post {
  idx: number
  updatedAt: string
}

async function postEntries({ club: { clubCode }, call }: SitemapSource): Promise<Entry[]> {
  const entriesOf = (noun: string, posts: Post[]) =>
    posts.map(({ idx, updatedAt }) => ({ path: `/community/${noun}/${idx}`, changedAt: updatedAt }))
  const asked = (page: number) => ({ clubCode, page, size: AT_ONCE })
  return [
    ...entriesOf('notice', await call(top, { clubCode, size: AT_ONCE })),
    ...entriesOf('notice', await everyPost((page) => call(normal, asked(page)))),
    ...entriesOf('event', await everyPost((page) => call(eventBoard.list, asked(page)))),
    ...entriesOf('reference', await everyPost((page) => call(references, asked(page)))),
  ]
}

function xml(entries: Entry[], origin: string, { lang, langs }: Club): string {
  const alternates = (address: string) =>
    [['x-default', address], ...langs.map((one) => [one, one === lang ? address : `${address}?lang=${one}`])]
      .map(([one, href]) => `<xhtml:link rel="alternate" hreflang="${one}" href="${escapeHtml(href!)}"/>`)
      .join('')
  const urls = entries.map(({ path, changedAt }) => {
    const address = origin + path
    const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : ''
    return `<url><loc>${escapeHtml(address)}</loc>${changed}${alternates(address)}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}
