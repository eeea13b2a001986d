import { Worker } from 'node:worker_threads'
import { slowStart, slowText } from '@clubhouse/draw/slow'
import { enqueue } from '../../../job/enqueue.ts'
import type { Context } from '../../../platform/context.ts'
import { type DrawRow, draw } from '../rows.ts'
import { ADVANCE_DRAW } from '../tasks.ts'
import type { SlowProgress, SlowWork } from './slow-thread.ts'
import * as sql from './sql.ts'

/** The task that computes the slow function, from the close of a draw on. */
export const COMPUTE_SLOW = 'compute-slow'

/** A second of steps on a usual machine, which is what is lost when the process ends. */
const EVERY = 250

/** Per cent of the slow function that are computed; none for another mode. */
export async function progressOf(ctx: Pick<Context, 'sql'>, row: DrawRow): Promise<number | undefined> {
  if (row.seedMode !== 'slow' || row.state !== 'CLOSED') return undefined
  const known = await sql.slowOf(ctx.sql, row.drawIdx)
  return Math.floor((100 * (known?.steps ?? 0)) / row.seedSteps!)
}

/** The end of the slow function, once it is computed. */
export async function slowValue(ctx: Pick<Context, 'sql'>, row: DrawRow): Promise<string | undefined> {
  const known = await sql.slowOf(ctx.sql, row.drawIdx)
  return known && known.steps >= row.seedSteps! ? known.x : undefined
}

/**
 * Computes the slow function of a closed draw in a thread of low priority, from where another process left it.
 * The numbers on the way are no secret: anyone can compute them from the fingerprint.
 */
export async function computeSlow(ctx: Context, drawIdx: number): Promise<void> {
  const row = await draw(ctx.sql, drawIdx, ctx.lang)
  if (row?.state !== 'CLOSED' || row.seedMode !== 'slow') return
  const known = (await sql.slowOf(ctx.sql, drawIdx)) ?? { steps: 0, x: slowText(slowStart(row.entriesRoot!)) }
  const left = row.seedSteps! - known.steps
  if (left > 0)
    await inLowThread(ctx, { x: known.x, steps: left, every: EVERY }, ({ done, x }) =>
      sql.keepSlow(ctx.sql, drawIdx, known.steps + done, x),
    )
  await enqueue(ctx, ADVANCE_DRAW, { drawIdx }, later(row.drawAt, ctx.clock.now()))
}

const later = (a: Temporal.Instant, b: Temporal.Instant) => (Temporal.Instant.compare(a, b) < 0 ? b : a)

/** @param keep called one after another @throws when the process is about to end, so that the task is done again */
async function inLowThread(
  { stopping }: Pick<Context, 'stopping'>,
  work: SlowWork,
  keep: (progress: SlowProgress) => Promise<void>,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const worker = new Worker(new URL('./slow-thread.ts', import.meta.url), { workerData: work, execArgv: [] })
  const stop = () => reject(new Error('the process is ending'))
  let kept: Promise<void> = Promise.resolve()
  worker.on('message', (progress: SlowProgress) => {
    kept = kept.then(() => keep(progress))
    kept.catch(reject)
    if (progress.done === work.steps) kept.then(resolve, reject)
  })
  worker.once('error', reject)
  stopping.addEventListener('abort', stop, { once: true })
  if (stopping.aborted) stop()
  try {
    await promise
  } finally {
    stopping.removeEventListener('abort', stop)
    await worker.terminate()
  }
}
