import type { Sql } from '../../../../platform/database.ts'
import type { DayRow } from '../../slot/rows.ts'

export interface LockedDay {
  state: DayRow['state']
  version: number
  openedAt: Temporal.Instant | null
}

/** The day, which nobody else changes until the transaction ends. */
export async function lockDay(sql: Sql, date: string): Promise<LockedDay | undefined> {
  const [row] = await sql<LockedDay[]>`select state, version, opened_at from sheet_day where date = ${date} for update`
  return row
}

/** Who has the day open reads it again. */
export async function changedDay(sql: Sql, date: string): Promise<void> {
  await sql`update sheet_day set version = version + 1 where date = ${date}`
}
