import type { ParsedInputOf } from '@clubhouse/contract/call'
import type { PenaltyState } from '@clubhouse/contract/reservation/rules/penalty'
import * as penaltyList from '@clubhouse/contract/reservation/rules/penalty-list'
import type { FileRow } from '../../../../../inquiry/rows.ts'
import { type Phones, phonesFor } from '../../../../../person/phones.ts'
import { membersMeant } from '../../../../../person/rows.ts'
import type { Context } from '../../../../../platform/context.ts'
import type { Sql } from '../../../../../platform/database.ts'
import { hasLetters, pageOf } from '../../../../../platform/list.ts'
import { NUMBERED } from '../../../../numbered.ts'
import { SHOWN, type ShownPenalty } from '../../rows.ts'
import { OVERDUE } from './waiting.ts'

export type ListedRow = ShownPenalty & {
  memberIdx: number
  name: string
  memberNo: string | null
  bookingNo: string | null
}

const COLUMNS = (sql: Sql, lang: string) => sql<ListedRow[]>`
  ${SHOWN(sql, lang)}, p.member_idx, name_in(${lang}, m.name, m.other_name) as name, m.member_no,
  (select b.booking_no from booking b where b.booking_idx = p.booking_idx) as booking_no`

type Filter = ParsedInputOf<typeof penaltyList.list>

export function list(
  { sql, lang, who }: Context,
  { state, code, memberIdx, from, to, overdue, keyword, ...page }: Filter,
) {
  return pageOf(sql, penaltyList.list, page, {
    select: COLUMNS(sql, lang),
    from: sql`penalty p`,
    each: sql`p`,
    join: sql`left join member m using (member_idx)`,
    where: [
      keyword && byKeyword(sql, keyword, phonesFor(who)),
      state && sql`p.state = ${state}`,
      code && sql`p.code = ${code}`,
      overdue && OVERDUE(sql),
      memberIdx && sql`p.member_idx = ${memberIdx}`,
      from && sql`p.from_date >= ${from}`,
      to && sql`p.from_date <= ${to}`,
    ],
    counted: 'penalty',
    // Found by indexes above.
    keyword: [],
    sorts: {
      // Those to be decided first, the newest of them first: the order of the index `penalty_to_decide`.
      state: sql`array_position(array['PROPOSED', 'APPEALED', 'ACTIVE', 'SERVED', 'CLEARED', 'WAIVED'], p.state)`,
      from: sql`p.from_date`,
      until: sql`p.until_date`,
      due: sql`p.due_date`,
      code: sql`p.code`,
      name: sql`(select name_in(${lang}, k.name, k.other_name) from member k where k.member_idx = p.member_idx)`,
    },
    tie: [sql`-p.penalty_idx`],
  })
}

/** By the member, a part of the reason, or the beginning of the booking's number; each by an index. */
function byKeyword(sql: Sql, keyword: string, phones: Phones) {
  return sql`p.penalty_idx in (
    select penalty_idx from penalty
      where member_idx in (${membersMeant(sql, keyword, phones)})
    union select penalty_idx from penalty where booking_idx in (${NUMBERED(sql, keyword)})
    union select penalty_idx from penalty where ${hasLetters(sql, sql`reason`, keyword)})`
}

export async function one(sql: Sql, penaltyIdx: number, lang: string): Promise<ListedRow | undefined> {
  const [row] = await sql<ListedRow[]>`
    select ${COLUMNS(sql, lang)} from penalty p join member m using (member_idx) where p.penalty_idx = ${penaltyIdx}`
  return row
}

interface LockedWaiver {
  state: PenaltyState
  waivedFor: string | null
  version: number
}

export async function lock(sql: Sql, penaltyIdx: number): Promise<LockedWaiver | undefined> {
  const [row] = await sql<LockedWaiver[]>`
    select state, waived_for, version from penalty where penalty_idx = ${penaltyIdx} for no key update`
  return row
}

export type DocumentRow = FileRow & { orderNo: number }

export async function documentsOf(sql: Sql, penaltyIdx: number): Promise<DocumentRow[]> {
  return sql<DocumentRow[]>`
    select f.file_idx, f.name, f.size, f.mime, x.order_no from penalty_file x join file f using (file_idx)
    where x.penalty_idx = ${penaltyIdx} order by x.order_no`
}

export async function addDocument(sql: Sql, penaltyIdx: number, fileIdx: number, orderNo: number): Promise<void> {
  await sql`insert into penalty_file (file_idx, penalty_idx, order_no) values (${fileIdx}, ${penaltyIdx}, ${orderNo})`
}

export async function dropDocuments(sql: Sql, fileIdx: readonly number[]): Promise<void> {
  await sql`delete from penalty_file where file_idx = any (${[...fileIdx]}::bigint[])`
}

export async function touch(sql: Sql, penaltyIdx: number): Promise<void> {
  await sql`update penalty set version = version + 1 where penalty_idx = ${penaltyIdx}`
}
