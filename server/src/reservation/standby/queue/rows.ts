import type { Sql } from '../../../platform/database.ts'

/** The dates on which the member stands by. */
export async function standbyDates(sql: Sql, memberIdx: number, from: string, to: string): Promise<string[]> {
  const rows = await sql<{ date: string }[]>`
    select distinct date from standby_entry
    where member_idx = ${memberIdx} and state in ('W', 'O') and date between ${from} and ${to}`
  return rows.map(({ date }) => date)
}

/** How many stand by, by day. */
export async function waitingByDay(sql: Sql, from: string, to: string): Promise<Map<string, number>> {
  const rows = await sql<{ date: string; waiting: number }[]>`
    select date, count(*) as waiting from standby_entry
    where state in ('W', 'O') and date between ${from} and ${to} group by date`
  return new Map(rows.map(({ date, waiting }) => [date, waiting]))
}

/** Entries of the member on days to come, but those that a draw left, and all of one day. */
export async function used(sql: Sql, memberIdx: number, date: string): Promise<{ ahead: number; thatDay: number }> {
  const [row] = await sql<{ ahead: number; thatDay: number }[]>`
    select count(*) filter (where draw_entry_idx is null) as ahead, count(*) filter (where date = ${date}::date) as that_day from standby_entry
    where member_idx = ${memberIdx} and state in ('W', 'O') and date >= current_club_date()`
  return row!
}
