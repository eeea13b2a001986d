import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'

const pack = promisify(zstdCompress)
const unpack = promisify(zstdDecompress)

/** Bytes of a table in one part, before they are compressed; a row may go beyond. */
const PART = 4 * 1024 * 1024
const NEWLINE = 10

export interface Part {
  bytes: Buffer
  rawSize: number
  rows: number
}

/** Cuts what COPY says into compressed parts, one in memory at a time. */
export async function* partsOf(copied: AsyncIterable<Buffer>): AsyncGenerator<Part> {
  let waiting: Buffer[] = []
  let size = 0
  for await (const bytes of copied) {
    // The driver's buffer is used again for what comes next.
    waiting.push(Buffer.from(bytes))
    size += bytes.length
    if (size < PART) continue
    yield await partOf(Buffer.concat(waiting))
    waiting = []
    size = 0
  }
  if (size > 0) yield await partOf(Buffer.concat(waiting))
}

async function partOf(raw: Buffer): Promise<Part> {
  return { bytes: await pack(raw), rawSize: raw.length, rows: rowsIn(raw) }
}

export const rawOf = (bytes: Buffer, rawSize: number): Promise<Buffer> =>
  unpack(bytes, { maxOutputLength: Math.max(1, rawSize) })

/** COPY ends each row with a line feed, and writes one in a value as \n. */
export function rowsIn(raw: Buffer): number {
  let rows = 0
  for (let at = raw.indexOf(NEWLINE); at >= 0; at = raw.indexOf(NEWLINE, at + 1)) rows++
  return rows
}
