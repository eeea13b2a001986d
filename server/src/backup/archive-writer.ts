import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { type FileHandle, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartError } from '../platform/config.ts'
import { type Bytes, encrypted } from './encryption.ts'
import type { Entry } from './manifest.ts'
import { entryOf, sha256, tailOf } from './tar.ts'

/** An archive that grows under another name, and has its own only when it is complete and on the disk. */
export class ArchiveWriter {
  readonly #path: string
  /** Of its own, since two backups may begin in the same second. */
  readonly #unfinished: string
  readonly #file: FileHandle
  readonly #hash = createHash('sha256')
  readonly #bytes: WritableStreamDefaultWriter<Uint8Array>
  readonly #written: Promise<void>
  /** Of the file so far. */
  size = 0

  private constructor(path: string, unfinished: string, file: FileHandle, key: string | undefined) {
    this.#path = path
    this.#unfinished = unfinished
    this.#file = file
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    this.#bytes = writable.getWriter()
    this.#written = this.#pour(key ? encrypted(readable, key) : Promise.resolve(readable))
    // The next write, or the end, fails with it.
    this.#written.catch(() => {})
  }

  /** @param key encrypts the archive @throws StartError when the path is taken or cannot be written */
  static async create(path: string, key?: string): Promise<ArchiveWriter> {
    refuseTaken(path)
    const unfinished = `${path}.${randomUUID()}${UNFINISHED}`
    try {
      await removeLeft(dirname(path))
      return new ArchiveWriter(path, unfinished, await open(unfinished, 'wx', 0o600), key)
    } catch (error) {
      throw new StartError(`Cannot write to ${dirname(path)} (${(error as NodeJS.ErrnoException).code}).`)
    }
  }

  async add(name: string, bytes: Uint8Array): Promise<Entry> {
    await this.#write(await entryOf(name, bytes))
    return { name, size: bytes.length, sha256: sha256(bytes) }
  }

  async finish(): Promise<void> {
    const hash = this.#hash.copy().digest('hex')
    await this.#write(await tailOf(hash))
    // Where the file could not be written, `#written` says why.
    await this.#bytes.close().catch(() => {})
    await this.#written
    await this.#file.sync()
    await this.#file.close()
    refuseTaken(this.#path)
    await rename(this.#unfinished, this.#path)
    await syncFolder(dirname(this.#path))
  }

  async discard(): Promise<void> {
    await this.#bytes.abort().catch(() => {})
    await this.#written.catch(() => {})
    await this.#file.close().catch(() => {})
    await rm(this.#unfinished, { force: true })
  }

  async #write(bytes: Uint8Array): Promise<void> {
    this.#hash.update(bytes)
    try {
      for (let at = 0; at < bytes.length; at += AT_ONCE) await this.#bytes.write(bytes.subarray(at, at + AT_ONCE))
    } catch (error) {
      // The stream only says that it ended; the file says why.
      await this.#written
      throw error
    }
  }

  async #pour(stream: Promise<Bytes>): Promise<void> {
    for await (const bytes of await stream) {
      // One call of `write` may write less than it was given.
      await this.#file.appendFile(bytes)
      this.size += bytes.length
    }
  }
}

/** Of a large entry, so that its encrypted bytes need not be in memory together. */
const AT_ONCE = 1 << 20

const UNFINISHED = '.unfinished'
/** One that is being written changes all the time. */
const LEFT_MS = 24 * 60 * 60 * 1000

/** Removes what backups left that were killed. */
async function removeLeft(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!LEFT.test(name)) continue
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }))
    if (mtimeMs < Date.now() - LEFT_MS) await rm(path, { force: true })
  }
}

/** A name that this product gave. */
const LEFT = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.unfinished$/

function refuseTaken(path: string): void {
  if (existsSync(path)) throw new StartError(`${path} exists already, and no backup is overwritten.`)
}

/** Makes the names in a folder survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
