import { audit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import type { Sql } from '../../../platform/database.ts'

/** Until when the booking `b` can be given back as the win of a draw; null for every other. */
export const RELEASE_UNTIL = (sql: Sql) => sql`
  (select d.release_until from draw_entry e join draw d using (draw_idx) where e.booking_idx = b.booking_idx and e.state = 'WON')`

/** The entry stays a win, and its booking counts as no cancellation. Source: docs/rules.md, Draw. */
export async function releaseWin(tx: Context, bookingIdx: number): Promise<void> {
  const [won] = await tx.sql<{ entryIdx: number }[]>`
    update draw_entry set state = 'RELEASED', changed_at = club_now() where booking_idx = ${bookingIdx} and state = 'WON'
    returning entry_idx`
  if (!won) throw new Error(`booking ${bookingIdx} is no win`)
  const [before, after] = [{ state: 'WON' }, { state: 'RELEASED' }]
  await audit(tx, { noun: 'draw-entry', recordIdx: won.entryIdx, before, after })
}
