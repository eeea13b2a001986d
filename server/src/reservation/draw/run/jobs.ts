import { type Job, onTask, schedule } from '../../../job/job.ts'
import type { Context } from '../../../platform/context.ts'
import { isNo } from '../../../platform/write.ts'
import type { Channels } from '../../people/notice/write-notices.ts'
import { draw } from '../rows.ts'
import { ADVANCE_DRAW } from '../tasks.ts'
import { drawIfPossible } from './draw.ts'
import { freeEnded, settle } from './end.ts'
import { close } from './freeze.ts'
import { publish } from './publish.ts'
import { COMPUTE_SLOW, computeSlow } from './slow.ts'
import * as sql from './sql.ts'
import type { Wanted } from './step.ts'
import { TELL_DRAW, type TellTask, writeToEntries } from './tell.ts'

/** What comes next in each state. */
const NEXT = new Map<string, (ctx: Context, wanted: Wanted) => Promise<unknown>>([
  ['OPEN', close],
  ['CLOSED', drawIfPossible],
  ['DRAWN', publish],
  ['PUBLISHED', settle],
  ['REVOKED', freeEnded],
  ['FAILED', freeEnded],
])

/** Does what is due of a draw, one step after another, until a step is not due or cannot be done yet. */
export async function advance(ctx: Context, drawIdx: number): Promise<void> {
  for (let before = ''; ; ) {
    const row = await draw(ctx.sql, drawIdx, ctx.lang)
    const next = row && NEXT.get(row.state)
    if (!next || row.state === before) return
    before = row.state
    if (isNo(await next(ctx, { drawIdx }))) return
  }
}

/** Does every step that is due; a step that failed in one draw holds up no other. */
export async function tendDraws(ctx: Context): Promise<void> {
  const failures: unknown[] = []
  for (const drawIdx of await sql.dueDraws(ctx.sql)) await advance(ctx, drawIdx).catch((error) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

export const drawJobs = (channels: Pick<Channels, 'notify'>): Job[] => [
  onTask<{ drawIdx: number }>(ADVANCE_DRAW, (ctx, { drawIdx }) => advance(ctx, drawIdx)),
  onTask<{ drawIdx: number }>(COMPUTE_SLOW, (ctx, { drawIdx }) => computeSlow(ctx, drawIdx)),
  onTask<TellTask>(TELL_DRAW, (ctx, task) => writeToEntries(ctx, task, channels)),
  schedule('tend-draws', '* * * * *', tendDraws),
]
