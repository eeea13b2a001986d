import type { ReportState } from '@clubhouse/contract/board/lost-report'
import * as lostReport from '@clubhouse/contract/board/lost-report'
import * as lostReportManage from '@clubhouse/contract/board/lost-report-manage'
import type { ParsedInputOf } from '@clubhouse/contract/call'
import type { Fragment } from 'postgres'
import { phonesFor } from '../../../person/phones.ts'
import { membersMeant } from '../../../person/rows.ts'
import type { Context } from '../../../platform/context.ts'
import type { Sql } from '../../../platform/database.ts'
import { pageOf } from '../../../platform/list.ts'
import type { LostReportTable } from '../../../platform/tables.ts'
import { IS_HERE, IS_MATCH, LAST_CLAIM, MATCHES } from '../rows.ts'

/** Items `t` that the member of a report `r` sees: published ones, and what the club accepted the member’s claim of. */
export const IS_SHOWN = (sql: Sql) => sql`
  (t.state = 'PUBLISHED' or t.state = 'CLAIMED' and ${LAST_CLAIM(sql)} = 'ACCEPTED')`

/** Items `t` that the member of a report `r` could claim and has not. */
export const IS_UNCLAIMED = (sql: Sql) => sql`(t.state = 'PUBLISHED' and ${LAST_CLAIM(sql)} is null)`

type Listed = Pick<LostReportTable, 'reportIdx' | 'kind' | 'title' | 'lostDate' | 'place'> & {
  state: ReportState
  matches: number
}
const LISTED = (sql: Sql) => sql`r.report_idx, r.kind, r.title, r.lost_date, r.place, r.state`

export const mine = (sql: Sql, memberIdx: number, page: ParsedInputOf<typeof lostReport.mine>) =>
  pageOf(sql, lostReport.mine, page, {
    select: sql<Listed[]>`${LISTED(sql)}, ${MATCHES(sql, IS_UNCLAIMED(sql))} as matches`,
    from: sql`lost_report r`,
    each: sql`r`,
    where: [sql`r.member_idx = ${memberIdx}`],
    keyword: [sql`r.title`, sql`r.text`, sql`r.place`],
    sorts: { reportIdx: sql`r.report_idx`, lostDate: sql`r.lost_date` },
    tie: [sql`r.report_idx`],
  })

const MEMBER = (sql: Sql, lang: string) =>
  sql`jsonb_build_object('memberIdx', m.member_idx, 'name', name_in(${lang}, m.name, m.other_name)) as member`

type Filter = ParsedInputOf<typeof lostReportManage.list>
type OfManagers = Listed & { member: { memberIdx: number; name: string }; at: Temporal.Instant }

export const list = ({ sql, lang, who }: Context, { state, kind, matched, from, to, keyword, ...page }: Filter) => {
  const isMatched = sql`(r.state = 'OPEN' and exists (
    select from lost_item t where ${IS_HERE(sql)} and ${IS_MATCH(sql)}))`
  return pageOf(sql, lostReportManage.list, page, {
    select: sql<OfManagers[]>`${LISTED(sql)}, r.at, ${MEMBER(sql, lang)}, ${MATCHES(sql, IS_HERE(sql))} as matches`,
    from: sql`lost_report r`,
    each: sql`r`,
    join: sql`left join member m on m.member_idx = r.member_idx`,
    where: [
      state && sql`r.state = ${state}`,
      kind && sql`r.kind = ${kind}`,
      matched !== undefined && sql`${isMatched} = ${matched}`,
      from && sql`r.lost_date >= ${from}`,
      to && sql`r.lost_date <= ${to}`,
      keyword &&
        sql`(position(lower(${keyword}) in lower(concat_ws(' ', r.title, r.text, r.place))) > 0
          or r.member_idx in (${membersMeant(sql, keyword, phonesFor(who))}))`,
    ],
    keyword: [],
    sorts: {
      lostDate: sql`r.lost_date`,
      reportIdx: sql`r.report_idx`,
      kind: sql`r.kind`,
      state: sql`r.state`,
    },
    tie: [sql`r.report_idx`],
  })
}

interface FileRow {
  fileIdx: number
  name: string
  size: number
  mime: string
}

export type ReportRow = OfManagers & {
  memberIdx: number
  phoneNo: string
  text: string
  files: FileRow[]
  booking: { bookingIdx: number; bookingNo: string; date: string } | null
}

/** @param which condition on the items `t` that are counted */
export async function one(sql: Sql, reportIdx: number, which: Fragment, lang: string) {
  const [row] = await sql<ReportRow[]>`
    select ${LISTED(sql)}, r.text, r.at, r.member_idx, ${MEMBER(sql, lang)}, m.phone_no, ${MATCHES(sql, which)} as matches,
      (select coalesce(jsonb_agg(jsonb_build_object('fileIdx', f.file_idx, 'name', f.name, 'size', f.size, 'mime', f.mime)
          order by x.order_no), '[]')
        from lost_report_file x join file f using (file_idx) where x.report_idx = r.report_idx) as files,
      (select jsonb_build_object('bookingIdx', b.booking_idx, 'bookingNo', b.booking_no, 'date', b.play_date)
        from booking b where b.booking_idx = r.booking_idx) as booking
    from lost_report r join member m using (member_idx) where r.report_idx = ${reportIdx}`
  return row
}

type NewReport = Pick<LostReportTable, 'memberIdx' | 'kind' | 'title' | 'text' | 'lostDate' | 'place' | 'bookingIdx'>

export async function add(sql: Sql, r: NewReport): Promise<number> {
  const [row] = await sql<{ reportIdx: number }[]>`
    insert into lost_report (member_idx, kind, title, text, lost_date, place, booking_idx)
    values (${r.memberIdx}, ${r.kind}, ${r.title}, ${r.text}, ${r.lostDate}, ${r.place}, ${r.bookingIdx})
    returning report_idx`
  return row!.reportIdx
}

export async function addFile(sql: Sql, reportIdx: number, fileIdx: number, orderNo: number): Promise<void> {
  await sql`insert into lost_report_file (file_idx, report_idx, order_no) values (${fileIdx}, ${reportIdx}, ${orderNo})`
}

/** The state of a report of the member, which does not change meanwhile. */
export async function lock(sql: Sql, reportIdx: number, memberIdx: number): Promise<ReportState | undefined> {
  const [row] = await sql<{ state: ReportState }[]>`
    select state from lost_report where report_idx = ${reportIdx} and member_idx = ${memberIdx} for no key update`
  return row?.state
}

export async function withdraw(sql: Sql, reportIdx: number): Promise<void> {
  await sql`update lost_report set state = 'WITHDRAWN' where report_idx = ${reportIdx}`
}

/** Whether the member booked it or plays in it. */
export async function isOwnBooking(sql: Sql, memberIdx: number, bookingIdx: number): Promise<boolean> {
  const [row] = await sql`
    select from booking b where b.booking_idx = ${bookingIdx} and (b.member_idx = ${memberIdx} or exists (
      select from booking_player p where p.booking_idx = b.booking_idx and p.member_idx = ${memberIdx}))`
  return row !== undefined
}

export async function today(sql: Sql): Promise<string> {
  const [row] = await sql<{ today: string }[]>`select current_club_date() as today`
  return row!.today
}
