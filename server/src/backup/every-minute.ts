import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { schedule } from '../job/job.ts'
import type { Deployment } from '../platform/config.ts'
import type { Context } from '../platform/context.ts'
import { systemUser } from '../platform/embedded-database.ts'
import { clusterFolder, clusterOf, makeWalFolder, walFolder } from '../platform/wal-archive.ts'
import { archiveFiles, forgetFiles } from './archive-files.ts'
import { type ArchiveKey, archiveKey } from './archive-key.ts'
import { copyBase, finishBase } from './base.ts'
import { basesOf, filesFolder, namesIn } from './base-folder.ts'
import { fileKeys, timeline } from './base-sql.ts'
import { kept } from './kept-bases.ts'
import { refuseLittleRoom } from './little-room.ts'
import { packSegments } from './pack-segments.ts'
import { proveBase } from './prove-base.ts'
import { isUnbroken, needless } from './segments.ts'

type Place = Deployment & { archiveDir: string }

/** Where the built-in database archives its log; undefined where it does not. */
export function archiveOf(deployment: Deployment): Place | undefined {
  const { archiveDir } = deployment
  return archiveDir ? { ...deployment, archiveDir } : undefined
}

/**
 * Compresses what the built-in database archived of its log, and copies new files of the club beside it; with a key it
 * encrypts both. Where the archive has no copy of the database from which the log goes on without a gap, it makes one.
 * Decisions 156, 159.
 */
export const archive = schedule('archive', '* * * * *', async (ctx) => {
  const place = archiveOf(ctx.deployment)
  if (!place) return
  const { archiveDir, dataDir } = place
  const cluster = clusterOf(dataDir)
  const wal = walFolder(archiveDir, cluster)
  // The disk may have been away when the database started.
  makeWalFolder(archiveDir, cluster, systemUser())
  const key = await keyOf(place)
  await packSegments(wal, key)
  await copyFiles(ctx, key)
  const newest = (await basesOf(archiveDir, cluster)).at(-1)
  const isCurrent = newest?.first.startsWith(await timeline(ctx.sql))
  if (!newest || !isCurrent || !isUnbroken(await namesIn(wal), newest.first, newest.segmentBytes)) await keepBase(ctx)
})

const keyOf = async ({ archiveDir, backupKey, dataDir }: Place): Promise<ArchiveKey | undefined> =>
  backupKey ? archiveKey(clusterFolder(archiveDir, clusterOf(dataDir)), backupKey) : undefined

async function copyFiles({ sql, deployment }: Context, key: ArchiveKey | undefined): Promise<void> {
  const { dataDir, archiveDir, filesS3Url } = deployment
  // A bucket is another machine's disk already.
  if (filesS3Url || !archiveDir) return
  const keys = (await fileKeys(sql)).map((file) => file.key)
  await archiveFiles(dataDir, filesFolder(archiveDir, clusterOf(dataDir)), keys, key)
}

/** Makes a copy of the database, restores it as a proof, and lets go of what no restore needs any more. */
export async function keepBase(ctx: Context): Promise<void> {
  const { sql, stopping: signal } = ctx
  const place = archiveOf(ctx.deployment)
  if (!place) return
  await refuseLittleRoom(sql, [place.archiveDir, place.dataDir])
  const base = await copyBase(place, await keyOf(place), signal)
  try {
    await proveBase(base, { sql, deployment: place, signal })
    await finishBase(base)
  } catch (error) {
    await rm(base.path, { recursive: true, force: true })
    throw error
  }
  await letGo(ctx, base.cluster)
}

async function letGo({ sql, deployment }: Context, cluster: string): Promise<void> {
  const { archiveDir, backupKeep } = archiveOf(deployment)!
  const all = await basesOf(archiveDir, cluster)
  // Their times are those of the machine, not of the club.
  const { stay, go } = kept(all, Number(backupKeep.split(',')[0]), Temporal.Now.instant())
  for (const { path } of go) await rm(path, { recursive: true })
  const wal = walFolder(archiveDir, cluster)
  const firsts = stay.map(({ first }) => first)
  for (const name of needless(await namesIn(wal), firsts)) await rm(join(wal, name), { force: true })
  const needed = new Set([...(await fileKeys(sql)).map(({ key }) => key), ...stay.flatMap(({ files }) => files)])
  await forgetFiles(filesFolder(archiveDir, cluster), needed, Temporal.Instant.from(stay[0]!.at))
}
