import type { PostState } from '@clubhouse/contract/board/post'
import type { Fragment } from 'postgres'
import type { Sql } from '../../platform/database.ts'
import type { PostKey } from './sql.ts'

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

/** What made the version of a post that stands now. */
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

/** A post that is not archived any more. */
export async function unarchive(sql: Sql, { noun, idx }: PostKey, state: PostState): Promise<{ version: number }> {
  const [row] = await sql<{ version: number }[]>`
    update ${sql(noun)} set state = ${state}, updated_at = club_now(), version = version + 1
    where idx = ${idx} returning version`
  return row!
}
