import { crc32 } from 'node:zlib'

/** Inverted by CRC-32 before and after its work. */
const ALL = 0xffffffff
const BITS = 32

/**
 * The CRC-32 of a page with any nonce, without reading the page again: the checksum is linear, so a nonce adds the same
 * to it in every page with the same places. Decision 081.
 */
export class PageChecksum {
  readonly #withZeros: number
  readonly #zeroNonce: number
  /** What each bit of a nonce's own remainder adds. */
  readonly #byBit: readonly number[]

  /** @param page with zeros in place of the nonces */
  constructor(page: Buffer, positions: readonly number[], nonceBytes: number) {
    this.#withZeros = crc32(page)
    this.#zeroNonce = crc32(Buffer.alloc(nonceBytes))
    const zeros = Buffer.alloc(page.length)
    const ends = positions.map((position) => position + nonceBytes)
    this.#byBit = Array.from({ length: BITS }, (_, bit) => {
      let remainder = 0
      let at = 0
      const readTo = (to: number) => {
        remainder = crc32(zeros.subarray(at, to), (remainder ^ ALL) >>> 0) ^ ALL
        at = to
      }
      for (const end of ends) {
        readTo(end)
        remainder ^= 1 << bit
      }
      readTo(page.length)
      return remainder
    })
  }

  with(nonce: Buffer): number {
    const own = crc32(nonce) ^ this.#zeroNonce
    let sum = this.#withZeros
    for (let bit = 0; bit < BITS; bit++) if ((own >>> bit) & 1) sum ^= this.#byBit[bit]!
    return sum >>> 0
  }
}
