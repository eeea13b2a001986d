import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Platform } from '../platform/platform.ts'
import { hstsOf, SECURITY_HEADERS } from './security.ts'

/** Slow and silent clients are let go. Source: quality, section 2. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 65_000,
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/**
 * The HTTP server in front of the framework. What is kept for every visitor is answered right here: to send it costs
 * less than to count it, so it has no limit of its own.
 */
export function frontServer(
  { kept, config }: Pick<Platform, 'kept' | 'config'>,
  prefix: string,
): (handler: Handler) => Server {
  return (handler) =>
    createServer(TIMEOUTS, (request, response) => {
      const { method, url, headers } = request
      const found =
        method === 'GET' && headers.authorization === undefined && url?.startsWith(prefix) ? kept.get(url) : undefined
      if (!found) return handler(request, response)
      const isKnown = headers['if-none-match'] === found.etag
      response.writeHead(isKnown ? 304 : 200, {
        ...SECURITY_HEADERS,
        ...hstsOf(config, headers),
        'x-request-id': crypto.randomUUID(),
        'content-type': 'application/json; charset=utf-8',
        'content-length': isKnown ? 0 : found.body.length,
        'cache-control': 'no-cache',
        etag: found.etag,
      })
      response.end(isKnown ? undefined : found.body)
    })
}
