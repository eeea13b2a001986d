import { createHash, createHmac, hkdfSync, randomUUID, timingSafeEqual } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Lifetime of a private file's signed URL. */
const SIGNED_SECONDS = 300

export interface WrittenFile {
  /** The storage key, never shown outside. */
  key: string
  size: number
  sha256: Buffer
}

const orNothing = <T>(reading: Promise<T>): Promise<T | undefined> =>
  reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

export class FileStore {
  readonly #folder: string
  readonly #secret: Buffer

  /** @param folder shared by every process that serves the club */
  constructor(folder: string, secret: string) {
    this.#folder = folder
    this.#secret = Buffer.from(hkdfSync('sha256', secret, 'clubhouse', 'files', 32))
  }

  /** Atomic: the name appears only when the bytes are on disk. */
  async write(bytes: Buffer): Promise<WrittenFile> {
    const key = randomUUID()
    await this.#put(this.#path(key), bytes)
    return { key, size: bytes.length, sha256: createHash('sha256').update(bytes).digest() }
  }

  /** Keeps what was made of a file beside it; it is removed with the file. */
  async writeBeside(key: string, suffix: string, bytes: Buffer): Promise<void> {
    await this.#put(`${this.#path(key)}.${suffix}`, bytes)
  }

  readBeside(key: string, suffix: string): Promise<Buffer | undefined> {
    return orNothing(readFile(`${this.#path(key)}.${suffix}`))
  }

  readWhole(key: string): Promise<Buffer | undefined> {
    return orNothing(readFile(this.#path(key)))
  }

  async #put(path: string, bytes: Buffer): Promise<void> {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    // Two processes may make the same at once.
    const unfinished = `${path}.${randomUUID()}.new`
    try {
      const file = await open(unfinished, 'wx', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(unfinished, path)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }

  /** Undefined when the file is not on this machine. */
  async read(key: string): Promise<NodeJS.ReadableStream | undefined> {
    const file = await orNothing(open(this.#path(key)))
    return file && createReadStream('', { fd: file })
  }

  async remove(key: string): Promise<void> {
    const path = this.#path(key)
    const around = (await orNothing(readdir(dirname(path)))) ?? []
    for (const name of around) if (name.startsWith(key)) await rm(join(dirname(path), name), { force: true })
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

  #path(key: string): string {
    return join(this.#folder, key.slice(0, 2), key)
  }
}
