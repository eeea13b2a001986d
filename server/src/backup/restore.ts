import { type Config, StartError } from '../platform/config.ts'
import type { Database } from '../platform/database.ts'
import { type EmbeddedDatabase, openEmbeddedDatabase } from '../platform/embedded-database.ts'
import { storageOf } from '../platform/files.ts'
import { lendConnection } from '../platform/lend-connection.ts'
import { createDatabase, ownMigrations } from '../platform/migrate.ts'
import { refusedVersion } from '../platform/postgres-version.ts'
import { unreachable } from '../platform/unreachable.ts'
import * as catalogue from './catalogue-sql.ts'
import { type CheckedArchive, checkArchive } from './check-archive.ts'
import { loadClub } from './load-club.ts'
import type { Manifest } from './manifest.ts'
import type { Say } from './progress.ts'
import { Room, refuseFullFolder } from './room.ts'
import { refusalOf } from './rules.ts'
import { openSecrets, putSecrets, refuseOther, type Secrets } from './secrets.ts'

export interface RestoreOptions {
  archive: string
  /** That of the backup. */
  key?: string
  /** Restores without the secrets that the archive has. */
  isWithoutSecrets?: boolean
  say: Say
  signal: AbortSignal
}

export interface Restored {
  manifest: Manifest
  hasSecrets: boolean
}

/** Restores a club into an empty place; after an error that place is as empty as before. @throws StartError */
export async function restoreClub(config: Config, options: RestoreOptions): Promise<Restored> {
  await refuseFullFolder(config.dataDir)
  await refuseFullDatabase(config)
  if (config.filesS3Url && !(await storageOf(config).isEmpty()))
    throw new StartError('The bucket of FILES_S3_URL is not empty. Set it to another. Nothing was changed.')
  const archive = await checkedFor(options)
  const secrets = await secretsFor(archive, options)
  if (secrets) refuseOther(secrets, config.sessionSecret)
  const room = await Room.make(config.dataDir)
  let embedded: EmbeddedDatabase | undefined
  try {
    if (secrets) await putSecrets(room.folder, secrets)
    if (!config.databaseUrl) embedded = await openEmbeddedDatabase(room.folder)
    await fill(config, embedded, archive, room, options)
    await embedded?.settled
    await embedded?.stop()
    if (embedded) await room.moveOut()
    return { manifest: archive.manifest, hasSecrets: secrets !== undefined }
  } catch (error) {
    await embedded?.stop('immediate')
    await room.undo()
    if (config.filesS3Url) await emptyBucket(config, archive)
    throw options.signal.aborted ? new StartError('The restore was stopped. Nothing was changed.') : error
  }
}

async function fill(
  config: Config,
  embedded: EmbeddedDatabase | undefined,
  archive: CheckedArchive,
  room: Room,
  { say, signal }: RestoreOptions,
): Promise<void> {
  const url = config.databaseUrl ?? embedded!.url()
  await createDatabase(url)
  const storage = storageOf({ dataDir: room.folder, filesS3Url: config.filesS3Url })
  // The last step before the commit, which then makes the club.
  const last = async () => {
    if (!embedded) await room.moveOut()
  }
  await loadInto(url, archive, { storage, say, signal }, last)
}

/** Loads a checked archive into an empty database, or leaves that empty. @param last is done before the commit */
export async function loadInto(
  url: string,
  archive: CheckedArchive,
  how: Parameters<typeof loadClub>[2],
  last?: () => Promise<void>,
): Promise<void> {
  const load = (database: Database) =>
    database.begin(async (tx) => {
      await loadClub(tx, archive, how)
      await last?.()
    })
  await lendConnection(url, load, how.signal)
}

/** An archive that is whole, and that this version can restore. @throws StartError */
export async function checkedFor({
  archive: path,
  key,
  say,
}: Pick<RestoreOptions, 'archive' | 'key' | 'say'>): Promise<CheckedArchive> {
  say(`Checking ${path} …`)
  const archive = await checkArchive(path, key)
  const refused = refusalOf(archive.manifest, await ownMigrations())
  if (refused) throw new StartError(refused)
  return archive
}

async function secretsFor({ secrets }: CheckedArchive, { key, isWithoutSecrets }: RestoreOptions) {
  if (!secrets || isWithoutSecrets) return undefined
  if (key) return (await openSecrets(secrets, key)) satisfies Secrets
  throw new StartError(
    'The archive has the secrets of its deployment, and they need its key: set BACKUP_KEY or --key-file. To restore without them: --without-secrets. Nothing was changed.',
  )
}

/** @throws StartError when the database has anything in it; one that does not exist yet is made later */
async function refuseFullDatabase({ databaseUrl }: Config): Promise<void> {
  if (!databaseUrl) return
  try {
    await lendConnection(databaseUrl, async (database) => {
      const [server] = await database<{ version: number }[]>`
        select current_setting('server_version_num')::int as version`
      const refused = refusedVersion(server!.version)
      if (refused) throw new StartError(`DATABASE_URL: ${refused}.`)
      if (!(await catalogue.isEmpty(database)))
        throw new StartError(
          'The database of DATABASE_URL is not empty. A club is restored into an empty one. Nothing was changed.',
        )
    })
  } catch (error) {
    if (error instanceof StartError) throw error
    if ((error as { code?: string }).code !== '3D000') throw new StartError(unreachable(databaseUrl, error as Error))
  }
}

/** It was empty before, so every file in it is one of the archive. */
async function emptyBucket(config: Config, { manifest: { files } }: CheckedArchive): Promise<void> {
  const storage = storageOf(config)
  for (const { name } of files) await storage.remove(name.slice('files/'.length))
}
