import { type Job, onTask, schedule } from '../../../job/job.ts'
import { write } from '../../../platform/write.ts'
import { OPEN_DRAW } from '../tasks.ts'
import { freeWithoutDraw } from './free.ts'
import { open } from './open.ts'
import * as sql from './sql.ts'
import { planWeeks } from './standing.ts'

/** Plans, opens and frees; each minute it finds what is due where the clock was moved or a task was lost. */
export const planJobs: Job[] = [
  onTask<{ drawIdx: number }>(OPEN_DRAW, async (ctx, { drawIdx }) => {
    await write(ctx, (tx) => open(tx, { drawIdx }))
  }),
  schedule('plan-draws', '* * * * *', async (ctx) => {
    await planWeeks(ctx)
    for (const drawIdx of await sql.due(ctx.sql)) await write(ctx, (tx) => open(tx, { drawIdx }))
    await freeWithoutDraw(ctx)
  }),
]
