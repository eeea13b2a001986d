import { beginning } from '../platform/beginning.ts'
import type { Context } from '../platform/context.ts'
import type { Job } from './job.ts'
import { isGivenUp, nextRun, waitAfter } from './rules.ts'
import * as sql from './sql.ts'

const AT_ONCE = 5
const RENEW_MS = (sql.HOLD_SECONDS * 1000) / 4

/** Registers the job in the database, so that it can be locked. @returns its number */
export async function know(
  { sql: db, club, clock }: Pick<Context, 'sql' | 'club' | 'clock'>,
  job: Job,
): Promise<number> {
  const next = job.schedule ? nextRun(job.schedule, club.zone, clock.now()) : null
  return sql.know(db, job.name, job.schedule ?? null, next, job.isPatient)
}

export interface Performed {
  ms: number
  error: Error | null
}

/** @param onlyWhenDue false runs it now and keeps its next time @returns undefined when not due or running elsewhere */
export async function perform(ctx: Context, job: Job, onlyWhenDue: boolean): Promise<Performed | undefined> {
  const held = await sql.hold(ctx.sql, job.name, onlyWhenDue)
  if (!held) return undefined
  const performed = await timed(
    () => job.run(ctx),
    () => sql.keepHolding(ctx.sql, job.name),
  )
  const { ms, error } = performed
  // Ended by the stop of its process, it is still due, and the next process begins it again.
  const isCutShort = error !== null && ctx.stopping.aborted
  // A run knows nothing of what came after its beginning, such as a new day or a jump of the club's clock.
  const after = held.nextAt && later(held.nextAt, held.beganAt)
  const nextAt =
    held.isDue && !isCutShort && job.schedule && after ? nextRun(job.schedule, ctx.club.zone, after) : undefined
  await sql.letGo(ctx.sql, job.name, { ms, error: lineOf(error), nextAt })
  return performed
}

/**
 * Tasks with the same data that are due together are one: they were added before it begins.
 * @returns undefined without a due task; the error of one that failed, which is retried for a day
 */
export async function performTasks(ctx: Context, job: Job): Promise<Performed | undefined> {
  const tasks = await sql.holdTasks(ctx.sql, job.name, job.claims ?? job.atOnce ?? AT_ONCE)
  if (tasks.length === 0) return undefined
  const alike = [...Map.groupBy(tasks, ({ data }) => JSON.stringify(data)).values()].values()
  let failure: Error | null = null
  const done: number[] = []
  const held = new Set(tasks.map(({ taskIdx }) => taskIdx))
  const performNext = async () => {
    // One iterator for all, so that each takes the next tasks as soon as it is free.
    for (const same of alike) {
      const taskIdx = same.map((task) => task.taskIdx)
      if (ctx.stopping.aborted) {
        for (const one of taskIdx) held.delete(one)
        await sql.giveBack(ctx.sql, taskIdx)
        continue
      }
      try {
        await job.run(ctx, same[0]!.data)
        done.push(...taskIdx)
      } catch (error) {
        failure = error as Error
        for (const { taskIdx, tries, createdAt } of same)
          if (isGivenUp(createdAt, ctx.clock.now())) done.push(taskIdx)
          else {
            held.delete(taskIdx)
            await sql.putBack(ctx.sql, taskIdx, waitAfter(tries), beginning(failure.message, 300))
          }
      }
    }
  }
  const { ms } = await timed(
    () => Promise.all(Array.from({ length: job.atOnce ?? AT_ONCE }, performNext)),
    () => sql.keepHoldingTasks(ctx.sql, [...held]),
  )
  const error = failure as Error | null
  await Promise.all([sql.removeTasks(ctx.sql, done), sql.letGo(ctx.sql, job.name, { ms, error: lineOf(error) })])
  return { ms, error }
}

async function timed(work: () => Promise<unknown>, renew: () => Promise<void>): Promise<Performed> {
  const from = performance.now()
  // A failed renewal is harmless: the next may succeed, and the work is idempotent.
  const renewing = setInterval(() => renew().catch(() => {}), RENEW_MS)
  try {
    await work()
    return { ms: Math.round(performance.now() - from), error: null }
  } catch (error) {
    return { ms: Math.round(performance.now() - from), error: error as Error }
  } finally {
    clearInterval(renewing)
  }
}

const lineOf = (error: Error | null) => (error ? beginning(error.message, 300) : null)

const later = (a: Temporal.Instant, b: Temporal.Instant) => (Temporal.Instant.compare(a, b) < 0 ? b : a)
