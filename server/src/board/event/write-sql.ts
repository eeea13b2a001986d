import type { PostState } from '@clubhouse/contract/board/post'
import type { Sql } from '../../platform/database.ts'
import type { EventTable } from '../../platform/tables.ts'

export interface Fields {
  lang: string
  title: string
  contents: string
  category?: string | null
  startDate: string
  endDate: string
  place?: string | null
  link?: string | null
  state: PostState
  openAt: Temporal.Instant | null
  closeAt: Temporal.Instant | null
}

type Saved = Pick<EventTable, 'idx' | 'version'>

export async function now(sql: Sql): Promise<Temporal.Instant> {
  const [row] = await sql<{ now: Temporal.Instant }[]>`select club_now() as now`
  return row!.now
}

export async function insert(
  sql: Sql,
  f: Fields,
  { imageIdx, createdBy }: { imageIdx?: number; createdBy: number | null },
): Promise<Saved> {
  const [row] = await sql<Saved[]>`
    insert into event (lang, title, contents, category, start_date, end_date, place, link, image_file_idx, state, open_at,
      close_at, created_by)
    values (${f.lang}, ${f.title}, ${f.contents}, ${f.category || null}, ${f.startDate}, ${f.endDate}, ${f.place || null},
      ${f.link || null}, ${imageIdx ?? null}, ${f.state}, ${f.openAt}, ${f.closeAt}, ${createdBy})
    returning idx, version`
  return row!
}

/** A post as it stands: `reached` is its state by the clock, however long ago its time ended. */
export type Standing = Pick<EventTable, 'idx' | 'version' | 'openAt'> & {
  reached: PostState
  imageIdx: number | null
  fileIdx: number[]
}

/** Whoever changes an event waits here until the one before is done. */
export async function lock(sql: Sql, idx: number): Promise<Standing | undefined> {
  const [row] = await sql<Standing[]>`
    select idx, version, open_at, post_state(state, open_at, null) as reached, image_file_idx as image_idx,
      array(select file_idx from event_file where event_idx = ${idx} order by order_no) as file_idx
    from event where idx = ${idx} for update`
  return row
}

/** @param imageIdx of another picture; undefined for the same, null for none */
export async function update(sql: Sql, idx: number, f: Fields, imageIdx: number | null | undefined): Promise<Saved> {
  const [row] = await sql<Saved[]>`
    update event set lang = ${f.lang}, title = ${f.title}, contents = ${f.contents}, category = ${f.category || null},
      start_date = ${f.startDate}, end_date = ${f.endDate}, place = ${f.place || null}, link = ${f.link || null},
      image_file_idx = ${imageIdx === undefined ? sql`image_file_idx` : imageIdx}, state = ${f.state},
      open_at = ${f.openAt}, close_at = ${f.closeAt}, updated_at = club_now(), version = version + 1
    where idx = ${idx} returning idx, version`
  return row!
}

/** The files of an event, in this order. */
export async function setFiles(sql: Sql, idx: number, fileIdx: number[]): Promise<void> {
  await sql`delete from event_file where event_idx = ${idx}`
  await sql`
    insert into event_file (event_idx, file_idx, order_no)
    select ${idx}, f, n from unnest(${fileIdx}::bigint[]) with ordinality as x(f, n)`
}

/** Those of the files that no event has any more: copies share theirs. */
export async function unused(sql: Sql, fileIdx: number[]): Promise<number[]> {
  const rows = await sql<{ fileIdx: number }[]>`
    select f as file_idx from unnest(${fileIdx}::bigint[]) f
    where not exists (select from event_file where file_idx = f) and not exists (select from event where image_file_idx = f)`
  return rows.map((row) => row.fileIdx)
}

/** @returns numbers of those that were not archived before */
export async function archive(sql: Sql, idx: number[]): Promise<number[]> {
  const rows = await sql<{ idx: number }[]>`
    update event set state = 'ARCHIVED', updated_at = club_now(), version = version + 1
    where idx = any(${idx}::bigint[]) and state <> 'ARCHIVED' returning idx`
  return rows.map((row) => row.idx)
}

/** The copy has the same files; what is kept under a number never changes. */
export async function copy(sql: Sql, idx: number, createdBy: number | null): Promise<Saved> {
  await lock(sql, idx)
  const [row] = await sql<Saved[]>`
    insert into event (lang, title, contents, category, place, link, image_file_idx, state, created_by)
    select lang, title, contents, category, place, link, image_file_idx, 'DRAFT', ${createdBy}
    from event where idx = ${idx} returning idx, version`
  await sql`
    insert into event_file (event_idx, file_idx, order_no)
    select ${row!.idx}, file_idx, order_no from event_file where event_idx = ${idx}`
  return row!
}
