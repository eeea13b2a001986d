import { createHash } from 'node:crypto'
import { packTar } from 'modern-tar'

export const README = 'README.txt'
export const MANIFEST = 'manifest.json'
export const SECRETS = 'secrets.json'
/** What the name of an encrypted archive ends with. */
export const ENCRYPTED = '.age'
/** The last entry: the hash of every byte before it. */
const SEAL = 'sha256'

const BLOCK = 512
/** What tar ends with: two empty blocks. */
const END = 2 * BLOCK
/** The seal's header, its one block, and the end. */
export const TAIL = 2 * BLOCK + END

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

async function packed(name: string, bytes: Uint8Array): Promise<Uint8Array> {
  // The same bytes make the same entry, so that a reader can tell every change.
  const header = { name, size: bytes.length, mode: 0o600, mtime: new Date(0) }
  return packTar([{ header, body: bytes }])
}

/** One file as it stands in an archive: header, bytes, and zeros up to a full block. */
export async function entryOf(name: string, bytes: Uint8Array): Promise<Uint8Array> {
  return (await packed(name, bytes)).subarray(0, -END)
}

/** The end of an archive, `TAIL` bytes. @param hash SHA-256 of all bytes before, as hex */
export const tailOf = (hash: string) => packed(SEAL, Buffer.from(`${hash}  every byte before this entry\n`))

export const isSeal = (name: string) => name === SEAL
