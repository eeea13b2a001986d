import type { Sql } from '../../../platform/database.ts'
import type { CourseTable } from '../../../platform/tables.ts'
import type { Holidays } from './rules.ts'

/** An arbitrary key of an advisory lock, the same in every process. */
const LOCK = 7_301_845

export async function lockSheets(sql: Sql): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`
}

/** The templates by number, as a reader calls them. */
export async function templateNames(sql: Sql, lang: string): Promise<ReadonlyMap<number, string>> {
  const rows = await sql<{ templateIdx: number; name: string }[]>`
    select template_idx, own_words_in(${lang}, translated, 'name', name) as name from template`
  return new Map(rows.map(({ templateIdx, name }) => [templateIdx, name]))
}

/** The holidays of a range and of the day after it, because its last day may be an eve. */
export async function holidays(sql: Sql, from: string, to: string): Promise<Holidays> {
  const rows = await sql<{ date: string; dayType: string }[]>`
    select date, day_type from holiday where date between ${from} and ${to}::date + 1`
  return new Map(rows.map(({ date, dayType }) => [date, dayType]))
}

export async function courses(sql: Sql): Promise<Pick<CourseTable, 'courseIdx' | 'code' | 'loopMinutes'>[]> {
  return sql<Pick<CourseTable, 'courseIdx' | 'code' | 'loopMinutes'>[]>`
    select course_idx, code, loop_minutes from course`
}
