import type { Sql } from '../platform/database.ts'
import type { InquiryTable } from '../platform/tables.ts'

export type NewInquiry = Pick<InquiryTable, 'memberIdx' | 'type' | 'title' | 'contents' | 'bookingIdx' | 'penaltyIdx'>

export async function add(sql: Sql, q: NewInquiry): Promise<number> {
  const [row] = await sql<{ idx: number }[]>`
    insert into inquiry (member_idx, type, title, contents, booking_idx, penalty_idx)
    values (${q.memberIdx}, ${q.type}, ${q.title}, ${q.contents}, ${q.bookingIdx}, ${q.penaltyIdx}) returning idx`
  return row!.idx
}

export async function addFile(sql: Sql, idx: number, fileIdx: number, orderNo: number): Promise<void> {
  await sql`insert into inquiry_file (file_idx, idx, order_no) values (${fileIdx}, ${idx}, ${orderNo})`
}

export interface AppealRow {
  penaltyIdx: number
  text: string
  at: Temporal.Instant
  answer: string | null
  answeredAt: Temporal.Instant | null
  files: { fileIdx: number; name: string; size: number; mime: string }[]
}

/** The appeals against penalties, with what the members sent. */
export async function appealsAgainst(sql: Sql, penaltyIdx: readonly number[]): Promise<AppealRow[]> {
  return sql<AppealRow[]>`
    select q.penalty_idx, q.contents as text, q.created_at as at, q.answer, q.answered_at,
      coalesce((select jsonb_agg(jsonb_build_object('fileIdx', f.file_idx, 'name', f.name, 'size', f.size, 'mime', f.mime)
          order by x.order_no)
        from inquiry_file x join file f using (file_idx) where x.idx = q.idx), '[]') as files
    from inquiry q where q.type = 'APPEAL' and q.penalty_idx = any (${[...penaltyIdx]}::bigint[])`
}

/** Closes the open appeals against penalties. @param answer for the member; null where none was given @returns their numbers */
export async function closeAppeals(
  sql: Sql,
  penaltyIdx: readonly number[],
  answer: string | null,
  adminIdx: number | null,
): Promise<number[]> {
  const rows = await sql<{ idx: number }[]>`
    update inquiry set state = 'CLOSED', answer = ${answer},
      answered_at = case when ${answer}::text is not null then club_now() end, answered_by = ${adminIdx},
      updated_at = club_now(), version = version + 1
    where type = 'APPEAL' and state <> 'CLOSED' and penalty_idx = any (${[...penaltyIdx]}::bigint[]) returning idx`
  return rows.map(({ idx }) => idx)
}

/** Erases what a person wrote and was answered; types and times stay. @returns the files to delete */
export async function erase(sql: Sql, memberIdx: number): Promise<number[]> {
  await sql`
    update inquiry set title = '', contents = '', answer = case when answer is not null then '' end, state = 'CLOSED',
      version = version + 1
    where member_idx = ${memberIdx}`
  const files = await sql<{ fileIdx: number }[]>`
    delete from inquiry_file x using inquiry q where q.idx = x.idx and q.member_idx = ${memberIdx} returning x.file_idx`
  return files.map(({ fileIdx }) => fileIdx)
}
