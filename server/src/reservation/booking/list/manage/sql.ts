import type { ParsedInputOf } from '@clubhouse/contract/call'
import * as bookingList from '@clubhouse/contract/reservation/booking/list'
import type { Phones } from '../../../../person/phones.ts'
import { isGuestMeant, membersMeant } from '../../../../person/rows.ts'
import type { Sql } from '../../../../platform/database.ts'
import { pageOf } from '../../../../platform/list.ts'
import { NUMBERED } from '../../../numbered.ts'
import { OPEN, PAID_FOR } from '../../booked/paid.ts'
import { BOOKER_PHONE, BOOKING, type BookingRow } from '../../booked/rows.ts'
import { NAMES_OVERDUE } from './waiting.ts'

type Filter = ParsedInputOf<typeof bookingList.list>
type Listed = BookingRow & {
  cancelledAt: Temporal.Instant | null
  phoneNo?: string
  paid: number | null
  open: number | null
}

interface Reading {
  lang: string
  /** With the booker's number only where the reader may read it whole. */
  phones: Phones
}

export function list(sql: Sql, { keyword, ...filter }: Filter, { lang, phones }: Reading) {
  const isByPlay = !filter.sort || filter.sort.endsWith('date')
  // Looked up for the bookings of one day at a time: the days come in the order of an index.
  const startsAt = sql`(select s.starts_at from slot s where s.slot_idx = b.slot_idx)`
  const phone = phones === 'whole' ? sql`, ${BOOKER_PHONE(sql)} as phone_no` : sql``
  return pageOf(sql, bookingList.list, filter, {
    select: sql<
      Listed[]
    >`${BOOKING(sql, lang)}, b.cancelled_at, ${PAID_FOR(sql)} as paid, ${OPEN(sql)} as open ${phone}`,
    from: sql`booking b`,
    each: sql`b`,
    join: sql`left join slot s using (slot_idx)`,
    where: [
      keyword && byKeyword(sql, keyword, phones),
      ...ofPlay(sql, filter),
      ...ofDesk(sql, filter),
      ...ofTime(sql, filter),
    ],
    counted: 'booking',
    // Found by indexes above.
    keyword: [],
    sorts: {
      date: { by: sql`b.play_date`, nulls: 'asIndexed' },
      createdAt: { by: sql`b.created_at`, nulls: 'asIndexed' },
      cancelledAt: sql`b.cancelled_at`,
    },
    tie: isByPlay ? [startsAt, sql`b.booking_idx`] : [sql`b.booking_idx`],
  })
}

/** By the beginning of its number, or a member or a guest who plays; each by an index. */
function byKeyword(sql: Sql, keyword: string, phones: Phones) {
  return sql`b.booking_idx in (
    ${NUMBERED(sql, keyword)}
    union select booking_idx from booking_player where member_idx in (${membersMeant(sql, keyword, phones)})
    union select booking_idx from booking_player where ${isGuestMeant(sql, keyword, phones)})`
}

function ofPlay(sql: Sql, { date, from, to, coming, state, type, memberIdx, courseIdx, part, unnamed }: Filter) {
  return [
    date && sql`b.play_date = ${date}`,
    from && sql`b.play_date >= ${from}`,
    to && sql`b.play_date <= ${to}`,
    coming && sql`b.play_date >= current_club_date()`,
    state && sql`b.state = ${state}`,
    type && sql`b.type = ${type}`,
    memberIdx &&
      sql`b.booking_idx in (select booking_idx from booking where member_idx = ${memberIdx}
        union select booking_idx from booking_player where member_idx = ${memberIdx})`,
    courseIdx && sql`(select s.course_idx from slot s where s.slot_idx = b.slot_idx) = ${courseIdx}`,
    part && sql`b.part = ${part}`,
    unnamed !== undefined &&
      sql`exists (select from booking_player p where p.booking_idx = b.booking_idx and p.kind = 'TBD') = ${unnamed}`,
  ]
}

function ofDesk(sql: Sql, { namesOverdue, setAside, byGuest, unpaid }: Filter) {
  return [
    namesOverdue && NAMES_OVERDUE(sql),
    setAside !== undefined && (setAside ? sql`b.set_aside <> '{}'` : sql`b.set_aside = '{}'`),
    unpaid !== undefined && sql`coalesce(${OPEN(sql)} > 0, false) = ${unpaid}`,
    byGuest !== undefined && (byGuest ? sql`b.member_idx is null` : sql`b.member_idx is not null`),
  ]
}

function ofTime(sql: Sql, { madeFrom, madeTo, cancelledFrom, cancelledTo, leadFrom, leadTo }: Filter) {
  const begins = (day: string, plus: number) =>
    sql`(${day}::date + ${plus}::int)::timestamp at time zone (select zone from club)`
  // Adding days never fails, but an infinite day cannot be subtracted.
  const made = sql`(b.created_at at time zone (select zone from club))::date`
  return [
    madeFrom && sql`b.created_at >= ${begins(madeFrom, 0)}`,
    madeTo && sql`b.created_at < ${begins(madeTo, 1)}`,
    cancelledFrom && sql`b.cancelled_at >= ${begins(cancelledFrom, 0)}`,
    cancelledTo && sql`b.cancelled_at < ${begins(cancelledTo, 1)}`,
    leadFrom !== undefined && sql`b.play_date >= ${made} + ${leadFrom}::int`,
    leadTo !== undefined && sql`b.play_date <= ${made} + ${leadTo}::int`,
  ]
}

export async function courses(sql: Sql, lang: string): Promise<{ courseIdx: number; name: string }[]> {
  return sql`
    select course_idx, coalesce(name ->> ${lang}, name ->> 'en', code) as name from course order by order_no, code`
}
