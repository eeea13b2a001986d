import { constants, crc32, deflateRawSync } from 'node:zlib'
import { PageBytes } from './page-bytes.ts'

const WINDOW_BYTES = 32_768
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
/** An empty final block. */
const END = Buffer.from([1, 0, 0, 0xff, 0xff])
const STORED_HEAD_BYTES = 5
const CHECKSUM_BYTES = 4
const TRAILER_BYTES = 8

/**
 * A page deflated once; each nonce is a stored block, so a response costs about a hundredth of compressing it.
 * Decision 081; the checksum by decision 106.
 */
export function pageGzip(page: Buffer, nonces: readonly number[], nonceBytes: number): PageBytes {
  // Later text may refer back to earlier text, but never to a nonce, which differs in every response.
  const known = Buffer.from(page)
  for (const position of nonces) known.fill(0, position, position + nonceBytes)
  const pieces: Buffer[] = [HEADER]
  let length = HEADER.length
  const add = (piece: Buffer) => {
    pieces.push(piece)
    length += piece.length
  }
  const positions: number[] = []
  let from = 0
  for (const position of [...nonces, page.length]) {
    add(deflated(known, from, position))
    if (position === page.length) break
    add(storedBlock(nonceBytes))
    positions.push(length - nonceBytes)
    from = position + nonceBytes
  }
  const trailer = Buffer.alloc(TRAILER_BYTES)
  trailer.writeUInt32LE(page.length, CHECKSUM_BYTES)
  add(END)
  add(trailer)
  const plain = new PageBytes(page, nonces)
  return new PageBytes(Buffer.concat(pieces), positions, (nonce) => {
    const whole = plain.take(nonce)
    plain.giveBack(whole)
    return crc32(whole)
  })
}

function deflated(text: Buffer, from: number, to: number): Buffer {
  const piece = text.subarray(from, to)
  const before = text.subarray(Math.max(0, from - WINDOW_BYTES), from)
  const options = { level: 6, finishFlush: constants.Z_SYNC_FLUSH }
  return deflateRawSync(piece, before.length > 0 ? { ...options, dictionary: before } : options)
}

/** A stored block: its length, its complement, then plain bytes. */
function storedBlock(bytes: number): Buffer {
  const block = Buffer.alloc(STORED_HEAD_BYTES + bytes)
  block.writeUInt16LE(bytes, 1)
  block.writeUInt16LE(~bytes & 0xffff, 3)
  return block
}
