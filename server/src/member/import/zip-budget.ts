import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

const inflated = promisify(inflateRaw)

/** 2,400 bytes for each of 5,000 rows: a list in Excel's own words has 300 to 500. */
const MOST_BYTES = 12_000_000
const MOST_ENTRIES = 200

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
const STORED = 0
const DEFLATED = 8

export class ZipRefused extends Error {}

export const isZip = (bytes: Buffer) => bytes.subarray(0, 2).toString('latin1') === 'PK'

/**
 * Unpacks a ZIP within a budget, before a library does it without one. The sizes that the file claims count for nothing.
 * @returns the contents by name @throws ZipRefused
 */
export async function unpack(zip: Buffer): Promise<Map<string, Buffer>> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end < 0 || end + END_BYTES > zip.length || zip.readUInt32LE(end) !== END) throw new ZipRefused('no directory')
  const count = zip.readUInt16LE(end + 10)
  if (count > MOST_ENTRIES) throw new ZipRefused('too many entries')
  const entries = new Map<string, Buffer>()
  let left = MOST_BYTES
  let at = zip.readUInt32LE(end + 16)
  for (let n = 0; n < count; n++) {
    const { name, bytes, next } = await entryAt(zip, at, left)
    left -= bytes.length
    entries.set(name, bytes)
    at = next
  }
  return entries
}

async function entryAt(zip: Buffer, at: number, left: number) {
  if (at + ENTRY_BYTES > zip.length || zip.readUInt32LE(at) !== ENTRY) throw new ZipRefused('no entry')
  const [method, size, start] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 42)]
  const [name, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field)) as [number, number, number]
  if (start + LOCAL_BYTES > zip.length || zip.readUInt32LE(start) !== LOCAL) throw new ZipRefused('no content')
  const from = start + LOCAL_BYTES + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
  return {
    name: zip.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + name),
    bytes: await inflate(zip.subarray(from, from + size), method, left),
    next: at + ENTRY_BYTES + name + extra + comment,
  }
}

async function inflate(bytes: Buffer, method: number, left: number): Promise<Buffer> {
  if (method !== STORED && method !== DEFLATED) throw new ZipRefused('unknown compression')
  if (bytes.length > left || left <= 0) throw new ZipRefused('too large')
  try {
    return method === STORED ? bytes : await inflated(bytes, { maxOutputLength: left })
  } catch {
    throw new ZipRefused('too large or broken')
  }
}
