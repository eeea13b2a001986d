import { randomBytes } from 'node:crypto'

const ADDRESS = /^bounce\+([0-9a-f]{32})@([^@]+)$/

/** A new key of a mail that leaves: 128 bits, in letters that survive a mail server that writes addresses small. */
export const newBounceKey = () => randomBytes(16).toString('hex')

/** Where the bounce of a mail comes back to: its envelope sender (VERP). */
export const bounceAddress = (key: string, domain: string) => `bounce+${key}@${domain}`

/** The key in an address of ours; undefined in any other. */
export function bounceKey(address: string, domain: string): string | undefined {
  const [, key, at] = ADDRESS.exec(address.toLowerCase()) ?? []
  return at === domain.toLowerCase() ? key : undefined
}
