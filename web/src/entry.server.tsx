import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { rendering } from './api/page-source'
import { LookContext } from './ui/look-context'
import { NonceContext } from './ui/nonce'

const RENDER_LIMIT_MS = 10_000

/** Renders the whole page before sending: pages are cached, so streaming has no use. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce, look } = context.get(rendering)
  let code = status
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <LookContext value={look}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </LookContext>
      </NonceContext>,
      {
        nonce: { script: nonce, style: nonce },
        onAllReady: () => {
          clearTimeout(limit)
          resolve(text(pipe(new PassThrough())))
        },
        onShellError: reject,
        onError: (error) => {
          code = 500
          console.error(error)
        },
      },
    )
    const limit = setTimeout(abort, RENDER_LIMIT_MS)
  })
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(lightened(html), { status: code, headers })
}

const lightened = (html: string) => withoutDiscovery(paintedFirst(html))

/** What the page looks like goes before its scripts: the page can be read without them. */
const paintedFirst = (html: string) =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')

/** The router marks links whose routes it would have to ask for; the pages know their routes. */
const withoutDiscovery = (html: string) => (import.meta.env.PROD ? html.replaceAll(' data-discover="true"', '') : html)
