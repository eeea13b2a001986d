import type { IncomingMessage } from 'node:http'
import type { Config } from '../platform/config.ts'
import { forwarded } from './forwarded.ts'

const HOST = /^(?:[a-z0-9.-]{1,253}|\[[0-9a-f:]{2,39}\])(?::\d{1,5})?$/i

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
  return HOST.test(host) ? `${scheme}://${host.toLowerCase()}` : 'http://localhost'
}
