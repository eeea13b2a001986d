import type { Sql } from '../../platform/database.ts'

/** Draws that failed and have a day of play ahead: their members expect to hear from the club. */
export async function countFailed(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int from draw where state = 'FAILED' and current_club_date() <= any (play_dates)`
  return row!.count
}

/** Draws that are due and wait for the numbers that two managers type. */
export async function countWithoutNumbers(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int from draw where state = 'CLOSED' and seed_mode = 'numbers' and draw_at <= club_now()`
  return row!.count
}
