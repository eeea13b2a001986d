/** Shorter text is copied with its neighbouring nonces: one more write costs about as much. */
const WORTH_SHARING_BYTES = 4_096

/** Long text, which responses share, or the texts between nonces; in these a character is a byte (latin1). */
type Piece = Buffer | readonly string[]

/** A page whose responses differ only in nonces. They share the memory of long text, so unread ones cost little. */
export class PagePieces {
  readonly #pieces: Piece[] = []
  /** Of every response. */
  readonly bytes: number

  constructor(bytes: Buffer, positions: readonly number[], nonceBytes: number) {
    this.bytes = bytes.length
    let texts: string[] = []
    let from = 0
    const share = (to: number) => {
      if (to > from) this.#pieces.push(bytes.subarray(from, to))
      from = to
    }
    const close = (to: number) => {
      if (texts.length > 0) this.#pieces.push([...texts, bytes.toString('latin1', from, to)])
      else share(to)
      texts = []
      from = to
    }
    for (const position of positions) {
      if (position - from >= WORTH_SHARING_BYTES) {
        close(from)
        share(position)
      }
      texts.push(bytes.toString('latin1', from, position))
      from = position + nonceBytes
    }
    if (bytes.length - from >= WORTH_SHARING_BYTES) close(from)
    close(bytes.length)
  }

  /** Write strings as latin1. */
  with(nonce: string): (Buffer | string)[] {
    // A string needs no memory outside the heap, and its bytes are written once.
    return this.#pieces.map((piece) => (piece instanceof Buffer ? piece : piece.join(nonce)))
  }
}
