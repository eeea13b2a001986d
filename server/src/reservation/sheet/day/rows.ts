import type { Sql } from '../../../platform/database.ts'

export async function myDates(sql: Sql, memberIdx: number, from: string, to: string): Promise<string[]> {
  const rows = await sql<{ playDate: string }[]>`
    select distinct play_date from booking_player
    where member_idx = ${memberIdx} and active and play_date between ${from} and ${to}`
  return rows.map(({ playDate }) => playDate)
}
