import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Deployment } from '../platform/config.ts'
import type { Database } from '../platform/database.ts'
import { lendConnection } from '../platform/lend-connection.ts'
import { clusterOf, walFolder } from '../platform/wal-archive.ts'
import type { ArchiveKey } from './archive-key.ts'
import { syncFolder } from './archive-writer.ts'
import { BASE, type Base, basesFolder, type KeptBase, LAYOUT, UNFINISHED } from './base-folder.ts'
import * as sql from './base-sql.ts'
import { opened, packedName, sealed, writePacked } from './packed-file.ts'
import { packFolder } from './packed-folder.ts'
import { sealSecrets, secretsIn } from './secrets.ts'
import { ENCRYPTED, unpackedName } from './segments.ts'
import { SECRETS } from './tar.ts'

/** Of the system user of the database; a copy brings it along, because its password is that of the cluster. */
export const PASSWORD = 'postgres.password'

/** What a copy is without, as PostgreSQL documents for a base backup by the low-level API: contents of folders, and files. */
const EMPTY = /^pg_(wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)$/
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|server\.log|backup_label(\.old)?|tablespace_map|backup_manifest|pgsql_tmp.*|pg_internal\.init.*|(recovery|standby)\.signal)$/

/** Until a segment is archived that has to be. */
const PATIENCE_MS = 120_000
const LOOK_MS = 100
const LEFT_MS = 24 * 60 * 60 * 1000

type Place = Pick<Deployment, 'databaseUrl' | 'dataDir' | 'sessionSecret' | 'backupKey'> & { archiveDir: string }

/**
 * Copies the files of the running built-in database, compressed and with a key encrypted, between `pg_backup_start` and
 * `pg_backup_stop`. With the log from its beginning on it can be restored to any moment after its end. Decisions 156, 159.
 * @returns an unfinished copy, which `finishBase` makes one that counts
 */
export async function copyBase(place: Place, key: ArchiveKey | undefined, signal: AbortSignal): Promise<KeptBase> {
  const { archiveDir, dataDir, databaseUrl } = place
  const cluster = clusterOf(dataDir)
  const folder = basesFolder(archiveDir, cluster)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeLeft(folder)
  return lendConnection(
    databaseUrl,
    async (database) => {
      const begun = await sql.begin(database)
      const path = join(folder, `${begun.at.toString().replace(/\.\d+/, '').replaceAll(':', '')}${UNFINISHED}`)
      const files = (await sql.fileKeys(database)).map(({ key }) => key)
      await mkdir(path, { mode: 0o700 })
      await keepSecrets(place, path, key)
      const copied = join(path, 'postgres')
      await packFolder(join(dataDir, 'postgres'), copied, { without: LEFT_OUT, empty: EMPTY, key, signal })
      const { label, tablespaces, ...ended } = await sql.end(database)
      if (tablespaces) throw new Error('The database has tablespaces outside of its folder, which no copy has.')
      await writePacked(join(copied, packedName('backup_label', key)), Buffer.from(label), key)
      await isThere(walFolder(archiveDir, cluster), ended.last, signal)
      const base: Base = {
        layout: LAYOUT,
        club: { code: begun.code, name: begun.name },
        zone: begun.zone,
        at: begun.at.toString(),
        until: ended.until.toString(),
        first: begun.first,
        last: ended.last,
        segmentBytes: begun.segmentBytes,
        files,
      }
      await writeFile(join(path, BASE), JSON.stringify(base), { mode: 0o600, flush: true })
      return { ...base, path, cluster }
    },
    signal,
  )
}

/** Removes what killed runs left: one of today may be running. */
async function removeLeft(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if (name.endsWith(UNFINISHED) && (await stat(path)).mtimeMs < Date.now() - LEFT_MS)
      await rm(path, { recursive: true })
  }
}

/** @returns its path from now on */
export async function finishBase({ path }: Pick<KeptBase, 'path'>): Promise<string> {
  const finished = path.slice(0, -UNFINISHED.length)
  await syncFolder(path)
  await rename(path, finished)
  await syncFolder(join(path, '..'))
  return finished
}

async function keepSecrets(place: Place, path: string, key: ArchiveKey | undefined): Promise<void> {
  const { dataDir, sessionSecret, backupKey } = place
  const how = { mode: 0o600, flush: true }
  const password = await sealed(await readFile(join(dataDir, PASSWORD)), key)
  await writeFile(join(path, key ? `${PASSWORD}${ENCRYPTED}` : PASSWORD), password, how)
  if (!backupKey) return
  await writeFile(join(path, SECRETS), await sealSecrets(await secretsIn(dataDir, sessionSecret), backupKey), how)
}

/** @throws Error when a segment is not archived in time */
export async function isThere(folder: string, segment: string, signal: AbortSignal): Promise<void> {
  const isArchived = async () => (await readdir(folder)).some((name) => unpackedName(name) === segment)
  for (const end = Date.now() + PATIENCE_MS; !(await isArchived()); ) {
    if (Date.now() > end) throw new Error(`The database does not archive its log to ${folder}.`)
    await pause(LOOK_MS, undefined, { signal })
  }
}

/** Ends the segment of the log that is being written, and waits until it is archived. */
export async function archiveNow(database: Database, folder: string, signal: AbortSignal): Promise<void> {
  await isThere(folder, await sql.switchSegment(database), signal)
}

export function passwordIn({ path }: Pick<KeptBase, 'path'>, key: ArchiveKey | undefined): Promise<Buffer> {
  const plain = join(path, PASSWORD)
  return opened(existsSync(plain) ? plain : `${plain}${ENCRYPTED}`, key)
}
