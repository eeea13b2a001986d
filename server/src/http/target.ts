import type { IncomingMessage } from 'node:http'
import { isHost } from './origin.ts'

const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/is

/** Makes an absolute target a path and a Host; false unless it names one site. Source: RFC 9112, section 3.2. */
export function hasOneTarget(request: IncomingMessage): boolean {
  const { url = '', headers, rawHeaders, httpVersionMinor } = request
  if (!url.startsWith('/') && url !== '*') {
    const [, host, rest = ''] = ABSOLUTE.exec(url) ?? []
    if (host === undefined) return false
    headers.host = host
    request.url = rest.startsWith('/') ? rest : `/${rest}`
  }
  if (headers.host === undefined) return httpVersionMinor === 0
  return isHost(headers.host) && countHosts(rawHeaders) < 2
}

/** Node itself keeps the first Host header. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!
    if (name.length === 4 && name.toLowerCase() === 'host') count++
  }
  return count
}
