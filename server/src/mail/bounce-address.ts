import { randomBytes } from 'node:crypto'

const ADDRESS = /^bounce\+([0-9a-f]{32})@([^@]+)$/

/** A bounce key: 128 bits, in letters that survive lower-casing of addresses. */
export const newBounceKey = () => randomBytes(16).toString('hex')

/** The envelope sender, which bounces return to (VERP). */
export const bounceAddress = (key: string, domain: string) => `bounce+${key}@${domain}`

export function bounceKey(address: string, domain: string): string | undefined {
  const [, key, at] = ADDRESS.exec(address.toLowerCase()) ?? []
  return at === domain.toLowerCase() ? key : undefined
}
