import type { Sql } from '../../../platform/database.ts'

export async function remindersOf(
  sql: Sql,
  memberIdx: number,
): Promise<{ date: string; remindAt: Temporal.Instant }[]> {
  return sql<{ date: string; remindAt: Temporal.Instant }[]>`
    select date, remind_at from opening_reminder where member_idx = ${memberIdx}`
}
