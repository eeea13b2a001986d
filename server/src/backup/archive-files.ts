import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathOf, storageOf } from '../platform/files.ts'
import { folderStorage, type Storage } from '../platform/storage.ts'

/** Copies the club’s files that the archive lacks. A file that was removed since the list was read is skipped. */
export async function archiveFiles(dataDir: string, folder: string, keys: readonly string[]): Promise<void> {
  const kept = new Set((await filesIn(folder)).map(({ key }) => key))
  await copyFiles(
    storageOf({ dataDir }),
    folderStorage(folder),
    keys.filter((key) => !kept.has(key)),
  )
}

/** @returns keys of files that are not there */
export async function copyFiles(from: Storage, to: Storage, keys: readonly string[]): Promise<string[]> {
  const missing: string[] = []
  for (const key of keys) {
    const bytes = await from.read(pathOf(key))
    if (bytes) await to.put(pathOf(key), bytes)
    else missing.push(key)
  }
  return missing
}

/**
 * Lets go of copies that no restore needs: of files that the club and every kept copy of the database are without, and that
 * were copied before the oldest of those began.
 */
export async function forgetFiles(
  folder: string,
  needed: ReadonlySet<string>,
  oldest: Temporal.Instant,
): Promise<void> {
  for (const { key, path } of await filesIn(folder))
    if (!needed.has(key) && (await stat(path)).mtimeMs < oldest.epochMilliseconds) await rm(path)
}

async function filesIn(folder: string): Promise<{ key: string; path: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => ({ key: name, path: join(parentPath, name) }))
}
