import { pathOf } from '../platform/files.ts'
import type { Storage } from '../platform/storage.ts'
import type { ArchiveWriter } from './archive-writer.ts'
import type { FileRow } from './catalogue-sql.ts'
import type { Entry } from './manifest.ts'
import { progressOf, type Say } from './progress.ts'
import { fileName, sizeOf } from './rules.ts'

/** Read at the same time, because a bucket takes a moment for each. */
const AT_ONCE = 8

interface KeptFiles {
  files: Entry[]
  /** Keys of files that were not there. */
  missing: string[]
  /** Keys of files whose bytes are not those that were stored. */
  changed: string[]
}

/**
 * Writes the files of the snapshot into the archive. A file is stored before its row is committed and removed after the
 * row, so each one of the snapshot is there unless it was deleted since. Pictures made of others are made again.
 */
export async function keepFiles(
  storage: Storage,
  rows: readonly FileRow[],
  archive: ArchiveWriter,
  { say, signal }: { say: Say; signal: AbortSignal },
): Promise<KeptFiles> {
  const kept: KeptFiles = { files: [], missing: [], changed: [] }
  const progress = progressOf(say)
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    signal.throwIfAborted()
    const some = rows.slice(from, from + AT_ONCE)
    const read = await Promise.all(some.map(({ key }) => storage.read(pathOf(key))))
    for (const [i, { key, sha256 }] of some.entries()) {
      const bytes = read[i]
      if (!bytes) {
        kept.missing.push(key)
        continue
      }
      const entry = await archive.add(fileName(pathOf(key)), bytes)
      if (entry.sha256 !== sha256) kept.changed.push(key)
      kept.files.push(entry)
    }
    progress(() => `file ${kept.files.length} of ${rows.length}, ${sizeOf(archive.size)}`)
  }
  return kept
}
