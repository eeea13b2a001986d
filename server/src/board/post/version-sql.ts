import type { PostState } from '@clubhouse/contract/board/post'
import type { Fragment } from 'postgres'
import type { Sql } from '../../platform/database.ts'
import { isOpen } from './rows.ts'
import { imageJoin, type PostKey, type PostRow, postColumns } from './sql.ts'

/** The columns of a post as they were in one of its versions. @param columns of a post `t` */
export async function asIn<Row extends object>(
  sql: Sql,
  { noun, idx }: PostKey,
  version: number,
  columns: Fragment,
): Promise<(Row & { state: PostState }) | undefined> {
  const [row] = await sql<(Row & { state: PostState })[]>`
    select t.state, ${columns}
    from post_version v, jsonb_populate_record(null::${sql(noun)}, v.post) t
    where v.noun = ${noun} and v.idx = ${idx} and v.version = ${version}`
  return row
}

export interface LastChange {
  call: string
  adminIdx: number | null
  /** It is over that many seconds ago. */
  isOver: boolean
}

export async function lastChange(sql: Sql, { noun, idx }: PostKey, seconds: number): Promise<LastChange | undefined> {
  const [row] = await sql<LastChange[]>`
    select a.call, a.admin_idx, v.at < club_now() - make_interval(secs => ${seconds}) as is_over
    from post_version v join audit a on a.noun = v.noun and a.record_idx = v.idx and a.xact = v.xact
    where v.noun = ${noun} and v.idx = ${idx} order by v.version desc limit 1`
  return row
}

export async function unarchive(sql: Sql, { noun, idx }: PostKey, state: PostState): Promise<{ version: number }> {
  const [row] = await sql<{ version: number }[]>`
    update ${sql(noun)} set state = ${state}, updated_at = club_now(), version = version + 1
    where idx = ${idx} returning version`
  return row!
}

export interface VersionRow {
  version: number
  at: Temporal.Instant
  by: string | null
  state: PostState
}

/** Of a version `v`: when it was saved, by whom, and as what. The audit row of the same transaction names the manager. */
export const versionColumns = (sql: Sql, lang: string) => sql<VersionRow[]>`
  v.version, v.at, v.post ->> 'state' as state,
  (select name_in(${lang}, m.name, m.other_name) from audit a join admin m using (admin_idx)
    where a.noun = v.noun and a.record_idx = v.idx and a.xact = v.xact order by a.audit_idx limit 1) as by`

/** A post as it was saved. Columns newer than the version, and `isOpen`, are as they are today. */
export async function earlier<Row extends object>(
  sql: Sql,
  { noun, idx, version }: PostKey & { version: number },
  columns: Fragment,
  lang: string,
): Promise<{ saved: VersionRow; post: PostRow & Row } | undefined> {
  const from = sql`
    post_version v join ${sql(noun)} today on today.idx = v.idx
    cross join lateral jsonb_populate_record(today, v.post) t`
  const where = sql`v.noun = ${noun} and v.idx = ${idx} and v.version = ${version}`
  const [saved] = await sql<(VersionRow & { isOpen: boolean })[]>`
    select ${versionColumns(sql, lang)}, ${isOpen(sql, 'today')} as is_open from ${from} where ${where}`
  if (!saved) return undefined
  const [post] = await sql<(PostRow & Row)[]>`
    select ${postColumns(sql, noun, lang)}, ${columns} from ${from} ${imageJoin(sql, noun)} where ${where}`
  const { isOpen: isOpenToday, ...row } = saved
  return { saved: row, post: { ...post!, state: row.state, isOpen: isOpenToday } }
}
