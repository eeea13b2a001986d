import type { PostState } from '@clubhouse/contract/board/post'
import type { Fragment } from 'postgres'
import type { Sql } from '../../platform/database.ts'
import { imageJoin, isOpen, type PostKey, type PostRow, postColumns } from './sql.ts'

export interface VersionRow {
  version: number
  at: Temporal.Instant
  by: string | null
  state: PostState
}

/** Of a version `v`: when it was saved, by whom, and as what. The audit row of the same transaction names the manager. */
export const versionColumns = (sql: Sql) => sql<VersionRow[]>`
  v.version, v.at, v.post ->> 'state' as state,
  (select m.name from audit a join admin m using (admin_idx)
    where a.noun = v.noun and a.record_idx = v.idx and a.xact = v.xact order by a.audit_idx limit 1) as by`

/**
 * A post as it was saved, in the columns of its board. What the version does not tell, such as a column that is newer
 * than the version, is as it is today; `isOpen` too, for its pictures are shown or not by that.
 */
export async function earlier<Row extends object>(
  sql: Sql,
  { noun, idx, version }: PostKey & { version: number },
  columns: Fragment,
): Promise<{ saved: VersionRow; post: PostRow & Row } | undefined> {
  const from = sql`
    post_version v join ${sql(noun)} today on today.idx = v.idx
    cross join lateral jsonb_populate_record(today, v.post) t`
  const where = sql`v.noun = ${noun} and v.idx = ${idx} and v.version = ${version}`
  const [saved] = await sql<(VersionRow & { isOpen: boolean })[]>`
    select ${versionColumns(sql)}, ${isOpen(sql, 'today')} as is_open from ${from} where ${where}`
  if (!saved) return undefined
  const [post] = await sql<(PostRow & Row)[]>`
    select ${postColumns(sql, noun)}, ${columns} from ${from} ${imageJoin(sql, noun)} where ${where}`
  const { isOpen: isOpenToday, ...row } = saved
  return { saved: row, post: { ...post!, state: row.state, isOpen: isOpenToday } }
}
