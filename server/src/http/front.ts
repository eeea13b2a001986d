import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { KeptAnswer } from '../platform/kept-answers.ts'
import type { Platform } from '../platform/platform.ts'
import { announcesBody, boundConnections } from './connection.ts'
import { clientAddress } from './forwarded.ts'
import { encodingFor, packedOnce } from './packing.ts'
import { refuse } from './raw-answer.ts'
import { CLUB_TIME, hstsList, SECURITY_LIST } from './security.ts'
import { hasOneTarget } from './target.ts'

/** Slow and silent clients are disconnected within 15 s. */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 14_000, connectionsCheckingInterval: 1_000 }
/** Node's own answer to a missing Host header has no envelope. A request without a body needs no stream to read it. */
const OURS = { requireHostHeader: false, optimizeEmptyRequests: true }
/** Longer than the idle timeout of a proxy, so that the proxy closes first. */
const KEPT_FOR_PROXY_MS = 65_000
/** A slow reader whose response fits the socket buffers looks idle. */
const KEPT_FOR_CLIENT_MS = 10_000

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Returns the cached response of a GET; undefined passes the request to the framework. Decision 010. */
export type Quick = (request: IncomingMessage) => ((response: ServerResponse) => void) | undefined

/** Whether an address is blocked. @param isOffice from the back office, where more addresses are */
export type Refuses = (ip: string, isOffice: boolean) => boolean

const OFFICE = /^\/ishm(?![^/?#])/i

/** Sends cached responses before the framework and counts them as reads. @param quick their sources, asked in order */
export function frontServer(
  quick: readonly Quick[],
  { config, limits }: Pick<Platform, 'config' | 'limits'>,
  refuses: Refuses,
): (handler: Handler) => Server {
  return (handler) => {
    const keepAliveTimeout = config.trustProxy > 0 ? KEPT_FOR_PROXY_MS : KEPT_FOR_CLIENT_MS
    const server = createServer({ ...TIMEOUTS, ...OURS, keepAliveTimeout }, (request, response) => {
      bound(request, response)
      const ip = clientAddress(request, config.trustProxy)
      // Before anything else is read: also files, pages and streams are refused to a blocked address.
      if (refuses(ip, OFFICE.test(decoded(request.url)))) return refuse(response, 403, config)
      if (!hasOneTarget(request)) return refuse(response, 400, config)
      // Without a body there is nothing to parse, and reading the closed stream would never end.
      if (!announcesBody(request)) delete request.headers['content-type']
      const send = request.method === 'GET' ? found(quick, request) : undefined
      if (!send) return handler(request, response)
      const waitMs = limits.spend('read', `ip${ip}`)
      if (waitMs === 0) return send(response)
      Promise.resolve(waitMs).then(
        (ms) => (ms === 0 ? send(response) : handler(request, response)),
        () => handler(request, response),
      )
    })
    server.on('checkExpectation', (_request, response) => refuse(response, 417, config))
    const bound = boundConnections(server, config)
    return server
  }
}

/** The path without escapes, because `/%69shm` is the back office too. */
function decoded(url = ''): string {
  if (!url.includes('%')) return url
  try {
    return decodeURI(url)
  } catch {
    return url
  }
}

function found(quick: readonly Quick[], request: IncomingMessage): ReturnType<Quick> {
  for (const find of quick) {
    const send = find(request)
    if (send) return send
  }
  return undefined
}

export function keptAnswers(
  { kept, config, clock }: Pick<Platform, 'kept' | 'config' | 'clock'>,
  prefix: string,
): Quick {
  const heads = new WeakMap<KeptAnswer, string[]>()
  return ({ url, headers }) => {
    if (!url?.startsWith(prefix) || headers.authorization !== undefined) return undefined
    const found = kept.get(url)
    if (!found) return undefined
    return (response) => {
      const isKnown = headers['if-none-match'] === found.etag
      const head = heads.get(found) ?? headOf(found)
      heads.set(found, head)
      // Node reads the header list synchronously, so the next request may overwrite its id.
      head[REQUEST_ID_AT] = crypto.randomUUID()
      const encoding = isKnown ? undefined : encodingFor(headers['accept-encoding'] as string, found.body.length)
      const body = encoding ? packedOnce(found.body, encoding) : found.body
      const list = [...head, CLUB_TIME, String(clock.ms()), 'content-length', isKnown ? '0' : String(body.length)]
      if (encoding) list.push('content-encoding', encoding)
      list.push(...hstsList(config, headers))
      response.writeHead(isKnown ? 304 : 200, list)
      response.end(isKnown ? undefined : body)
    }
  }
}

const REQUEST_ID_AT = 1

function headOf({ etag }: KeptAnswer): string[] {
  const own = [
    'content-type',
    'application/json; charset=utf-8',
    'cache-control',
    'no-cache',
    'vary',
    'accept-encoding',
    'etag',
    etag,
  ]
  return ['x-request-id', '', ...SECURITY_LIST, ...own]
}
