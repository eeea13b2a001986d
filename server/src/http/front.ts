import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { KeptAnswer } from '../platform/kept-answers.ts'
import type { Platform } from '../platform/platform.ts'
import { CLUB_TIME, hstsOf, SECURITY_LIST } from './security.ts'

/** Slow and silent clients are let go. Source: quality, section 2. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 65_000,
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Answers a GET from memory; false leaves it to the framework. */
export type Quick = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * The HTTP server in front of the framework. What is kept for every visitor is answered right here: to send it costs
 * less than to count it, so it has no limit of its own.
 * @param quick who may answer; asked in order
 */
export function frontServer(quick: readonly Quick[]): (handler: Handler) => Server {
  return (handler) =>
    createServer(TIMEOUTS, (request, response) => {
      if (request.method === 'GET') for (const answered of quick) if (answered(request, response)) return
      handler(request, response)
    })
}

/** Calls below the prefix whose answer is kept. */
export function keptAnswers(
  { kept, config, clock }: Pick<Platform, 'kept' | 'config' | 'clock'>,
  prefix: string,
): Quick {
  const heads = new WeakMap<KeptAnswer, string[]>()
  return (request, response) => {
    const { url, headers } = request
    if (!url?.startsWith(prefix) || headers.authorization !== undefined) return false
    const found = kept.get(url)
    if (!found) return false
    const isKnown = headers['if-none-match'] === found.etag
    const head = heads.get(found) ?? headOf(found)
    heads.set(found, head)
    // Node reads the list before it comes back, so the next request may write its own id there.
    head[REQUEST_ID_AT] = crypto.randomUUID()
    const list = [...head, CLUB_TIME, String(clock.ms()), 'content-length', isKnown ? '0' : String(found.body.length)]
    for (const [name, value] of Object.entries(hstsOf(config, headers))) list.push(name, value)
    response.writeHead(isKnown ? 304 : 200, list)
    response.end(isKnown ? undefined : found.body)
    return true
  }
}

const REQUEST_ID_AT = 1

function headOf({ etag }: KeptAnswer): string[] {
  const own = ['content-type', 'application/json; charset=utf-8', 'cache-control', 'no-cache', 'etag', etag]
  return ['x-request-id', '', ...SECURITY_LIST, ...own]
}
