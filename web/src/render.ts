import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router'
import { type PageSource, rendering } from './api/page-source'
import { textsOf } from './language/texts'

const handle = createRequestHandler(build, build.isSpaMode ? undefined : import.meta.env.MODE)

/** The one door from the server: renders a page, or the data of one for a navigation in the browser. */
export function render(request: Request, source: PageSource, lang: string, nonce: string): Promise<Response> {
  const { ver, texts } = source.messages(lang)
  const path = new URL(request.url).pathname.replace(/(\/_root)?\.data$/, '')
  const context = new RouterContextProvider()
  context.set(rendering, {
    source: { ...source, messages: source.messages, call: (call, input) => source.call(call, input).catch(notFound) },
    lang,
    nonce,
    texts: textsOf(texts, categories(path)),
    textsVersion: ver,
  })
  return handle(request, context)
}

/** A missing record is a missing page; everything else stays what it is. */
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

/** The message categories of the matched routes, as each names them in `handle.messages`. */
function categories(path: string): string[] {
  const matches = matchRoutes(routes, path || '/') ?? []
  return matches.flatMap(({ route }) => (route.handle as { messages?: string[] } | undefined)?.messages ?? [])
}
