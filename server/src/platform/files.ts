import { createHash, createHmac, hkdfSync, randomUUID, timingSafeEqual } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { bucketIn, s3Storage } from './s3-storage.ts'
import { folderStorage, type Storage } from './storage.ts'

/** Lifetime of a private file's signed URL. */
const SIGNED_SECONDS = 300

export interface WrittenFile {
  /** The storage key, never shown outside. */
  key: string
  size: number
  sha256: Buffer
}

/** The bucket of the settings, or a folder of `DATA_DIR`. Both have the same paths, so that files can be copied over. */
export function storageOf({ dataDir, filesS3Url }: Pick<Config, 'dataDir' | 'filesS3Url'>): Storage {
  const bucket = filesS3Url === undefined ? undefined : bucketIn(filesS3Url)
  return bucket ? s3Storage(bucket) : folderStorage(join(dataDir, 'files'))
}

export class FileStore {
  readonly #storage: Storage
  readonly #secret: Buffer

  constructor(storage: Storage, secret: string) {
    this.#storage = storage
    this.#secret = Buffer.from(hkdfSync('sha256', secret, 'clubhouse', 'files', 32))
  }

  async write(bytes: Buffer): Promise<WrittenFile> {
    const key = randomUUID()
    await this.#storage.put(pathOf(key), bytes)
    return { key, size: bytes.length, sha256: createHash('sha256').update(bytes).digest() }
  }

  /** Keeps what was made of a file beside it; it is removed with the file. */
  async writeBeside(key: string, suffix: string, bytes: Buffer): Promise<void> {
    await this.#storage.put(`${pathOf(key)}.${suffix}`, bytes)
  }

  readBeside(key: string, suffix: string): Promise<Buffer | undefined> {
    return this.#storage.read(`${pathOf(key)}.${suffix}`)
  }

  readWhole(key: string): Promise<Buffer | undefined> {
    return this.#storage.read(pathOf(key))
  }

  /** Undefined when the storage does not have the file. */
  read(key: string): Promise<NodeJS.ReadableStream | undefined> {
    return this.#storage.stream(pathOf(key))
  }

  remove(key: string): Promise<void> {
    return this.#storage.remove(pathOf(key))
  }

  /** @param now milliseconds since 1970, by the club's clock */
  sign(fileIdx: number, name: string, now: number): { exp: number; sig: string } {
    const exp = Math.ceil(now / 1000) + SIGNED_SECONDS
    return { exp, sig: this.#signature(fileIdx, name, exp) }
  }

  signatureOf(
    fileIdx: number,
    name: string,
    exp: number | undefined,
    sig: string | undefined,
    now: number,
  ): 'valid' | 'expired' | 'wrong' {
    if (exp === undefined || sig === undefined) return 'wrong'
    const [given, wanted] = [Buffer.from(sig), Buffer.from(this.#signature(fileIdx, name, exp))]
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return 'wrong'
    return exp * 1000 < now ? 'expired' : 'valid'
  }

  #signature(fileIdx: number, name: string, exp: number): string {
    return createHmac('sha256', this.#secret).update(`${fileIdx}/${exp}/${name}`).digest('base64url')
  }
}

/** Where the storage has the bytes of a file. */
export const pathOf = (key: string) => `${key.slice(0, 2)}/${key}`
