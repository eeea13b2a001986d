import type { Sql } from '../../../platform/database.ts'
import { WAIVABLE } from './sql.ts'

/** For how many days after the day a proposal waits for a decision. */
const DAYS_AFTER = 7

/** Of a proposal `p`. */
export const WAITS = (sql: Sql) => sql`
  (p.state = 'OPEN' and p.date >= current_club_date() - ${DAYS_AFTER}::int and not has_waiver(p.date, p.part))`

/** Bookings `b` of a proposal `p`: those that could be cancelled free of charge, and those with a penalty to waive. */
export const AFFECTED = (sql: Sql) => sql`
  from booking b join slot s using (slot_idx)
  where b.play_date = p.date and b.part = p.part and (b.state = 'CF' and s.starts_at > club_now()
    or exists (select from penalty p where p.booking_idx = b.booking_idx and ${WAIVABLE(sql)}))`

/** Proposals that wait for a decision and would change something. */
export async function countWaiting(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int from waiver_proposal p where ${WAITS(sql)} and exists (select ${AFFECTED(sql)})`
  return row!.count
}
