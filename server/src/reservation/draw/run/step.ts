import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import type { DRAW_STATES } from '@clubhouse/contract/reservation/draw/draw'
import { TOO_SOON } from '@clubhouse/contract/reservation/draw/draw-manage'
import { type Context, NOT_FOUND } from '../../../platform/context.ts'
import { type Transaction, write } from '../../../platform/write.ts'
import { type DrawRow, lockDraw } from '../rows.ts'

type State = (typeof DRAW_STATES)[number]

/** A draw to go on with, as a manager has seen it; a job goes on with whatever it finds. */
export interface Wanted {
  drawIdx: number
  version?: number
}

interface When {
  from: readonly State[]
  /** Never earlier. */
  at: (row: DrawRow) => Temporal.Instant
}

/** Whether a draw is in one of the states, and as the manager has seen it. */
export function refusedState(row: DrawRow, { version }: Wanted, from: readonly State[]) {
  if (!from.includes(row.state as State)) return WRONG_STATE({ state: row.state })
  return version !== undefined && row.version !== version ? CHANGED_MEANWHILE({ version: row.version }) : undefined
}

/** Whether a step may be done now. */
export function refusedStep(row: DrawRow, wanted: Wanted, { from, at }: When, now: Temporal.Instant) {
  const due = at(row)
  return refusedState(row, wanted, from) ?? (Temporal.Instant.compare(now, due) < 0 ? TOO_SOON({ at: due }) : undefined)
}

/**
 * Does a step of a draw in one transaction, with the draw locked: whichever process is first does it, and one that ends
 * in the middle has done nothing. States only go forward, so a clock that goes back does no step again. Decision 128.
 */
export async function step<T>(
  ctx: Context,
  wanted: Wanted,
  when: When,
  work: (tx: Transaction, row: DrawRow) => Promise<T>,
) {
  return write(ctx, async (tx) => {
    const row = await lockDraw(tx.sql, wanted.drawIdx, tx.lang)
    return row ? (refusedStep(row, wanted, when, tx.clock.now()) ?? work(tx, row)) : NOT_FOUND
  })
}
