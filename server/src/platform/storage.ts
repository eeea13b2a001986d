import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Where the bytes of files lie, under paths such as `3f/3f0c…`. All processes of a club share it. Decision 065. */
export interface Storage {
  /** Atomic: the path appears only when all of the bytes are kept. */
  put(path: string, bytes: Buffer): Promise<void>
  /** Undefined when there is nothing. */
  read(path: string): Promise<Buffer | undefined>
  stream(path: string): Promise<NodeJS.ReadableStream | undefined>
  /** Everything whose path begins so. */
  remove(beginning: string): Promise<void>
  isEmpty(): Promise<boolean>
}

const orNothing = <T>(reading: Promise<T>): Promise<T | undefined> =>
  reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

/** A folder that every machine of the club sees. */
export function folderStorage(folder: string): Storage {
  const at = (path: string) => join(folder, path)
  return {
    put: (path, bytes) => putFile(at(path), bytes),
    read: (path) => orNothing(readFile(at(path))),
    stream: async (path) => {
      const file = await orNothing(open(at(path)))
      return file && createReadStream('', { fd: file })
    },
    remove: async (beginning) => {
      const around = dirname(at(beginning))
      const names = (await orNothing(readdir(around))) ?? []
      for (const name of names) if (name.startsWith(basename(beginning))) await rm(join(around, name), { force: true })
    },
    isEmpty: async () => ((await orNothing(readdir(folder))) ?? []).length === 0,
  }
}

async function putFile(path: string, bytes: Buffer): Promise<void> {
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
