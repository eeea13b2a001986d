import { audit } from '../../../platform/audit.ts'
import type { Sql } from '../../../platform/database.ts'
import type { Transaction } from '../../../platform/write.ts'

/** What of a post says which tee times it gives. No course is every course. */
export interface Ground {
  playDates: readonly string[]
  parts: readonly string[]
  courseIdx: readonly number[]
}

/** The tee time `s` with its claim `c` that waits for a draw. */
export const WAITS = (sql: Sql) => sql`(c.kind = 'DRAW' and c.draw_idx is null and not s.is_dropped)`

/** Whether the post `d` is about the tee time `s`. */
export const IS_ABOUT = (sql: Sql) => sql`
  (s.date = any(d.play_dates) and s.part = any(d.parts) and (d.course_idx = '{}' or s.course_idx = any(d.course_idx)))`

/** Whether the tee time `s` can still be given: its day or part is not suspended, and it is to come. */
export const CAN_BE_GIVEN = (sql: Sql) => sql`(not s.is_shut and s.starts_at > club_now())`

/**
 * Before its close a draw loses tee times that are suspended, delayed out of the day or taken by the club, and says so; its
 * entries go on. They belong to no draw any more. Source: docs/rules.md, Draw.
 * @param slotIdx tee times that are locked
 */
export async function loseTeeTimes(tx: Transaction, slotIdx: readonly number[]): Promise<void> {
  // A draw that closes just now has them, or has lost them.
  const draws = await tx.sql<{ drawIdx: number }[]>`
    select d.draw_idx from draw d
    where d.state = 'OPEN' and exists (
      select from draw_slot ds where ds.draw_idx = d.draw_idx and ds.slot_idx = any(${[...slotIdx]}::bigint[]))
    order by d.draw_idx for no key update`
  for (const { drawIdx } of draws) {
    const lost = await tx.sql<{ slotIdx: number }[]>`
      update draw_slot ds set lost_at = club_now() from draw d
      where ds.draw_idx = ${drawIdx} and ds.slot_idx = any(${[...slotIdx]}::bigint[]) and ds.lost_at is null
        and d.draw_idx = ds.draw_idx and d.state = 'OPEN'
      returning ds.slot_idx`
    if (lost.length === 0) continue
    await tx.sql`
      delete from claim where draw_idx = ${drawIdx} and slot_idx = any(${lost.map((one) => one.slotIdx)}::bigint[])`
    await audit(tx, { noun: 'draw', recordIdx: drawIdx, after: { lost: lost.length } })
  }
}
