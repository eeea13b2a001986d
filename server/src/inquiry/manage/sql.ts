import type { ParsedInputOf } from '@clubhouse/contract/call'
import type { Assignee, InquiryNote } from '@clubhouse/contract/inquiry-manage'
import * as inquiryManage from '@clubhouse/contract/inquiry-manage'
import { phonesFor } from '../../person/phones.ts'
import type { Context } from '../../platform/context.ts'
import type { Sql } from '../../platform/database.ts'
import { pageOf } from '../../platform/list.ts'
import { NUMBER } from '../policy.ts'
import {
  DUE_FOR,
  inquiriesMeant,
  LISTED,
  type ListedInquiry,
  NAME_OF,
  OPEN,
  OVERDUE,
  SHOWN,
  type ShownInquiry,
  UNASSIGNED,
} from '../rows.ts'

interface OfManagers {
  member: { memberIdx: number; name: string }
  assignee: Assignee | null
  isOverdue: boolean
}

const OF_MANAGERS = (sql: Sql, lang: string) => sql`
  jsonb_build_object('memberIdx', m.member_idx, 'name', name_in(${lang}, m.name, m.other_name)) as member,
  case when a.admin_idx is not null then
    jsonb_build_object('adminIdx', a.admin_idx, 'name', name_in(${lang}, a.name, a.other_name)) end as assignee,
  coalesce(${OVERDUE(sql)}, false) as is_overdue`

const JOIN = (sql: Sql) => sql`
  left join member m on m.member_idx = q.member_idx left join admin a on a.admin_idx = q.assigned_to`

type Filter = ParsedInputOf<typeof inquiryManage.list>

export function list(
  { sql, lang, who }: Context,
  { state, type, adminIdx, unassigned, overdue, dueFor, open, keyword, ...page }: Filter,
) {
  return pageOf(sql, inquiryManage.list, page, {
    select: sql<(ListedInquiry & OfManagers)[]>`${LISTED(sql)}, ${OF_MANAGERS(sql, lang)}`,
    from: sql`inquiry q`,
    each: sql`q`,
    join: JOIN(sql),
    where: [
      state && sql`q.state = ${state}`,
      type && sql`q.type = ${type}`,
      adminIdx && sql`q.assigned_to = ${adminIdx}`,
      unassigned !== undefined && sql`${UNASSIGNED(sql)} = ${unassigned}`,
      // Spelled out, so that PostgreSQL uses the index of states.
      open !== undefined && (open ? OPEN(sql) : sql`not ${OPEN(sql)}`),
      overdue !== undefined && sql`coalesce(${OVERDUE(sql)}, false) = ${overdue}`,
      dueFor && sql`${DUE_FOR(sql)} = ${dueFor}`,
      keyword && sql`q.idx in (${inquiriesMeant(sql, keyword, phonesFor(who))})`,
    ],
    counted: 'inquiry',
    keyword: [],
    sorts: {
      // Those that are done have no day, and come last: the latest first.
      dueAt: sql`q.due_at`,
      createdAt: sql`q.created_at`,
      state: sql`array_position(array['RECEIVED', 'REOPENED', 'ASSIGNED', 'ANSWERED', 'CLOSED'], q.state)`,
      type: sql`q.type`,
    },
    tie: [sql`-q.idx`],
  })
}

type Shown = ShownInquiry & OfManagers & { memberLang: string }

export async function one(sql: Sql, idx: number, lang: string): Promise<Shown | undefined> {
  const [row] = await sql<Shown[]>`
    select ${SHOWN(sql, lang)}, ${OF_MANAGERS(sql, lang)}, m.lang as member_lang
    from inquiry q ${JOIN(sql)} where q.idx = ${idx}`
  return row
}

type NoteRow = Omit<InquiryNote, 'at'> & { at: Temporal.Instant }

export async function notes(sql: Sql, idx: number, lang: string): Promise<NoteRow[]> {
  return sql<NoteRow[]>`
    select n.text, name_in(${lang}, a.name, a.other_name) as by, n.at
    from inquiry_note n join admin a using (admin_idx) where n.idx = ${idx} order by n.note_idx desc`
}

export async function addNote(sql: Sql, idx: number, adminIdx: number, text: string): Promise<void> {
  await sql`insert into inquiry_note (idx, admin_idx, text) values (${idx}, ${adminIdx}, ${text})`
}

export async function assign(sql: Sql, idx: number, state: string, adminIdx: number): Promise<void> {
  await sql`
    update inquiry set state = ${state}, assigned_to = ${adminIdx}, updated_at = club_now(), version = version + 1
    where idx = ${idx}`
}

/** Keeps the first answer as the member was given it, in whose language the manager is named, with the day that the new state is due; one that comes after it counts anew from now. */
export async function take(
  sql: Sql,
  idx: number,
  { adminIdx, text, lang }: { adminIdx: number; text: string; lang: string },
): Promise<{ answerBy: Temporal.PlainDate; manager: string }> {
  const [row] = await sql<{ answerBy: Temporal.PlainDate; manager: string }[]>`
    update inquiry q set taken_at = club_now(), taken_by = ${adminIdx}, taken_text = ${text},
      answer_by = (case when ${OVERDUE(sql)} then business_day_end(club_now(), ${NUMBER(sql, 'answerDays')}) else due_at end
        at time zone (select zone from club))::date
    where idx = ${idx} returning answer_by, ${NAME_OF(sql, lang, sql`taken_by`)} as manager`
  return row!
}

/** One that nobody has is assigned to its answerer. */
export async function answer(
  sql: Sql,
  idx: number,
  { state, contents, adminIdx }: { state: 'ANSWERED' | 'CLOSED'; contents: string; adminIdx: number },
): Promise<void> {
  await sql`
    update inquiry set state = ${state}, answer = ${contents}, answered_at = club_now(), answered_by = ${adminIdx},
      assigned_to = coalesce(assigned_to, ${adminIdx}), updated_at = club_now(), version = version + 1
    where idx = ${idx}`
}

/** The managers who may answer enquiries: the right counts only with that of the menu above. */
export async function assignees(sql: Sql, lang: string): Promise<Assignee[]> {
  return sql<Assignee[]>`
    select a.admin_idx, name_in(${lang}, a.name, a.other_name) as name from admin a
    where a.state = 'ACTIVE' and (a.is_ss_admin or (
      exists (select from admin_right r where r.admin_idx = a.admin_idx and r.menu_code = '950200' and r.rights like '%U%')
      and exists (select from admin_right r where r.admin_idx = a.admin_idx and r.menu_code = '950000' and r.rights like '%R%')))
    order by 2, 1`
}

/** @returns nothing for an account that is closed or blocked */
export async function addressee(sql: Sql, memberIdx: number) {
  const [row] = await sql<{ memberIdx: number; name: string; email: string; lang: string }[]>`
    select member_idx, name_in(lang, name, other_name) as name, email, lang from member
    where member_idx = ${memberIdx} and state in ('ACTIVE', 'DORMANT')`
  return row
}
