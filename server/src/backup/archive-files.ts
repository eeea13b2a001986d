import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathOf, storageOf } from '../platform/files.ts'
import { folderStorage, type Storage } from '../platform/storage.ts'
import type { ArchiveKey } from './archive-key.ts'
import { opened, sealed } from './packed-file.ts'
import { ENCRYPTED, unpackedName } from './segments.ts'

/** What bytes are copied from and to. */
type Bytes = Pick<Storage, 'put' | 'read'>

/**
 * Copies the club’s files that the archive lacks, and with a key those that it has unencrypted. A file that was removed
 * since the list was read is skipped.
 */
export async function archiveFiles(
  dataDir: string,
  folder: string,
  keys: readonly string[],
  archiveKey: ArchiveKey | undefined,
): Promise<void> {
  const kept = new Set((await filesIn(folder)).filter((file) => file.isEncrypted || !archiveKey).map(({ key }) => key))
  await copyFiles(
    storageOf({ dataDir }),
    archivedFiles(folder, archiveKey),
    keys.filter((key) => !kept.has(key)),
  )
}

/** Files of the club in an archive. */
export function archivedFiles(folder: string, key: ArchiveKey | undefined): Bytes {
  const storage = folderStorage(folder)
  return {
    put: async (path, bytes) => {
      if (!key) return storage.put(path, bytes)
      await storage.put(`${path}${ENCRYPTED}`, Buffer.from(await sealed(bytes, key)))
      await rm(join(folder, path), { force: true })
    },
    read: (path) =>
      existsSync(join(folder, `${path}${ENCRYPTED}`))
        ? opened(join(folder, `${path}${ENCRYPTED}`), key)
        : storage.read(path),
  }
}

/** @returns keys of files that are not there */
export async function copyFiles(from: Bytes, to: Bytes, keys: readonly string[]): Promise<string[]> {
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

async function filesIn(folder: string): Promise<{ key: string; path: string; isEncrypted: boolean }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => ({
      key: unpackedName(name),
      path: join(parentPath, name),
      isEncrypted: name.endsWith(ENCRYPTED),
    }))
}
