import type { PostState } from '@clubhouse/contract/board/post'
import type { Fragment } from 'postgres'
import type { Sql } from '../../platform/database.ts'
import type { Noun } from './rows.ts'
import type { PostKey, Saved } from './sql.ts'

/** A post as it stands: `reached` is its state by the clock, however long ago its time ended. */
export interface Standing extends Saved {
  openAt: Temporal.Instant | null
  closeAt: Temporal.Instant | null
  reached: PostState
  imageIdx: number | null
  fileIdx: number[]
}

export async function lock(sql: Sql, { noun, idx }: PostKey): Promise<Standing | undefined> {
  const [row] = await sql<Standing[]>`
    select idx, version, open_at, close_at, post_state(state, open_at, null) as reached,
      (select file_idx from post_file where noun = ${noun} and idx = ${idx} and place = 'image') as image_idx,
      array(select file_idx from post_file where noun = ${noun} and idx = ${idx} and place = 'files' order by order_no) as file_idx
    from ${sql(noun)} where idx = ${idx} for update`
  return row
}

export async function now(sql: Sql): Promise<Temporal.Instant> {
  const [row] = await sql<{ now: Temporal.Instant }[]>`select club_now() as now`
  return row!.now
}

/** By column; those of jsonb take objects. */
export type Values = Record<string, string | number | boolean | string[] | Temporal.Instant | object | null>

export async function insert(sql: Sql, noun: Noun, values: Values): Promise<Saved> {
  const [row] = await sql<Saved[]>`insert into ${sql(noun)} ${sql(values)} returning idx, version`
  return row!
}

export async function update(sql: Sql, { noun, idx }: PostKey, values: Values): Promise<Saved> {
  const [row] = await sql<Saved[]>`
    update ${sql(noun)} set ${sql(values)}, updated_at = club_now(), version = version + 1
    where idx = ${idx} returning idx, version`
  return row!
}

/** @returns numbers of those that were not archived before */
export async function archive(sql: Sql, noun: Noun, idx: number[]): Promise<number[]> {
  const rows = await sql<{ idx: number }[]>`
    update ${sql(noun)} set state = 'ARCHIVED', updated_at = club_now(), version = version + 1
    where idx = any(${idx}::bigint[]) and state <> 'ARCHIVED' returning idx`
  return rows.map((row) => row.idx)
}

/** A draft with the same files; what is kept under a number never changes. @param copied its other columns */
export async function copy(
  sql: Sql,
  { noun, idx }: PostKey,
  copied: Fragment,
  createdBy: number | null,
): Promise<Saved> {
  const [row] = await sql<Saved[]>`
    insert into ${sql(noun)} (${copied}, state, open_at, created_by)
    select ${copied}, 'DRAFT', null, ${createdBy} from ${sql(noun)} where idx = ${idx} returning idx, version`
  await sql`
    insert into post_file (noun, idx, place, file_idx, order_no)
    select noun, ${row!.idx}, place, file_idx, order_no from post_file where noun = ${noun} and idx = ${idx}`
  return row!
}
