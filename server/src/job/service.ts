import type { contract } from '@clubhouse/contract'
import type { DataOf } from '@clubhouse/contract/call'
import { WRONG_STATE } from '@clubhouse/contract/fail'
import { audit } from '../platform/audit.ts'
import { type Context, NOT_FOUND, type Services } from '../platform/context.ts'
import { write } from '../platform/write.ts'
import type { Job } from './job.ts'
import { know, perform, performTasks } from './perform.ts'
import { isOverdue } from './rules.ts'
import * as sql from './sql.ts'

/** Tasks that are shown of one job. */
const MOST_TASKS = 20

/** What is said of jobs: the log stands above them. */
interface Above {
  /** What a job did last; null where the caller may not read the log. */
  didLast: (ctx: Context, name: string) => Promise<DataOf<typeof contract.job.one>['did']>
  tellTasks: (ctx: Context, name: string, tasks: readonly { data: unknown }[]) => Promise<string[]>
}

export const job = (jobs: readonly Job[], { didLast, tellTasks }: Above): Services<typeof contract.job> => ({
  list: (_, ctx) => jobsNow(jobs, ctx),

  one: async ({ name }, ctx) => {
    if (!jobs.some((one) => one.name === name)) return NOT_FOUND
    const [did, tasks] = await Promise.all([didLast(ctx, name), sql.next(ctx.sql, name, MOST_TASKS)])
    const said = await tellTasks(ctx, name, tasks)
    return { did, tasks: tasks.map((task, i) => ({ ...task, said: said[i]! })) }
  },

  run: async ({ name }, ctx) => {
    const asked = jobs.find((one) => one.name === name)
    if (!asked) return NOT_FOUND
    const recordIdx = await know(ctx, asked)
    const done = asked.schedule ? await perform(ctx, asked, false) : await performTasks(ctx, asked)
    if (!done && asked.schedule) return WRONG_STATE({ state: 'RUNNING' })
    const after = { name, ms: done?.ms, error: done?.error?.message }
    await write(ctx, (tx) => audit(tx, { noun: 'job', recordIdx, after }))
    return { ran: done?.error === null, ms: done?.ms ?? 0 }
  },
})

/** The jobs with their last and next runs. */
async function jobsNow(jobs: readonly Job[], { sql: db, clock }: Context) {
  const rows = new Map((await sql.all(db)).map((row) => [row.name, row]))
  return jobs.map(({ name, schedule = null }) => {
    const row = rows.get(name)
    // Before a process of this version has served, the job is known only by name.
    if (!row) return { name, schedule, overdue: false, isRunning: false, waiting: 0 }
    return { ...row, overdue: isOverdue(row, clock.now()) }
  })
}
