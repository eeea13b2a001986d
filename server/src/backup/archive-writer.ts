import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StartError } from '../platform/config.ts'
import type { Entry } from './manifest.ts'
import { entryOf, sha256, tailOf } from './tar.ts'

/** An archive that grows under another name, and has its own only when it is complete and on the disk. */
export class ArchiveWriter {
  readonly #path: string
  readonly #file: FileHandle
  readonly #hash = createHash('sha256')
  size = 0

  private constructor(path: string, file: FileHandle) {
    this.#path = path
    this.#file = file
  }

  /** @throws StartError when the path is taken or cannot be written */
  static async create(path: string): Promise<ArchiveWriter> {
    refuseTaken(path)
    try {
      // What an earlier attempt left is overwritten.
      await rm(unfinished(path), { force: true })
      return new ArchiveWriter(path, await open(unfinished(path), 'wx', 0o600))
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
    await this.#file.sync()
    await this.#file.close()
    refuseTaken(this.#path)
    await rename(unfinished(this.#path), this.#path)
    await syncFolder(dirname(this.#path))
  }

  async discard(): Promise<void> {
    await this.#file.close().catch(() => {})
    await rm(unfinished(this.#path), { force: true })
  }

  async #write(bytes: Uint8Array): Promise<void> {
    this.#hash.update(bytes)
    this.size += bytes.length
    // One call may write less than it was given.
    await this.#file.appendFile(bytes)
  }
}

const unfinished = (path: string) => `${path}.unfinished`

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
