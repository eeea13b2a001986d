import type { Context } from '../platform/context.ts'

/** Decision 013. */
export interface Job {
  /** Lower-case words with hyphens; its label is the text `job.NAME_<name>`. */
  name: string
  /** Five cron fields in the club's zone. Without a schedule it only runs queued tasks. */
  schedule?: string
  /** It first runs at its time; other jobs run when a process first knows them. */
  isPatient?: boolean
  /** Tasks that a process performs at the same time. */
  atOnce?: number
  /** Tasks that a process claims in one statement, where many short ones come together. Without it, as many as at once. */
  claims?: number
  run(ctx: Context, data?: unknown): Promise<void>
}

export const schedule = (
  name: string,
  cron: string,
  run: (ctx: Context) => Promise<void>,
  more: Pick<Job, 'isPatient'> = {},
): Job => ({
  ...more,
  name,
  schedule: cron,
  run: (ctx) => run(ctx),
})

export const onTask = <Data>(
  name: string,
  run: (ctx: Context, data: Data) => Promise<void>,
  share: Pick<Job, 'atOnce' | 'claims'> = {},
): Job => ({
  ...share,
  name,
  run: (ctx, data) => run(ctx, data as Data),
})
