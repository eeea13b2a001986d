import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** A shorter answer fits one packet as it is. */
const SHORTEST_BYTES = 1_000
/** About as fast as gzip, and smaller. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const inBackground = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** The smaller encoding that a client accepts for a body of this length; undefined: as it is. */
export function encodingFor(accepted: string | undefined, bytes: number): Encoding | undefined {
  if (accepted === undefined || bytes < SHORTEST_BYTES) return undefined
  const names = accepted.split(',').flatMap((one) => (/;\s*q=0(\.0*)?\s*$/.test(one) ? [] : one.split(';')[0]!.trim()))
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : undefined
}

export function packed(body: string, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? inBackground.br(body, BROTLI) : inBackground.gzip(body)
}

const packedBodies = new WeakMap<Buffer, Partial<Record<Encoding, Buffer>>>()

/** Packs a kept body at its first use; every later response shares the bytes. */
export function packedOnce(body: Buffer, encoding: Encoding): Buffer {
  const known = packedBodies.get(body) ?? {}
  packedBodies.set(body, known)
  known[encoding] ??= encoding === 'br' ? brotliCompressSync(body, BROTLI) : gzipSync(body)
  return known[encoding]
}
