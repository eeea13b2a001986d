import type { Sql } from '../../../../../platform/database.ts'

/** Penalties that wait for a decision. */
export async function countProposed(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*) from penalty where state = 'PROPOSED'`
  return row!.count
}

/** Appeals that wait for a decision. */
export async function countAppealed(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*) from penalty where state = 'APPEALED'`
  return row!.count
}

/** Of penalties `p` whose money was not paid in time, until it is or the suspension that began instead has ended. */
export const OVERDUE = (sql: Sql) => sql`(p.state = 'ACTIVE'
  and (p.due_date < current_club_date() or p.unpaid_booking_idx is not null)
  and (p.until_date is null or p.until_date >= current_club_date()))`

export async function countOverdue(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*) from penalty p where ${OVERDUE(sql)}`
  return row!.count
}
