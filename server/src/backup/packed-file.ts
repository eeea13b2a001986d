import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createZstdCompress, createZstdDecompress, zstdCompress, zstdDecompress } from 'node:zlib'
import { StartError } from '../platform/config.ts'
import type { ArchiveKey } from './archive-key.ts'
import { ENCRYPTED, PACKED } from './segments.ts'

const pack = promisify(zstdCompress)
const unpack = promisify(zstdDecompress)

/** A larger file is not held in memory. */
const SMALL = 4 * 1024 * 1024
const MODE = 0o600

/** The name of a compressed file, which says whether it is encrypted too. */
export const packedName = (name: string, key: ArchiveKey | undefined) => `${name}${PACKED}${key ? ENCRYPTED : ''}`

const isPacked = (path: string) => path.endsWith(PACKED) || path.endsWith(`${PACKED}${ENCRYPTED}`)

/** Encrypts where there is a key. */
export const sealed = async (bytes: Uint8Array, key: ArchiveKey | undefined): Promise<Uint8Array> =>
  key ? key.encrypter.encrypt(bytes) : bytes

/** The bytes of a file, decrypted where its name says that it is encrypted. @throws StartError */
export async function opened(path: string, key: ArchiveKey | undefined): Promise<Buffer> {
  const bytes = await readFile(path)
  if (!path.endsWith(ENCRYPTED)) return bytes
  try {
    return Buffer.from(await keyFor(path, key).decrypter.decrypt(bytes))
  } catch (error) {
    throw refused(path, error)
  }
}

/** Compresses into a file of the disk, and encrypts where there is a key. */
export const writePacked = async (path: string, raw: Uint8Array, key: ArchiveKey | undefined): Promise<void> =>
  writeFile(path, await sealed(await pack(raw), key), { mode: MODE, flush: true })

/** @param path its name says how it was written @throws StartError */
export async function readPacked(path: string, key: ArchiveKey | undefined): Promise<Buffer> {
  const bytes = await opened(path, key)
  return isPacked(path) ? unpack(bytes) : bytes
}

/** Compresses one file into another, and encrypts where there is a key. */
export async function packFile(from: string, to: string, key: ArchiveKey | undefined): Promise<void> {
  if ((await stat(from)).size <= SMALL) return writePacked(to, await readFile(from), key)
  const target = createWriteStream(to, { mode: MODE, flush: true })
  await pipeline(createReadStream(from), createZstdCompress(), (bytes) => sealedStream(bytes, key), target)
}

/** Writes what `packFile` was given. @throws StartError */
export async function unpackFile(from: string, to: string, key: ArchiveKey | undefined): Promise<void> {
  if ((await stat(from)).size <= SMALL) return writeFile(to, await readPacked(from, key), { mode: MODE })
  const target = createWriteStream(to, { mode: MODE })
  await pipeline(createReadStream(from), (bytes) => openedStream(bytes, from, key), createZstdDecompress(), target)
}

async function* sealedStream(bytes: AsyncIterable<Uint8Array>, key: ArchiveKey | undefined) {
  yield* key ? await key.encrypter.encrypt(ReadableStream.from(bytes)) : bytes
}

async function* openedStream(bytes: AsyncIterable<Uint8Array>, path: string, key: ArchiveKey | undefined) {
  if (!path.endsWith(ENCRYPTED)) return yield* bytes
  try {
    yield* await keyFor(path, key).decrypter.decrypt(ReadableStream.from(bytes))
  } catch (error) {
    throw refused(path, error)
  }
}

function keyFor(path: string, key: ArchiveKey | undefined): ArchiveKey {
  if (key) return key
  throw new StartError(
    `${path} is encrypted and needs its key: set BACKUP_KEY or --key-file. It opens key.age of the archive, which has to be there. Nothing was changed.`,
  )
}

const refused = (path: string, error: unknown) =>
  error instanceof StartError
    ? error
    : new StartError(`${path} cannot be decrypted: it was changed, or has another key. Nothing was changed.`)
