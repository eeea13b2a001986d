import type { IncomingMessage } from 'node:http'
import type { Config } from '../platform/config.ts'
import { forwarded } from './forwarded.ts'

const HOST = /^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:]{2,39}\])(?::\d{1,5})?$/i

/** True for a syntactically valid Host header. The expression alone would allow port 99999. */
export const isHost = (host: string): boolean => HOST.test(host) && URL.canParse(`http://${host}`)

/**
 * Where the site is reached, without a slash at the end: PUBLIC_URL, else what the visitor calls it. That is the
 * visitor's claim, so nothing that says it may be shown to anybody who did not claim the same.
 */
export function originOf(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { publicUrl, trustProxy = 0 }: Partial<Pick<Config, 'publicUrl' | 'trustProxy'>>,
): string {
  if (publicUrl) return publicUrl
  const host = forwarded(headers, 'host', trustProxy) ?? headers.host ?? ''
  const scheme = forwarded(headers, 'proto', trustProxy) === 'https' ? 'https' : 'http'
  return isHost(host) ? `${scheme}://${host.toLowerCase()}` : 'http://localhost'
}

/**
 * The address of a page by its request target; undefined when the target can be no page. A path that resolves to two
 * slashes at its start would make every relative link an address of another site.
 */
export function pageAddress(target: string, origin: string): URL | undefined {
  const address = target.startsWith('/') ? URL.parse(new URL(origin).origin + target) : null
  return address && !address.pathname.startsWith('//') ? address : undefined
}
