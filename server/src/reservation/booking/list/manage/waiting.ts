import type { Sql } from '../../../../platform/database.ts'

/**
 * Of bookings `b` whose players were not all named by the deadline, until they check in or the tee time has begun. One made
 * after its deadline has none. Source: docs/rules.md, Bookings.
 */
export const NAMES_OVERDUE = (sql: Sql) => sql`(b.state = 'CF' and b.play_date >= current_club_date()
  and b.names_due_at < (select club_now()) and b.created_at < b.names_due_at
  and exists (select from booking_player p where p.booking_idx = b.booking_idx and p.kind = 'TBD')
  and (select s.starts_at from slot s where s.slot_idx = b.slot_idx) > (select club_now()))`

export async function countNamesOverdue(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*) from booking b where ${NAMES_OVERDUE(sql)}`
  return row!.count
}
