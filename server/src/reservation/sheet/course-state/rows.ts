import type { Sql } from '../../../platform/database.ts'
import type { InLanguages, Translated } from '../../../platform/said-in.ts'
import type { CourseStateTable } from '../../../platform/tables.ts'
import type { DelayOfDay, KeptState } from './rules.ts'

export type KeptRow = KeptState & Pick<CourseStateTable, 'text' | 'version'> & { translated: Translated }

export interface Facts {
  kept: KeptRow | null
  delays: DelayOfDay[]
}

/** What a manager set, and the delays of a day. */
export async function factsOf(sql: Sql, date: string): Promise<Facts> {
  const [kept, delays] = await Promise.all([
    sql<KeptRow[]>`select state, course_idx, text, translated, date, since, version from course_state`,
    sql<DelayOfDay[]>`
      select minutes, course_idx, at from delay where date = ${date} and undone_at is null order by delay_idx`,
  ])
  return { kept: kept[0] ?? null, delays }
}

export async function courseNames(sql: Sql): Promise<ReadonlyMap<number, InLanguages>> {
  const rows = await sql<{ courseIdx: number; name: InLanguages }[]>`select course_idx, name from course`
  return new Map(rows.map(({ courseIdx, name }) => [courseIdx, name]))
}

/** A delay was made or undone: a manager who is about to set the state reads it again first. */
export async function noteDelay(sql: Sql): Promise<void> {
  await sql`
    insert into course_state (since) values ('epoch')
    on conflict (single) do update set version = course_state.version + 1`
}

export async function lockVersion(sql: Sql): Promise<number> {
  const [row] = await sql<{ version: number }[]>`select version from course_state for update`
  return row?.version ?? 0
}

export type Change = Pick<KeptState, 'state' | 'courseIdx'> & { text: string | null; translated: Translated }

/** @returns false where somebody set it first */
export async function put(sql: Sql, { state, courseIdx, text, translated }: Change, version: number): Promise<boolean> {
  const { count } = await sql`
    insert into course_state (state, course_idx, text, translated)
    values (${state}, ${courseIdx}, ${text}, ${sql.json(translated)})
    on conflict (single) do update set state = excluded.state, course_idx = excluded.course_idx, text = excluded.text,
      translated = excluded.translated, date = excluded.date, since = excluded.since, version = course_state.version + 1
    where course_state.version = ${version}`
  return count === 1
}
