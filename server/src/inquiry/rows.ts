import type { Inquiry, InquiryFirstAnswer, InquiryRow, InquiryState } from '@clubhouse/contract/inquiry'
import { OPEN_STATES } from '@clubhouse/contract/inquiry'
import { type Phones, phonesFor } from '../person/phones.ts'
import { membersMeant } from '../person/rows.ts'
import type { Context } from '../platform/context.ts'
import type { Sql } from '../platform/database.ts'
import { hasLetters } from '../platform/list.ts'
import type { InquiryTable } from '../platform/tables.ts'
import { NUMBER } from './policy.ts'

export type NewInquiry = Pick<InquiryTable, 'memberIdx' | 'type' | 'title' | 'contents' | 'bookingIdx' | 'penaltyIdx'>

export async function add(sql: Sql, q: NewInquiry): Promise<number> {
  const [row] = await sql<{ idx: number }[]>`
    insert into inquiry (member_idx, type, title, contents, booking_idx, penalty_idx)
    values (${q.memberIdx}, ${q.type}, ${q.title}, ${q.contents}, ${q.bookingIdx}, ${q.penaltyIdx}) returning idx`
  return row!.idx
}

export async function addFile(
  sql: Sql,
  idx: number,
  fileIdx: number,
  orderNo: number,
  isAnswer = false,
): Promise<void> {
  await sql`
    insert into inquiry_file (file_idx, idx, order_no, is_answer) values (${fileIdx}, ${idx}, ${orderNo}, ${isAnswer})`
}

export interface FileRow {
  fileIdx: number
  name: string
  size: number
  mime: string
}

export interface AppealRow {
  penaltyIdx: number
  text: string
  at: Temporal.Instant
  answer: string | null
  answeredAt: Temporal.Instant | null
  /** The last day to decide it; null once it is decided. */
  decideBy: string | null
  files: FileRow[]
}

type Instants<Row, Names extends keyof Row> = Omit<Row, Names> & { [Name in Names]: Temporal.Instant }

/** Of an enquiry `q`; a club may allow fewer than there were. */
const REOPENS_LEFT = (sql: Sql) => sql`
  greatest(0, ${NUMBER(sql, 'reopensMost')} - (select count(*)::int from inquiry_reopen r where r.idx = q.idx))`

/** What is due of an enquiry `q`: nothing once it is answered, and of an appeal its answer. */
export const DUE_FOR = (sql: Sql) => sql`
  case when q.due_at is not null then case when ${UNASSIGNED(sql)} then 'FIRST_ANSWER' else 'ANSWER' end end`

/** What a list shows of an enquiry `q`. */
export type ListedInquiry = Instants<InquiryRow, 'createdAt' | 'updatedAt'> & { dueAt: Temporal.Instant | null }
export const LISTED = (sql: Sql) => sql<ListedInquiry[]>`
  q.idx, q.type, q.title, q.state, q.booking_idx, q.penalty_idx, q.created_at, q.updated_at, q.version,
  q.due_at, ${DUE_FOR(sql)} as due_for, ${REOPENS_LEFT(sql)} as reopens_left`

/** Files in the order in which they were sent. @param which condition on `x` */
const FILES = (sql: Sql, which: ReturnType<Sql>) => sql`
  (select coalesce(jsonb_agg(jsonb_build_object('fileIdx', f.file_idx, 'name', f.name, 'size', f.size, 'mime', f.mime)
      order by x.order_no, x.file_idx), '[]')
    from inquiry_file x join file f using (file_idx) where x.idx = q.idx and ${which})`

export const NAME_OF = (sql: Sql, lang: string, admin: ReturnType<Sql>) =>
  sql`(select name_in(${lang}, a.name, a.other_name) from admin a where a.admin_idx = ${admin})`

interface AnswerRow {
  contents: string
  answeredAt: string | Temporal.Instant
  by: string | null
  files: FileRow[]
}

/** An enquiry as its member reads it. Files have no addresses yet. */
export type ShownInquiry = ListedInquiry & {
  memberIdx: number
  contents: string
  files: FileRow[]
  firstAnswer: (Omit<InquiryFirstAnswer, 'at'> & { at: string }) | null
  answer: AnswerRow | null
  closesAt: Temporal.Instant | null
  reopens: { answer: AnswerRow; text: string; at: string }[]
  booking: Inquiry['booking']
}

export const SHOWN = (sql: Sql, lang: string) => sql<ShownInquiry[]>`
  ${LISTED(sql)}, q.member_idx, q.contents, ${FILES(sql, sql`not x.is_answer`)} as files,
  case when q.taken_at is not null then jsonb_build_object('text', q.taken_text, 'at', q.taken_at,
    'by', ${NAME_OF(sql, lang, sql`q.taken_by`)}, 'answerBy', q.answer_by) end as first_answer,
  case when q.answer is not null then jsonb_build_object('contents', q.answer, 'answeredAt', q.answered_at,
    'by', ${NAME_OF(sql, lang, sql`q.answered_by`)},
    'files', ${FILES(sql, sql`x.is_answer and x.reopen_no is null`)}) end as answer,
  (select coalesce(jsonb_agg(jsonb_build_object('text', r.text, 'at', r.at, 'answer', jsonb_build_object(
      'contents', r.answer, 'answeredAt', r.answered_at, 'by', ${NAME_OF(sql, lang, sql`r.answered_by`)},
      'files', ${FILES(sql, sql`x.is_answer and x.reopen_no = r.no`)})) order by r.no), '[]')
    from inquiry_reopen r where r.idx = q.idx) as reopens,
  case when q.state = 'ANSWERED' then q.answered_at + ${NUMBER(sql, 'closedAfterDays')} * interval '1 day' end as closes_at,
  (select jsonb_build_object('bookingIdx', b.booking_idx, 'bookingNo', b.booking_no, 'date', b.play_date)
    from booking b where b.booking_idx = q.booking_idx) as booking`

export async function shown(sql: Sql, idx: number, lang: string): Promise<ShownInquiry | undefined> {
  const [row] = await sql<ShownInquiry[]>`select ${SHOWN(sql, lang)} from inquiry q where q.idx = ${idx}`
  return row
}

export type LockedInquiry = Pick<InquiryTable, 'idx' | 'memberIdx' | 'type' | 'title' | 'assignedTo' | 'version'> & {
  state: InquiryState
  reopens: number
  reopensLeft: number
}

/** @param memberIdx of whom it must be */
export async function lock(sql: Sql, idx: number, memberIdx?: number): Promise<LockedInquiry | undefined> {
  const [row] = await sql<LockedInquiry[]>`
    select q.idx, q.member_idx, q.type, q.title, q.state, q.assigned_to, q.version,
      (select count(*)::int from inquiry_reopen r where r.idx = q.idx) as reopens, ${REOPENS_LEFT(sql)} as reopens_left
    from inquiry q where q.idx = ${idx} ${memberIdx === undefined ? sql`` : sql`and q.member_idx = ${memberIdx}`}
    for no key update`
  return row
}

/** The appeals against penalties, with what the members sent. */
export async function appealsAgainst(sql: Sql, penaltyIdx: readonly number[]): Promise<AppealRow[]> {
  return sql<AppealRow[]>`
    select q.penalty_idx, q.contents as text, q.created_at as at, q.answer, q.answered_at,
      (q.due_at at time zone (select zone from club))::date as decide_by,
      ${FILES(sql, sql`true`)} as files
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

/** Erases what a person wrote and was answered, and what was noted; types and times stay. @returns the files to delete */
export async function erase(sql: Sql, memberIdx: number): Promise<number[]> {
  const theirs = sql`select idx from inquiry where member_idx = ${memberIdx}`
  await sql`delete from inquiry_note where idx in (${theirs})`
  await sql`update inquiry_reopen set text = '', answer = '' where idx in (${theirs})`
  await sql`
    update inquiry set title = '', contents = '', taken_text = '', answer = case when answer is not null then '' end,
      state = 'CLOSED', version = version + 1
    where member_idx = ${memberIdx}`
  const files = await sql<{ fileIdx: number }[]>`
    delete from inquiry_file x using inquiry q where q.idx = x.idx and q.member_idx = ${memberIdx} returning x.file_idx`
  return files.map(({ fileIdx }) => fileIdx)
}

/** Of enquiries `q`: not answered. */
export const OPEN = (sql: Sql) => sql`q.state = any (${[...OPEN_STATES]}::text[])`
/** An appeal is decided with its penalty, so it needs no manager to answer it. */
export const UNASSIGNED = (sql: Sql) => sql`(q.state = 'RECEIVED' and q.type <> 'APPEAL')`
export const OVERDUE = (sql: Sql) => sql`(q.due_at < club_now())`

interface Counts {
  open: number
  unassigned: number
  /** Without a first answer. */
  firstOverdue: number
  /** With one, or an appeal. */
  overdue: number
}

export async function counts(sql: Sql): Promise<Counts> {
  const [row] = await sql<Counts[]>`
    select count(*)::int as open, count(*) filter (where ${UNASSIGNED(sql)})::int as unassigned,
      count(*) filter (where ${OVERDUE(sql)} and ${UNASSIGNED(sql)})::int as first_overdue,
      count(*) filter (where ${OVERDUE(sql)} and not ${UNASSIGNED(sql)})::int as overdue
    from inquiry q where q.due_at is not null and ${OPEN(sql)}`
  return row!
}

/** The numbers of the enquiries that are meant: by a part of what was written, or by their member; each by an index. */
export const inquiriesMeant = (sql: Sql, keyword: string, phones: Phones) => sql`
  select idx from inquiry where ${hasLetters(sql, sql`(title || ' ' || contents)`, keyword)}
  union select idx from inquiry where member_idx in (${membersMeant(sql, keyword, phones)})`

/** Enquiries by a part of what was written or by their member, the latest first. */
export async function find({ sql, lang, who }: Context, keyword: string, most: number) {
  const rows = await sql<{ idx: number; title: string; detail: string }[]>`
    select q.idx, q.title, name_in(${lang}, m.name, m.other_name) as detail from inquiry q join member m using (member_idx)
    where q.title <> '' and q.idx in (${inquiriesMeant(sql, keyword, phonesFor(who))})
    order by q.idx desc limit ${most}`
  return [...rows]
}
