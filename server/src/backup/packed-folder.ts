import { chown, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ArchiveKey } from './archive-key.ts'
import { syncFolder } from './archive-writer.ts'
import { packedName, packFile, unpackFile } from './packed-file.ts'
import { unpackedName } from './segments.ts'

/** Handled at the same time: a database has thousands of small files. */
const AT_ONCE = 8
const FOLDER_MODE = 0o700

interface Entry {
  /** Within the folder. */
  path: string
  isFolder: boolean
}

/**
 * Compresses every file of a folder into another folder, encrypts it where there is a key, and flushes it to the disk. A
 * file that is removed while this runs is left out. One that changes while this runs may be copied partly old and partly new.
 * @param without names to leave out @param empty folders that are kept without their contents
 */
export async function packFolder(
  from: string,
  to: string,
  { without, empty, key, signal }: { without: RegExp; empty: RegExp; key: ArchiveKey | undefined; signal: AbortSignal },
): Promise<void> {
  const entries = await entriesOf(
    from,
    (name) => !without.test(name),
    (name) => !empty.test(name),
  )
  await makeFolders(to, entries)
  await forEach(entries, signal, async ({ path }) => {
    const target = join(to, packedName(path, key))
    try {
      await packFile(join(from, path), target, key)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      await rm(target, { force: true })
    }
  })
  for (const { path } of entries.filter(({ isFolder }) => isFolder)) await syncFolder(join(to, path))
  await syncFolder(to)
}

interface Unpacking {
  owner: { uid: number; gid: number } | undefined
  key: ArchiveKey | undefined
  signal: AbortSignal
}

/** Writes the folder anew, for a system user where one is given. */
export async function unpackFolder(from: string, to: string, { owner, key, signal }: Unpacking): Promise<void> {
  const entries = await entriesOf(from)
  const give = async (path: string) => {
    if (owner) await chown(path, owner.uid, owner.gid)
  }
  await makeFolders(to, entries)
  await give(to)
  for (const { path } of entries.filter(({ isFolder }) => isFolder)) await give(join(to, path))
  await forEach(entries, signal, async ({ path }) => {
    const target = join(to, unpackedName(path))
    await unpackFile(join(from, path), target, key)
    await give(target)
  })
}

/** Folders come before what is in them. */
async function entriesOf(
  folder: string,
  isIn: (name: string) => boolean = () => true,
  isEntered: (name: string) => boolean = () => true,
  within = '',
): Promise<Entry[]> {
  const found: Entry[] = []
  for (const entry of await readdir(join(folder, within), { withFileTypes: true })) {
    if (!isIn(entry.name)) continue
    const path = join(within, entry.name)
    if (entry.isFile()) found.push({ path, isFolder: false })
    if (!entry.isDirectory()) continue
    found.push({ path, isFolder: true })
    if (isEntered(entry.name)) found.push(...(await entriesOf(folder, isIn, isEntered, path)))
  }
  return found
}

async function makeFolders(to: string, entries: readonly Entry[]): Promise<void> {
  await mkdir(to, { mode: FOLDER_MODE })
  for (const { path } of entries.filter(({ isFolder }) => isFolder)) await mkdir(join(to, path), { mode: FOLDER_MODE })
}

async function forEach(
  entries: readonly Entry[],
  signal: AbortSignal,
  act: (entry: Entry) => Promise<void>,
): Promise<void> {
  const files = entries.filter(({ isFolder }) => !isFolder).values()
  const next = async () => {
    // One iterator for all.
    for (const entry of files) {
      signal.throwIfAborted()
      await act(entry)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}
