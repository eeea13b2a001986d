import type { Context } from '../platform/context.ts'

/** Something that the product does by itself. `app.ts` names them all. */
export interface Job {
  /** Lower-case words with hyphens; the screen translates `job.NAME_<name>`. */
  name: string
  /** When it comes round: five cron fields in the club's zone. Without, it only does the tasks put down for it. */
  schedule?: string
  /**
   * Does it. It may be done twice (a process that stood still, a crash before it was noted), so doing it again must
   * do no harm.
   * @throws what the job's line shows to managers and the log tells; it comes round again all the same
   * @param data what `enqueue` was given; undefined when its time has come round
   */
  run(ctx: Context, data?: unknown): Promise<void>
}

/** A job that comes round. */
export const schedule = (name: string, cron: string, run: (ctx: Context) => Promise<void>): Job => ({
  name,
  schedule: cron,
  run: (ctx) => run(ctx),
})

/** A job that does what `enqueue` puts down. */
export const onTask = <Data>(name: string, run: (ctx: Context, data: Data) => Promise<void>): Job => ({
  name,
  run: (ctx, data) => run(ctx, data as Data),
})
