import type { ParsedInputOf } from '@clubhouse/contract/call'
import * as inquiry from '@clubhouse/contract/inquiry'
import type { Sql } from '../platform/database.ts'
import { pageOf } from '../platform/list.ts'
import { NUMBER } from './policy.ts'
import { type FileRow, LISTED } from './rows.ts'

type Filter = ParsedInputOf<typeof inquiry.mine>

export const mine = (sql: Sql, memberIdx: number, { type, state, ...page }: Filter) =>
  pageOf(sql, inquiry.mine, page, {
    select: LISTED(sql),
    from: sql`inquiry q`,
    each: sql`q`,
    where: [sql`q.member_idx = ${memberIdx}`, type && sql`q.type = ${type}`, state && sql`q.state = ${state}`],
    keyword: [sql`q.title`, sql`q.contents`],
    sorts: { createdAt: sql`q.created_at` },
    tie: [sql`q.idx`],
  })

/** The member writes nothing else meanwhile. @returns when they may write again; null where they may now */
export async function writesAgainAt(
  sql: Sql,
  memberIdx: number,
  { most, minutes }: { most: number; minutes: number },
): Promise<Temporal.Instant | null> {
  await sql`select from member where member_idx = ${memberIdx} for no key update`
  const [row] = await sql<{ at: Temporal.Instant }[]>`
    select created_at + ${minutes}::int * interval '1 minute' as at from inquiry
    where member_idx = ${memberIdx} and type <> 'APPEAL' and created_at > club_now() - ${minutes}::int * interval '1 minute'
    order by created_at desc offset ${most - 1} limit 1`
  return row?.at ?? null
}

/** Whether the member booked it or plays in it. */
export async function isOwnBooking(sql: Sql, memberIdx: number, bookingIdx: number): Promise<boolean> {
  const [row] = await sql`
    select from booking b where b.booking_idx = ${bookingIdx} and (b.member_idx = ${memberIdx} or exists (
      select from booking_player p where p.booking_idx = b.booking_idx and p.member_idx = ${memberIdx}))`
  return row !== undefined
}

export async function isOwnPenalty(sql: Sql, memberIdx: number, penaltyIdx: number): Promise<boolean> {
  const [row] = await sql`select from penalty where penalty_idx = ${penaltyIdx} and member_idx = ${memberIdx}`
  return row !== undefined
}

/** What the member sent with it. */
export async function filesOf(sql: Sql, idx: number): Promise<(Pick<FileRow, 'fileIdx'> & { orderNo: number })[]> {
  return sql<(Pick<FileRow, 'fileIdx'> & { orderNo: number })[]>`
    select file_idx, order_no from inquiry_file where idx = ${idx} and not is_answer order by order_no`
}

export async function dropFiles(sql: Sql, fileIdx: readonly number[]): Promise<void> {
  await sql`delete from inquiry_file where file_idx = any (${[...fileIdx]}::bigint[])`
}

export async function remove(sql: Sql, idx: number): Promise<void> {
  await sql`delete from inquiry where idx = ${idx}`
}

/** @returns the new version */
export async function rewrite(
  sql: Sql,
  idx: number,
  { type, title, contents }: { type: string; title: string; contents: string },
): Promise<number> {
  const [row] = await sql<{ version: number }[]>`
    update inquiry set type = ${type}, title = ${title}, contents = ${contents}, updated_at = club_now(), version = version + 1
    where idx = ${idx} returning version`
  return row!.version
}

export async function close(sql: Sql, idx: number): Promise<void> {
  await sql`update inquiry set state = 'CLOSED', updated_at = club_now(), version = version + 1 where idx = ${idx}`
}

/** Keeps the answer that was not enough, with its files, beside why. */
export async function reopen(sql: Sql, idx: number, no: number, text: string): Promise<void> {
  await sql`
    insert into inquiry_reopen (idx, no, text, answer, answered_at, answered_by)
    select idx, ${no}, ${text}, answer, answered_at, answered_by from inquiry where idx = ${idx}`
  await sql`update inquiry_file set reopen_no = ${no} where idx = ${idx} and is_answer and reopen_no is null`
  await sql`
    update inquiry set state = 'REOPENED', answer = null, answered_at = null, answered_by = null, updated_at = club_now(),
      version = version + 1
    where idx = ${idx}`
}

/** Answered as many days ago as the club waits, or more. */
export async function overdueToClose(sql: Sql, most: number): Promise<number[]> {
  const rows = await sql<{ idx: number }[]>`
    select idx from inquiry where state = 'ANSWERED' and answered_at <= club_now() - ${NUMBER(sql, 'closedAfterDays')} * interval '1 day'
    order by answered_at, idx limit ${most} for no key update skip locked`
  return rows.map(({ idx }) => idx)
}
