/** The checksum of gzip is followed by a length of four bytes. */
const CHECKSUM_FROM_END = 8

/** A page, plain or compressed, whose responses differ only in nonces (and the checksum of gzip). Decision 086. */
export class PageBytes {
  readonly #bytes: Buffer
  readonly #positions: readonly number[]
  readonly #checksum: ((nonce: Buffer) => number) | undefined
  /** Left by a response that has been sent. */
  #spare: Buffer | undefined

  /** @param bytes with room for a nonce at each position */
  constructor(bytes: Buffer, positions: readonly number[], checksum?: (nonce: Buffer) => number) {
    this.#bytes = bytes
    this.#positions = positions
    this.#checksum = checksum
  }

  /** Of every response. */
  get length(): number {
    return this.#bytes.length
  }

  /** The page as one write. Give it back once it has been sent: the next response then only writes its nonces. */
  take(nonce: Buffer): Buffer {
    const copy = this.#spare ?? Buffer.from(this.#bytes)
    this.#spare = undefined
    for (const position of this.#positions) copy.set(nonce, position)
    if (this.#checksum) copy.writeUInt32LE(this.#checksum(nonce), copy.length - CHECKSUM_FROM_END)
    return copy
  }

  giveBack(copy: Buffer): void {
    this.#spare = copy
  }

  /** The same in many writes that share the memory of the page, so that an unread response costs little. */
  shared(nonce: Buffer): Buffer[] {
    const pieces: Buffer[] = []
    let from = 0
    for (const position of this.#positions) {
      pieces.push(this.#bytes.subarray(from, position), nonce)
      from = position + nonce.length
    }
    if (!this.#checksum) return [...pieces, this.#bytes.subarray(from)]
    const end = Buffer.from(this.#bytes.subarray(-CHECKSUM_FROM_END))
    end.writeUInt32LE(this.#checksum(nonce))
    return [...pieces, this.#bytes.subarray(from, -CHECKSUM_FROM_END), end]
  }
}
