import type { IncomingMessage } from 'node:http'
import type { Config } from '../platform/config.ts'
import { forwarded } from './forwarded.ts'

const HOST = /^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:]{2,39}\])(?::\d{1,5})?$/i

/** Nearly every request names the same host, and parsing one costs more than finding a cached page. */
let lastHost: string | undefined

/** True for a valid Host header. The regular expression alone would allow port 99999. */
export function isHost(host: string): boolean {
  if (host === lastHost) return true
  if (!HOST.test(host) || !URL.canParse(`http://${host}`)) return false
  lastHost = host
  return true
}

/** PUBLIC_URL, else the visitor's Host, which must never be shown to other visitors. No trailing slash. */
export function originOf(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { publicUrl, trustProxy = 0 }: Partial<Pick<Config, 'publicUrl' | 'trustProxy'>>,
): string {
  if (publicUrl) return publicUrl
  const host = forwarded(headers, 'host', trustProxy) ?? headers.host ?? ''
  const scheme = forwarded(headers, 'proto', trustProxy) === 'https' ? 'https' : 'http'
  return isHost(host) ? `${scheme}://${host.toLowerCase()}` : 'http://localhost'
}

/** The URL of a page; undefined for targets such as `//host`, whose relative links would lead to another host. */
export function pageAddress(target: string, origin: string): URL | undefined {
  const address = target.startsWith('/') ? URL.parse(new URL(origin).origin + target) : null
  return address && !address.pathname.startsWith('//') ? address : undefined
}
