/** Shorter text than this is copied with the nonces around it: a piece more costs about as much as its copy. */
const WORTH_SHARING_BYTES = 4_096

/**
 * Bytes whose answers differ only in a nonce. Long text between two nonces is the same memory in every answer, so that
 * an answer that nobody takes costs little.
 */
export class PagePieces {
  /** In turn text to be copied and text to be shared; places count from the start of their piece. */
  readonly #pieces: { bytes: Buffer; places: number[] }[] = []

  /** @param places where the nonce goes */
  constructor(bytes: Buffer, places: readonly number[], nonceBytes: number) {
    let piece: number[] = []
    let from = 0
    let end = 0
    const add = (to: number) => {
      if (to > from) this.#pieces.push({ bytes: bytes.subarray(from, to), places: piece })
      piece = []
      from = to
    }
    for (const place of [...places, bytes.length]) {
      if (place - end >= WORTH_SHARING_BYTES) {
        add(end)
        add(place)
      }
      if (place < bytes.length) piece.push(place - from)
      end = Math.min(place + nonceBytes, bytes.length)
    }
    add(bytes.length)
  }

  with(nonce: string): Buffer[] {
    return this.#pieces.map(({ bytes, places }) => {
      if (places.length === 0) return bytes
      const own = Buffer.from(bytes)
      for (const place of places) own.write(nonce, place, 'latin1')
      return own
    })
  }
}
