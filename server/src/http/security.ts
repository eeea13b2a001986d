import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../platform/config.ts'
import type { Platform } from '../platform/platform.ts'
import { forwarded } from './forwarded.ts'

/** Headers of every response; pages set their own Content-Security-Policy. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // The front desk reads codes with the camera of its tablet.
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
}

/** The same as a flat list (name, value, …), which Node handles fastest. */
export const SECURITY_LIST: readonly string[] = Object.entries(SECURITY_HEADERS).flat()

const HSTS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
const NONE = {}

/** HSTS is sent only behind TLS. */
function hstsOf({ publicUrl, trustProxy }: Config, headers: IncomingHttpHeaders): Record<string, string> {
  const overTls = publicUrl?.startsWith('https:') || forwarded(headers, 'proto', trustProxy) === 'https'
  return overTls ? HSTS : NONE
}

const HSTS_LIST = Object.entries(HSTS).flat()
const NO_LIST: readonly string[] = []

/** The same as a flat list. */
export const hstsList = (config: Config, headers: IncomingHttpHeaders): readonly string[] =>
  hstsOf(config, headers) === HSTS ? HSTS_LIST : NO_LIST

/** The club's time in milliseconds since 1970. Browsers follow it, because a device's clock may be wrong. */
export const CLUB_TIME = 'club-time'

export function commonHeaders(app: FastifyInstance, { config, clock }: Pick<Platform, 'config' | 'clock'>): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({
      ...SECURITY_HEADERS,
      ...hstsOf(config, request.headers),
      'x-request-id': request.id,
      [CLUB_TIME]: clock.ms(),
    })
    done()
  })
}
