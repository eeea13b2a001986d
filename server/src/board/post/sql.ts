import type { PostState } from '@clubhouse/contract/board/post'
import type { Fragment } from 'postgres'
import { OF_TEXTS } from '../../file/service.ts'
import type { Sql } from '../../platform/database.ts'
import type { FileTable, PostVersionTable } from '../../platform/tables.ts'

/** A board, and the table of its posts. */
export type Noun = 'notice' | 'event' | 'banner' | 'faq'

export interface PostKey {
  noun: Noun
  idx: number
}

type Saved = Pick<PostVersionTable, 'idx' | 'version'>

/** What every board reads of a post `t`. */
export interface PostRow extends Saved {
  openAt: Temporal.Instant | null
  closeAt: Temporal.Instant | null
  createdAt: Temporal.Instant
  updatedAt: Temporal.Instant
  createdBy: string | null
  /** By the clock. */
  state: PostState
  /** Visitors see it now. */
  isOpen: boolean
  imageIdx: number | null
  imageName: string | null
  hasFile: boolean
}

export const postColumns = (sql: Sql, noun: Noun) => sql<PostRow[]>`
  t.idx, t.version, t.open_at, t.close_at, t.created_at, t.updated_at,
  (select name from admin where admin_idx = t.created_by) as created_by,
  post_state(t.state, t.open_at, t.close_at) as state, ${isOpen(sql, 't')} as is_open,
  image.file_idx as image_idx, image_file.name as image_name,
  exists (select from post_file f where f.noun = ${noun} and f.idx = t.idx and f.place = 'files') as has_file`

export const imageJoin = (sql: Sql, noun: Noun) => sql`
  left join post_file image on image.noun = ${noun} and image.idx = t.idx and image.place = 'image'
  left join file image_file on image_file.file_idx = image.file_idx`

/** Visitors see it now. Named states first, so that the indexes of the boards serve. */
export function isOpen(sql: Sql, table: string): Fragment {
  const column = (name: string) => sql(`${table}.${name}`)
  return sql`(${column('state')} in ('SCHEDULED', 'PUBLISHED') and ${column('open_at')} <= club_now()
    and (${column('close_at')} is null or ${column('close_at')} > club_now()))`
}

/** One post, whoever may see it. */
export async function one<Row extends object>(
  sql: Sql,
  { noun, idx }: PostKey,
  columns: Fragment,
): Promise<(PostRow & Row) | undefined> {
  const [row] = await sql<(PostRow & Row)[]>`
    select ${postColumns(sql, noun)}, ${columns} from ${sql(noun)} t ${imageJoin(sql, noun)} where t.idx = ${idx}`
  return row
}

/** The posts before and after `t` that visitors see, by a column, in the same language. */
export const neighbours = (sql: Sql, noun: Noun, column: string) => sql`
  (select p.idx from ${sql(noun)} p
    where ${isOpen(sql, 'p')} and p.lang = t.lang and (${sql(`p.${column}`)}, p.idx) < (${sql(`t.${column}`)}, t.idx)
    order by ${sql(`p.${column}`)} desc, p.idx desc limit 1) as prev_idx,
  (select p.idx from ${sql(noun)} p
    where ${isOpen(sql, 'p')} and p.lang = t.lang and (${sql(`p.${column}`)}, p.idx) > (${sql(`t.${column}`)}, t.idx)
    order by ${sql(`p.${column}`)}, p.idx limit 1) as next_idx`

/** A post as it stands: `reached` is its state by the clock, however long ago its time ended. */
export interface Standing extends Saved {
  openAt: Temporal.Instant | null
  reached: PostState
  imageIdx: number | null
  fileIdx: number[]
}

/** Locks a post until the transaction ends. */
export async function lock(sql: Sql, { noun, idx }: PostKey): Promise<Standing | undefined> {
  const [row] = await sql<Standing[]>`
    select idx, version, open_at, post_state(state, open_at, null) as reached,
      (select file_idx from post_file where noun = ${noun} and idx = ${idx} and place = 'image') as image_idx,
      array(select file_idx from post_file where noun = ${noun} and idx = ${idx} and place = 'files' order by order_no) as file_idx
    from ${sql(noun)} where idx = ${idx} for update`
  return row
}

export async function now(sql: Sql): Promise<Temporal.Instant> {
  const [row] = await sql<{ now: Temporal.Instant }[]>`select club_now() as now`
  return row!.now
}

/** Columns of a board with what is to be saved in them. */
export type Values = Record<string, string | number | boolean | Temporal.Instant | null>

export async function insert(sql: Sql, noun: Noun, values: Values): Promise<Saved> {
  const [row] = await sql<Saved[]>`insert into ${sql(noun)} ${sql(values as never)} returning idx, version`
  return row!
}

export async function update(sql: Sql, { noun, idx }: PostKey, values: Values): Promise<Saved> {
  const [row] = await sql<Saved[]>`
    update ${sql(noun)} set ${sql(values as never)}, updated_at = club_now(), version = version + 1
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

type FileRow = Pick<FileTable, 'fileIdx' | 'name' | 'size' | 'mime'>

/** The files beside a post, in their order. */
export async function files(sql: Sql, { noun, idx }: PostKey): Promise<FileRow[]> {
  return sql<FileRow[]>`
    select file_idx, f.name, f.size, f.mime from post_file x join file f using (file_idx)
    where x.noun = ${noun} and x.idx = ${idx} and x.place = 'files' order by x.order_no, file_idx`
}

/** Every file of a post, in whatever place. */
export async function filesOf(sql: Sql, { noun, idx }: PostKey): Promise<number[]> {
  const rows = await sql<{ fileIdx: number }[]>`select file_idx from post_file where noun = ${noun} and idx = ${idx}`
  return rows.map((row) => row.fileIdx)
}

export async function setFiles(sql: Sql, { noun, idx }: PostKey, place: string, fileIdx: number[]): Promise<void> {
  await sql`delete from post_file where noun = ${noun} and idx = ${idx} and place = ${place}`
  await sql`
    insert into post_file (noun, idx, place, file_idx, order_no)
    select ${noun}, ${idx}, ${place}, f, n from unnest(${fileIdx}::bigint[]) with ordinality as x(f, n)`
}

/** Those of the files that no post has: copies share theirs. */
export async function unused(sql: Sql, fileIdx: number[]): Promise<number[]> {
  const rows = await sql<{ fileIdx: number }[]>`
    select f as file_idx from unnest(${fileIdx}::bigint[]) f where not exists (select from post_file where file_idx = f)`
  return rows.map((row) => row.fileIdx)
}

/** Those of the files that managers uploaded for texts. */
export async function ofTexts(sql: Sql, fileIdx: number[]): Promise<number[]> {
  if (fileIdx.length === 0) return []
  const rows = await sql<{ fileIdx: number }[]>`
    select file_idx from file where file_idx = any(${fileIdx}::bigint[]) and noun = ${OF_TEXTS} for key share`
  return rows.map((row) => row.fileIdx)
}
