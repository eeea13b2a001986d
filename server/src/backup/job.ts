import { mkdir } from 'node:fs/promises'
import { basename } from 'node:path'
import { schedule } from '../job/job.ts'
import type { Context } from '../platform/context.ts'
import { type Taken, writeArchive } from './backup.ts'
import { removeSurplusInBucket, sendToBucket } from './bucket.ts'
import { keepBase } from './every-minute.ts'
import { readKeep } from './keep-rules.ts'
import { refuseLittleRoom } from './little-room.ts'
import { type Outcome, prove } from './prove.ts'
import { removeSurplus } from './remove-surplus.ts'
import * as run from './rows.ts'
import { warningsOf } from './said.ts'

/**
 * Writes the archive of the night, restores it as a proof, sends it to the bucket of the settings, and then lets go of archives that the rule does not keep. A
 * failure, or a warning about the club in the archive, fails the job, and nothing is deleted. Decision 126. Where the log of
 * the database is archived, a copy of its files for that follows: decision 156.
 */
export const backUp = schedule('back-up', '40 3 * * *', keepClub, { isPatient: true })

async function keepClub(ctx: Context): Promise<void> {
  try {
    await backUpClub(ctx)
  } finally {
    // Either is made where the other fails.
    await keepBase(ctx)
  }
}

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
  const { databaseUrl, dataDir, isBuiltIn, backupDir: within, backupKey: key } = ctx.deployment
  await mkdir(within, { recursive: true, mode: 0o700 })
  await refuseLittleRoom(ctx.sql, isBuiltIn ? [within, dataDir] : [within])
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
