/** Shorter text is copied together with the nonces around it, because one more write costs about as much. */
const WORTH_SHARING_BYTES = 4_096

/**
 * A page whose answers differ only in their nonces. Answers share the memory of long text between two nonces, so an
 * unread answer costs little.
 */
export class PagePieces {
  /** A piece with places is copied for each answer; places count from the start of the piece. */
  readonly #pieces: { bytes: Buffer; positions: number[] }[] = []

  /** @param positions where the nonce goes */
  constructor(bytes: Buffer, positions: readonly number[], nonceBytes: number) {
    let piece: number[] = []
    let from = 0
    let end = 0
    const add = (to: number) => {
      if (to > from) this.#pieces.push({ bytes: bytes.subarray(from, to), positions: piece })
      piece = []
      from = to
    }
    for (const position of [...positions, bytes.length]) {
      if (position - end >= WORTH_SHARING_BYTES) {
        add(end)
        add(position)
      }
      if (position < bytes.length) piece.push(position - from)
      end = Math.min(position + nonceBytes, bytes.length)
    }
    add(bytes.length)
  }

  with(nonce: string): Buffer[] {
    return this.#pieces.map(({ bytes, positions }) => {
      if (positions.length === 0) return bytes
      const own = Buffer.from(bytes)
      for (const position of positions) own.write(nonce, position, 'latin1')
      return own
    })
  }
}
