import { lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const TIMEOUT_MS = 8_000
const MOST_BYTES = 10_000

/** Networks of machines that are not public (IANA's registries of special addresses). */
const CLOSED = new BlockList()
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]) {
  const [address, prefix] = network.split('/')
  CLOSED.addSubnet(address!, Number(prefix))
}
for (const network of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']) {
  const [address, prefix] = network.split('/')
  CLOSED.addSubnet(address!, Number(prefix), 'ipv6')
}
/** Everything else of IPv6 is local, mapped or not given out. */
const GIVEN_OUT = new BlockList()
GIVEN_OUT.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !CLOSED.check(address)
  return family === 6 && GIVEN_OUT.check(address, 'ipv6') && !CLOSED.check(address, 'ipv6')
}

/** A status of 0 is a service that could not be reached, or did not answer in time. */
export interface Posted {
  status: number
  body: string
  /** Seconds after which the service wants to be asked again. */
  retryAfter?: number
}

/** @param origins beside public https addresses, exactly as given */
export function isPostable(address: string, origins: readonly string[]): boolean {
  const url = URL.parse(address)
  if (!url || url.username || url.password || url.hash) return false
  if (origins.includes(url.origin)) return true
  const host = hostOf(url)
  return url.protocol === 'https:' && (isIP(host) === 0 ? host.includes('.') : isPublicAddress(host))
}

/**
 * Posts JSON to an address that a person entered. A name that leads to a machine that is not public is not called,
 * whatever it led to before, and no redirect is followed. Never throws for what is answered. Decision 134.
 */
export function postOutside(
  address: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  origins: readonly string[],
): Promise<Posted> {
  const url = URL.parse(address)
  if (!url || !isPostable(address, origins)) return Promise.resolve({ status: 403, body: '' })
  const isTrusted = origins.includes(url.origin)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve) => {
    const end = (posted: Posted) => resolve(posted)
    const sent = request(
      url,
      {
        method: 'POST',
        agent: false,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(!isTrusted && { lookup: lookupPublic }),
      },
      (answer) => {
        const parts: Buffer[] = []
        let bytes = 0
        answer.on('data', (part: Buffer) => {
          bytes += part.length
          if (bytes <= MOST_BYTES) parts.push(part)
          else answer.destroy()
        })
        answer.on('close', () =>
          end({
            status: answer.statusCode ?? 0,
            body: Buffer.concat(parts).toString('utf8'),
            ...waitIn(answer.headers['retry-after']),
          }),
        )
        answer.on('error', () => {})
      },
    )
    sent.on('error', () => end({ status: 0, body: '' }))
    sent.end(body)
  })
}

/** Seconds, where the header Retry-After says them. */
export function waitIn(header: string | null | undefined): { retryAfter?: number } {
  const wait = Number(header ?? '')
  return wait > 0 ? { retryAfter: wait } : {}
}

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

/** Asked by each connection, so that what was checked is what is called. */
const lookupPublic: LookupFunction = (host, options, found) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, '')
    const open = addresses.filter(({ address }) => isPublicAddress(address))
    if (open.length === 0) return found(new Error('the address is not public'), '')
    if (options.all) found(null, open)
    else found(null, open[0]!.address, open[0]!.family)
  })
}
