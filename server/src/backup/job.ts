import { mkdir, statfs } from 'node:fs/promises'
import { basename } from 'node:path'
import { schedule } from '../job/job.ts'
import { StartError } from '../platform/config.ts'
import type { Context } from '../platform/context.ts'
import { type Taken, writeArchive } from './backup.ts'
import { removeSurplusInBucket, sendToBucket } from './bucket.ts'
import { readKeep } from './keep-rules.ts'
import { type Outcome, prove } from './prove.ts'
import { removeSurplus } from './remove-surplus.ts'
import * as run from './rows.ts'
import { sizeOf } from './rules.ts'
import { warningsOf } from './said.ts'

/** Of what the club takes: a disk that was filled to its end would stop the database. */
const ROOM = 2

/**
 * Writes the archive of the night, restores it as a proof, sends it to the bucket of the settings, and then lets go of archives that the rule does not keep. A
 * failure, or a warning about the club in the archive, fails the job, and nothing is deleted. Decision 126.
 */
export const backUp = schedule('back-up', '40 3 * * *', backUpClub, { isPatient: true })

async function backUpClub(ctx: Context): Promise<void> {
  const { deployment, stopping } = ctx
  if (!deployment.hasBackups) return
  const began = performance.now()
  let taken: Taken
  try {
    taken = await write(ctx)
  } catch (error) {
    if (!stopping.aborted)
      await note(ctx, began, undefined, { problem: 'NOT_WRITTEN', detail: (error as Error).message })
    throw error
  }
  await proveArchive(ctx, began, taken)
  const warnings = warningsOf(taken)
  if (warnings.length > 0) throw new Error(warnings.join(' '))
  const keep = readKeep(deployment.backupKeep)!
  await removeSurplus(taken, keep)
  if (deployment.backupS3Url) await removeSurplusInBucket(deployment.backupS3Url, ctx.club.clubCode, keep)
}

async function write(ctx: Context): Promise<Taken> {
  const { databaseUrl, backupDir: within, backupKey: key } = ctx.deployment
  await mkdir(within, { recursive: true, mode: 0o700 })
  await refuseLittleRoom(ctx)
  return writeArchive(databaseUrl, ctx.deployment, { within, key, say: () => {}, signal: ctx.stopping })
}

/** @param began the time of the run's beginning, by `performance` @throws Error where the archive is not proven, after the result was kept */
export async function proveArchive(ctx: Context, began: number, archive: Pick<Taken, 'path' | 'size'>): Promise<void> {
  const { sql, deployment, stopping: signal } = ctx
  const proof = await prove(archive.path, { sql, deployment, signal })
  const outcome = proof.problem || !deployment.backupS3Url ? proof : await send(deployment.backupS3Url, archive)
  await note(ctx, began, archive, outcome)
  if (outcome.problem) throw new Error(outcome.detail)
}

const send = (address: string, archive: Pick<Taken, 'path' | 'size'>): Promise<Outcome> =>
  sendToBucket(address, archive).then(
    () => ({ problem: null, detail: '' }),
    (error: Error) => ({ problem: 'NOT_SENT', detail: error.message }),
  )

const note = (ctx: Context, began: number, archive: Pick<Taken, 'path' | 'size'> | undefined, outcome: Outcome) =>
  run.keep(ctx.sql, {
    ms: Math.round(performance.now() - began),
    file: archive ? basename(archive.path) : null,
    bytes: archive?.size ?? null,
    ...outcome,
  })

/** @throws StartError where the archive, or the built-in database that it is restored into, would fill a disk */
async function refuseLittleRoom({ sql, deployment }: Context): Promise<void> {
  const { backupDir, dataDir, isBuiltIn } = deployment
  const needed = ROOM * (await run.sizeOfClub(sql))
  for (const folder of isBuiltIn ? [backupDir, dataDir] : [backupDir]) {
    const { bavail, bsize } = await statfs(folder)
    if (bavail * bsize < needed)
      throw new StartError(
        `The disk of ${folder} has ${sizeOf(bavail * bsize)} free, and a backup with its test needs ${sizeOf(needed)}.`,
      )
  }
}
