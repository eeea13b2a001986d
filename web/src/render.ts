import * as build from 'virtual:react-router/server-build'
import { read as look } from '@clubhouse/contract/look/look'
import { state as siteState } from '@clubhouse/contract/site'
import { createRequestHandler, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router'
import { type PageSource, rendering } from './api/page-source'
import { textsOf } from './language/texts'
import { lastingSheets } from './layouts/lasting-sheets'
import { STOP_PAGE, turnOf } from './site/turn'
import { NO_LOOK } from './ui/look-context'

const RETRY_AFTER_S = 600

const assets = { ...build.assets, routes: lastingSheets(build.assets.routes) }

const handle = createRequestHandler({ ...build, assets }, build.isSpaMode ? undefined : import.meta.env.MODE)

/** The server's entry: renders a page, or the loader data of one. */
export async function render(asked: Request, source: PageSource, lang: string, nonce: string): Promise<Response> {
  const { ver, texts } = source.messages(lang)
  const stop = await isStopped(asked, source)
  const request = stop ? new Request(new URL(STOP_PAGE, asked.url)) : asked
  const path = new URL(request.url).pathname.replace(/(\/_root)?\.data$/, '')
  const context = new RouterContextProvider()
  context.set(rendering, {
    source: { ...source, messages: source.messages, call: (call, input) => source.call(call, input).catch(notFound) },
    lang,
    nonce,
    // A page that cannot ask is shown in the product's colours.
    look: await source.call(look, {}).catch(() => NO_LOOK),
    texts: textsOf(texts, textsNamed(path, new URL(request.url).searchParams)),
    textsVersion: ver,
    hasPage,
  })
  const page = await handle(request, context)
  if (!stop || page.status !== 200) return page
  const headers = new Headers(page.headers)
  headers.set('retry-after', String(RETRY_AFTER_S))
  return new Response(page.body, { status: 503, headers })
}

/** A stopped site answers every page with one page. Loader data is redirected there. */
async function isStopped({ url }: Request, source: PageSource): Promise<boolean> {
  const { pathname } = new URL(url)
  if (pathname.endsWith('.data')) return false
  const asked = await source.call(siteState, { clubCode: source.club.clubCode }).catch(() => undefined)
  // Without a response the page shows the failure itself.
  const state = asked?.state
  return state === 0 && (pathname === STOP_PAGE || turnOf(pathname, state) === STOP_PAGE)
}

/** A missing record is a 404; other responses stay unchanged. */
function notFound(error: unknown): never {
  if ((error as { status?: number } | null)?.status === 404) throw new Response(null, { status: 404 })
  throw error
}

const routes = childrenOf(undefined)

function childrenOf(parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route?.parentId === parentId)
    .map((route) => {
      const { id, path, index, module } = route!
      return index
        ? { id, path, index, handle: module.handle }
        : { id, path, handle: module.handle, children: childrenOf(id) }
    })
}

const MOST_PATHS = 1_000
const known = new Map<string, boolean>()

/** For paths of menus, which are asked for again and again: each match would rank all routes anew. */
export function hasPage(path: string): boolean {
  if (!known.has(path)) {
    if (known.size >= MOST_PATHS) known.clear()
    known.set(path, matchRoutes(routes, path)?.at(-1)?.route.path !== '*')
  }
  return known.get(path)!
}

interface Handle {
  messages?: readonly string[] | ((search: URLSearchParams) => readonly string[])
}

/** Text categories of the matched routes, from `handle.messages`; they may depend on the query. */
function textsNamed(path: string, search: URLSearchParams): string[] {
  const matches = matchRoutes(routes, path || '/') ?? []
  return matches.flatMap(({ route }) => {
    const { messages = [] } = (route.handle as Handle | undefined) ?? {}
    return typeof messages === 'function' ? messages(search) : messages
  })
}
