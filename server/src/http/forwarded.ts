import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'

const MAPPED = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/

/** What the outermost of the club's `proxies` saw, counted from the right; the rest are claims of the client. */
export function forwarded(
  headers: IncomingHttpHeaders,
  name: 'for' | 'host' | 'proto',
  proxies: number,
): string | undefined {
  if (proxies === 0) return undefined
  const values = String(headers[`x-forwarded-${name}`] ?? '').split(',')
  // A proxy may replace the value of the one before it, which leaves fewer values than proxies.
  return (values.at(-proxies) ?? values[0])?.trim() || undefined
}

/** The client's address in its canonical form; an IPv4 address that arrived as IPv6 is the IPv4 address. */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxies: number,
): string {
  const named = forwarded(headers, 'for', proxies)
  return (named && canonical(named)) ?? canonical(socket.remoteAddress ?? '') ?? ''
}

const INSIDE = new BlockList()
for (const [address, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  INSIDE.addSubnet(address, bits)
for (const [address, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  INSIDE.addSubnet(address, bits, 'ipv6')
const BY_PROXY = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'] as const

/** Whether a request comes from this machine or a private network, and no proxy passed it on. */
export function isFromInside({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  if (BY_PROXY.some((name) => headers[name] !== undefined)) return false
  const peer = canonical(socket.remoteAddress ?? '') ?? ''
  return isIP(peer) > 0 && INSIDE.check(peer, isIPv6(peer) ? 'ipv6' : 'ipv4')
}

/** Some proxies add the port: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
function canonical(named: string): string | undefined {
  if (isIPv4(named)) return named
  const address = named.replace(/^(\d+(?:\.\d+){3}):\d+$|^\[([^\]]*)\](?::\d+)?$/, '$1$2').replace(/%.*$/, '')
  if (isIPv4(address)) return address
  if (isIP(address) === 0) return undefined
  const whole = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [, high, low] = MAPPED.exec(whole) ?? []
  if (high === undefined || low === undefined) return whole
  const bits = Number.parseInt(high, 16) * 65_536 + Number.parseInt(low, 16)
  return [24, 16, 8, 0].map((shift) => (bits >>> shift) & 255).join('.')
}
