import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { verify } from '../audit/verify.ts'
import { type Config, StartError } from '../platform/config.ts'
import type { EmbeddedDatabase } from '../platform/embedded-database.ts'
import { lendConnection } from '../platform/lend-connection.ts'
import { folderStorage } from '../platform/storage.ts'
import { clusterFolder } from '../platform/wal-archive.ts'
import { archivedFiles, copyFiles } from './archive-files.ts'
import { keptKey } from './archive-key.ts'
import { basesIn, filesFolder, type KeptBase } from './base-folder.ts'
import { fileKeys } from './base-sql.ts'
import * as catalogue from './catalogue-sql.ts'
import { newestBefore } from './kept-bases.ts'
import { momentOf } from './moment.ts'
import type { Say } from './progress.ts'
import { recoverInto } from './recover.ts'
import { Room, refuseFullFolder } from './room.ts'
import { openSecrets, putSecrets, refuseOther, type Secrets } from './secrets.ts'
import { SECRETS } from './tar.ts'

export interface RestoreToOptions {
  /** A moment in the zone of the club, such as `2026-11-28 10:15`, or `end`. */
  to: string
  /** Of the backups. */
  key?: string | undefined
  isWithoutSecrets?: boolean | undefined
  say: Say
  signal: AbortSignal
}

export interface RestoredTo {
  base: KeptBase
  /** Of the last change that the club has; null without any since the copy. */
  upTo: Temporal.Instant | null
  hasSecrets: boolean
  files: number
  /** Keys of files that the archive does not have. */
  missing: string[]
  /** Where the files lie in a bucket, which has them as they are now. */
  hasBucket: boolean
}

/**
 * Restores the built-in database and the files as they were at a moment into an empty data folder, out of `ARCHIVE_DIR`;
 * after an error that folder is as empty as before. Decision 156. @throws StartError
 */
export async function restoreTo(config: Config, options: RestoreToOptions): Promise<RestoredTo> {
  const { dataDir, archiveDir, databaseUrl, filesS3Url } = config
  const { say, signal } = options
  if (databaseUrl) throw new StartError('--to restores the built-in database: unset DATABASE_URL.')
  if (!archiveDir) throw new StartError('Set ARCHIVE_DIR to the folder of the archive, and BACKUPS to on.')
  await refuseFullFolder(dataDir)
  const { base, last, to } = await chosen(archiveDir, options.to)
  const secrets = await secretsOf(base, options)
  if (secrets) refuseOther(secrets, config.sessionSecret)
  const key = await keptKey(clusterFolder(archiveDir, base.cluster), options.key)
  const room = await Room.make(dataDir)
  let server: EmbeddedDatabase | undefined
  try {
    if (secrets) await putSecrets(room.folder, secrets)
    // On, so that the new timeline is in the archive from its beginning; what is written goes there at the first start.
    const recovered = await recoverInto(room.folder, {
      ...{ archiveDir, key, base, last, to, say, signal },
      flags: ['archive_mode=on'],
    })
    server = recovered.server
    const found = await lendConnection(
      server.url(),
      async (database) => {
        await check(database, say)
        if (filesS3Url) return { files: 0, missing: [] }
        const keys = (await fileKeys(database)).map((file) => file.key)
        const archived = archivedFiles(filesFolder(archiveDir, base.cluster), key)
        const missing = await copyFiles(archived, folderStorage(join(room.folder, 'files')), keys)
        return { files: keys.length - missing.length, missing }
      },
      signal,
    )
    await server.stop()
    await room.moveOut()
    return { base, upTo: recovered.upTo, hasSecrets: secrets !== undefined, hasBucket: !!filesS3Url, ...found }
  } catch (error) {
    await server?.stop('immediate')
    await room.undo()
    throw signal.aborted ? new StartError('The restore was stopped. Nothing was changed.') : error
  }
}

/** The copy to begin with, and the segment of the log that is enough. @throws StartError without any */
async function chosen(archiveDir: string, typed: string) {
  const bases = await basesIn(archiveDir)
  const [oldest, newest] = [bases[0], bases.at(-1)]
  if (!oldest || !newest) throw new StartError(`${archiveDir} has no copy of a database.`)
  const to = typed === 'end' ? undefined : momentOf(typed, newest.zone)
  const base = newestBefore(bases, to)
  if (!base) throw new StartError(`The archive begins at ${oldest.until}. Name a later moment. Nothing was changed.`)
  // What was written after the moment is not read, so the next copy says where the log is long enough.
  const next =
    to &&
    bases.find(
      ({ at, first }) =>
        first.slice(0, 8) === base.first.slice(0, 8) && Temporal.Instant.compare(Temporal.Instant.from(at), to) > 0,
    )
  return { base, to, last: next?.last }
}

async function secretsOf(base: KeptBase, { key, isWithoutSecrets }: RestoreToOptions): Promise<Secrets | undefined> {
  if (isWithoutSecrets) return undefined
  const sealed = await readFile(join(base.path, SECRETS)).catch(() => undefined)
  if (!sealed) return undefined
  if (key) return openSecrets(sealed, key)
  throw new StartError(
    'The archive has the secrets of its deployment, and they need its key: set BACKUP_KEY or --key-file. To restore without them: --without-secrets. Nothing was changed.',
  )
}

/** What was wrong with the club at that moment is no reason to be without it. */
async function check(database: Parameters<typeof verify>[0], say: Say): Promise<void> {
  const [first, ...more] = await catalogue.violations(database)
  if (first) say(`WARNING: the club breaks ${1 + more.length} invariants, such as: ${first}.`)
  const { problem, brokenAt } = await verify(database)
  if (problem) say(`WARNING: the audit log is broken at entry ${brokenAt}.`)
}
