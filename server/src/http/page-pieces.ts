/** Shorter text is copied with its neighbouring nonces: one more write costs about as much. */
const WORTH_SHARING_BYTES = 4_096

/** A page whose responses differ only in nonces. They share the memory of long text, so unread ones cost little. */
export class PagePieces {
  /** A piece with positions is copied for each response; positions count from the start of the piece. */
  readonly #pieces: { bytes: Buffer; positions: number[] }[] = []

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
