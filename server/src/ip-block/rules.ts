import ipaddr from 'ipaddr.js'

/** The first and the last address, both included, in their canonical form. */
export interface Range {
  from: string
  to: string
}

type Address = ipaddr.IPv4 | ipaddr.IPv6

/** What is written as an address, a network or a range; undefined when it is none of them. */
export function rangeOf(written: string): Range | undefined {
  const text = written.replaceAll(' ', '')
  if (text.includes('/')) return networkOf(text)
  const [first, last, ...more] = text.split('-')
  const [from, to] = [addressOf(first ?? ''), addressOf(last ?? first ?? '')]
  if (more.length > 0 || !from || !to || from.kind() !== to.kind() || compare(from, to) > 0) return undefined
  return { from: from.toString(), to: to.toString() }
}

function networkOf(text: string): Range | undefined {
  const [written = '', bits = ''] = text.split('/')
  const address = addressOf(written)
  if (!address || !/^\d{1,3}$/.test(bits)) return undefined
  const isMapped = written.includes(':') && address.kind() === 'ipv4'
  const length = Number(bits) - (isMapped ? 96 : 0)
  const bytes = address.toByteArray()
  if (length < 0 || length > bytes.length * 8) return undefined
  const edge = (fill: 0 | 255) =>
    ipaddr.fromByteArray(
      bytes.map((byte, i) => {
        const kept = Math.min(8, Math.max(0, length - i * 8))
        const mask = (0xff << (8 - kept)) & 0xff
        return (byte & mask) | (fill & ~mask & 0xff)
      }),
    )
  return { from: edge(0).toString(), to: edge(255).toString() }
}

/** An IPv4 address that is written as IPv6 is the IPv4 address; shorthand such as 10.1 is refused. */
function addressOf(text: string): Address | undefined {
  const isWhole = ipaddr.IPv4.isValidFourPartDecimal(text) || (ipaddr.IPv6.isValid(text) && !text.includes('%'))
  return isWhole ? ipaddr.process(text) : undefined
}

function compare(one: Address, other: Address): number {
  const [a, b] = [one.toByteArray(), other.toByteArray()]
  const at = a.findIndex((byte, i) => byte !== b[i])
  return at < 0 ? 0 : a[at]! - b[at]!
}

/** Whether an address is in a range; never for an address of the other kind or none. */
export function contains({ from, to }: Range, ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false
  const [address, first, last] = [ipaddr.process(ip), ipaddr.parse(from), ipaddr.parse(to)]
  return address.kind() === first.kind() && compare(first, address) <= 0 && compare(address, last) <= 0
}
