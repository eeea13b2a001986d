import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { syncFolder } from '../backup/archive-writer.ts'
import { takeBackup } from '../backup/backup.ts'
import type { Say } from '../backup/progress.ts'
import { restoreClub } from '../backup/restore.ts'
import { type Config, StartError } from '../platform/config.ts'
import { type Binaries, MOVING, majorOf, openEmbeddedDatabase } from '../platform/embedded-database.ts'
import { lendConnection } from '../platform/lend-connection.ts'
import { keep } from './keeper.ts'

export interface Move {
  /** Binaries of the major version that the database has. */
  old: Binaries
  say: Say
  signal: AbortSignal
}

/** Has the name of the old folder while the folders are swapped. */
const SWAPPING = 'swapping'

/**
 * Moves the built-in database to the PostgreSQL of this release, by an archive: the packages have no pg_upgrade. Until the
 * last step the old folder is the club's; then it stays under the name that is returned. Decision 152.
 * @throws StartError when the database is as it was
 */
export async function moveDatabase(config: Config, { old, say, signal }: Move): Promise<string> {
  const { dataDir } = config
  const kept = join(dataDir, `postgres-${majorOf(dataDir)}`)
  if (existsSync(kept)) throw new StartError(`${kept} is there already. Delete it, or give it another name.`)
  const room = join(dataDir, MOVING)
  const club = join(room, 'club')
  const source = await openEmbeddedDatabase(dataDir, [], { own: old, archiveDir: config.archiveDir })
  // While a site runs there is no move, and while a move runs no site starts.
  const keeper = await keep(source, config)
  try {
    await clear(room)
    await mkdir(room)
    // Root starts the database as another user, which needs to traverse the folder.
    await chmod(room, 0o711)
    const archive = join(room, 'club.tar')
    await takeBackup({ ...config, databaseUrl: source.url() }, { to: archive, say, signal })
    // The files are brought too, which proves the archive; the site goes on with those that it has.
    const place = { ...config, dataDir: club, databaseUrl: undefined, filesS3Url: undefined }
    await restoreClub(place, { archive, say, signal })
    await givePassword(club, await readFile(join(dataDir, 'postgres.password'), 'utf8'))
    signal.throwIfAborted()
  } catch (error) {
    await keeper.stop()
    await clear(room)
    throw signal.aborted ? new StartError('The move was stopped. The database is as it was.') : error
  }
  await keeper.stop()
  await swap(dataDir, kept)
  return kept
}

/** A cluster has a password of its own, and a data folder one file for it: with one password either cluster fits. */
async function givePassword(club: string, password: string): Promise<void> {
  const target = await openEmbeddedDatabase(club)
  try {
    await lendConnection(target.url(), (database) => database.unsafe(`alter role postgres password '${password}'`))
  } finally {
    await target.stop()
  }
}

async function swap(dataDir: string, kept: string): Promise<void> {
  const room = join(dataDir, MOVING)
  const folder = join(dataDir, 'postgres')
  await writeFile(join(room, SWAPPING), basename(kept), { flush: true })
  await syncFolder(room)
  await rename(folder, kept)
  await rename(join(room, 'club', 'postgres'), folder)
  await syncFolder(dataDir)
  await rm(room, { recursive: true })
}

/** Ends what an interrupted move left: without the last step of it the old folder is the club's again. */
export async function endInterruptedMove(dataDir: string): Promise<void> {
  const note = join(dataDir, MOVING, SWAPPING)
  if (!existsSync(note)) return
  const folder = join(dataDir, 'postgres')
  if (!existsSync(folder)) await rename(join(dataDir, await readFile(note, 'utf8')), folder)
  await syncFolder(dataDir)
  await clear(join(dataDir, MOVING))
}

/** A killed move leaves the new database running. */
async function clear(room: string): Promise<void> {
  for (const folder of [join(room, 'club'), join(room, 'club', 'restoring')])
    if (existsSync(join(folder, 'postgres', 'postmaster.pid')))
      await (await openEmbeddedDatabase(folder)).stop('immediate')
  await rm(room, { recursive: true, force: true })
}
