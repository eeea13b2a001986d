import { readdir, readFile, rename, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ArchiveKey } from './archive-key.ts'
import { syncFolder } from './archive-writer.ts'
import { packedName, readPacked, writePacked } from './packed-file.ts'
import { isArchived, unpackedName } from './segments.ts'

/** What a crash of the database leaves of a file that it was copying. */
const LEFT = /^archtemp\./
/** Has nothing of the club, and every restore needs each: also one of a copy from after the key was taken away. */
const HISTORY = /\.history$/
const LEFT_MS = 24 * 60 * 60 * 1000

/**
 * Compresses what PostgreSQL has archived since the last run, and encrypts it where there is a key.
 * @throws Error where another database has archived a segment of the same name: a copy of the club with the same settings
 */
export async function packSegments(folder: string, key: ArchiveKey | undefined): Promise<void> {
  const names = await readdir(folder)
  for (const name of names) {
    const path = join(folder, name)
    if (LEFT.test(name) && (await stat(path)).mtimeMs < Date.now() - LEFT_MS) await rm(path, { force: true })
    if (!isArchived(name)) continue
    const bytes = await readFile(path)
    // After a crash the database archives a segment again.
    const before = names.filter((other) => other !== name && unpackedName(other) === name)
    for (const other of before)
      if (!(await readPacked(join(folder, other), key)).equals(bytes))
        throw new Error(
          `${path} is of another database than ${other}: two have this ARCHIVE_DIR. Take it from the copy.`,
        )
    const { atime, mtime } = await stat(path)
    const own = HISTORY.test(name) ? undefined : key
    const packed = join(folder, packedName(name, own))
    await writePacked(`${packed}.new`, bytes, own)
    // Says when it was archived.
    await utimes(`${packed}.new`, atime, mtime)
    await rename(`${packed}.new`, packed)
    for (const other of before) if (join(folder, other) !== packed) await rm(join(folder, other))
    await syncFolder(folder)
    await rm(path)
  }
}

/** Writes a file of the archive as PostgreSQL left it. @returns its path */
export async function unpackSegment(
  from: string,
  file: string,
  to: string,
  key: ArchiveKey | undefined,
): Promise<string> {
  const path = join(to, unpackedName(file))
  const raw = await readPacked(join(from, file), key)
  // A segment that was not full is zeros at its end, which need no room on the disk.
  let end = raw.length
  while (end > 0 && raw[end - 1] === 0) end--
  await writeFile(path, raw.subarray(0, end), { mode: 0o600 })
  await truncate(path, raw.length)
  return path
}
