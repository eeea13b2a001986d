import { readdir, readFile, rename, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import { syncFolder } from './archive-writer.ts'
import { isArchived, PACKED, unpackedName } from './segments.ts'

const pack = promisify(zstdCompress)
const unpack = promisify(zstdDecompress)

/** What a crash of the database leaves of a file that it was copying. */
const LEFT = /^archtemp\./
const LEFT_MS = 24 * 60 * 60 * 1000

/**
 * Compresses what PostgreSQL has archived since the last run.
 * @throws Error where another database has archived a segment of the same name: a copy of the club with the same settings
 */
export async function packSegments(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if (LEFT.test(name) && (await stat(path)).mtimeMs < Date.now() - LEFT_MS) await rm(path, { force: true })
    if (!isArchived(name)) continue
    const bytes = await readFile(path)
    const packed = `${path}${PACKED}`
    const before = await readFile(packed).catch(() => undefined)
    // After a crash the database archives a segment again.
    if (before && !(await unpack(before)).equals(bytes))
      throw new Error(
        `${path} is of another database than ${packed}: two have this ARCHIVE_DIR. Take it from the copy.`,
      )
    const { atime, mtime } = await stat(path)
    await writeFile(`${packed}.new`, await pack(bytes), { mode: 0o600, flush: true })
    // Says when it was archived.
    await utimes(`${packed}.new`, atime, mtime)
    await rename(`${packed}.new`, packed)
    await syncFolder(folder)
    await rm(path)
  }
}

/** Writes a file of the archive as PostgreSQL left it. @returns its path */
export async function unpackSegment(from: string, file: string, to: string): Promise<string> {
  const path = join(to, unpackedName(file))
  const bytes = await readFile(join(from, file))
  const raw = file.endsWith(PACKED) ? await unpack(bytes) : bytes
  // A segment that was not full is zeros at its end, which need no room on the disk.
  let end = raw.length
  while (end > 0 && raw[end - 1] === 0) end--
  await writeFile(path, raw.subarray(0, end), { mode: 0o600 })
  await truncate(path, raw.length)
  return path
}
