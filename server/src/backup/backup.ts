import { mkdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { besideServer } from '../platform/beside-server.ts'
import { type Config, StartError } from '../platform/config.ts'
import type { Database } from '../platform/database.ts'
import { storageOf } from '../platform/files.ts'
import { lendConnection } from '../platform/lend-connection.ts'
import { unreachable } from '../platform/unreachable.ts'
import { ArchiveWriter } from './archive-writer.ts'
import * as catalogue from './catalogue-sql.ts'
import { sayPlainly } from './copy.ts'
import { keepFiles } from './keep-files.ts'
import type { Facts } from './keep-tables.ts'
import { factsOf, keepTables } from './keep-tables.ts'
import { FORMAT, type Manifest } from './manifest.ts'
import type { Say } from './progress.ts'
import { sealSecrets, secretsIn } from './secrets.ts'
import { ENCRYPTED, MANIFEST, README, SECRETS } from './tar.ts'

/** What somebody reads who finds an archive. */
const readmeOf = ({ at, club }: Facts) => `Backup of ${club.name} (${club.code}), a club of Clubhouse, at ${at}.

It contains personal data of members. Keep it where nobody else can read it, and no longer than needed.
To restore it: npm run restore -- <this archive> (see docs/going-live.md of Clubhouse).

tables/<table>/  rows as PostgreSQL's COPY writes them, compressed: cat tables/member/*.zst | zstd -d
files/           what members and managers uploaded
secrets.json     the secrets of the deployment, encrypted with the same key; missing without one
manifest.json    what belongs to the archive, with the SHA-256 of each entry
sha256           the SHA-256 of every byte of the archive before this entry
`

/** Decision 091. */
export interface BackupOptions {
  /** The archive; by default one named by club and time, in the folder `within`. */
  to?: string
  /** The folder of the archive; by default `backups`. */
  within?: string
  /** Encrypts the archive; without it that has no secrets. */
  key?: string
  say: Say
  signal: AbortSignal
}

export interface Taken {
  path: string
  size: number
  manifest: Manifest
  /** Keys of files that were deleted while the backup ran. */
  deleted: string[]
  /** Keys of files whose bytes are not those that were stored. */
  changed: string[]
}

/** What of the settings says where the club's files and secrets are. */
type Place = Pick<Config, 'dataDir' | 'filesS3Url' | 'sessionSecret'>

/** Writes the whole club into one archive, beside a running server too. @throws StartError */
export const takeBackup = (config: Config, options: BackupOptions): Promise<Taken> =>
  besideServer(config, (url) => writeArchive(url, config, options))

/** The same, of the club at an address. It takes one connection, apart from those of the site. @throws StartError */
export const writeArchive = (url: string, place: Place, options: BackupOptions): Promise<Taken> =>
  lendConnection(
    url,
    async (database) => {
      await database`select`.catch((error) => {
        throw new StartError(unreachable(url, error))
      })
      return keepAll(database, place, options)
    },
    options.signal,
  )

async function keepAll(database: Database, place: Place, options: BackupOptions): Promise<Taken> {
  const { key, say, signal } = options
  const secrets = key ? await sealedSecrets(place, key) : undefined
  let archive: ArchiveWriter | undefined
  try {
    // A signal that was given before is no event any more.
    signal.throwIfAborted()
    const { path, rows, ...kept } = await database.begin('isolation level repeatable read read only', async (sql) => {
      await sayPlainly(sql)
      const facts = await factsOf(sql)
      const path = pathOf(facts, options)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      archive = await ArchiveWriter.create(path, key)
      const readme = await archive.add(README, Buffer.from(readmeOf(facts)))
      return { path, facts, readme, ...(await keepTables(sql, archive, say)), rows: await catalogue.files(sql) }
    })
    const { facts, ...contents } = kept
    const writer = archive!
    const sealed = secrets && { ...(await writer.add(SECRETS, secrets.bytes)), names: secrets.names }
    const found = await keepFiles(storageOf(place), rows, writer, { say, signal })
    const still = await catalogue.stillThere(database, found.missing)
    const manifest: Manifest = {
      format: FORMAT,
      ...facts,
      ...contents,
      files: found.files,
      missing: still,
      secrets: sealed ?? null,
    }
    await writer.add(MANIFEST, Buffer.from(JSON.stringify(manifest)))
    await writer.finish()
    const deleted = found.missing.filter((one) => !still.includes(one))
    return { path, size: writer.size, manifest, deleted, changed: found.changed }
  } catch (error) {
    await archive?.discard()
    throw signal.aborted ? new StartError('The backup was stopped. Nothing was written.') : error
  }
}

async function sealedSecrets({ dataDir, sessionSecret }: Place, key: string) {
  const secrets = await secretsIn(dataDir, sessionSecret)
  return { names: Object.keys(secrets).sort(), bytes: await sealSecrets(secrets, key) }
}

function pathOf({ at, club }: Facts, { to, within = 'backups', key }: BackupOptions): string {
  return resolve(
    to ?? `${within}/clubhouse-${club.code}-${at.replace(/\.\d+/, '').replaceAll(':', '')}.tar${key ? ENCRYPTED : ''}`,
  )
}
