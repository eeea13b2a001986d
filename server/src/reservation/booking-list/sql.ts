import type { ParsedInputOf } from '@clubhouse/contract/call'
import * as bookingList from '@clubhouse/contract/reservation/booking-list'
import type { Sql } from '../../platform/database.ts'
import { pageOf } from '../../platform/list.ts'
import { BOOKING, type BookingRow } from '../booking/sql.ts'

type Filter = ParsedInputOf<typeof bookingList.list>

export function list(sql: Sql, filter: Filter, lang: string) {
  return pageOf(sql, bookingList.list, filter, {
    select: sql<(BookingRow & { cancelledAt: Temporal.Instant | null })[]>`${BOOKING(sql, lang)}, b.cancelled_at`,
    from: sql`booking b`,
    each: sql`b`,
    join: sql`left join slot s using (slot_idx)`,
    where: [...ofPlay(sql, filter), ...ofTime(sql, filter)],
    sorts: {
      date: { by: sql`b.play_date`, nulls: 'asIndexed' },
      createdAt: { by: sql`b.created_at`, nulls: 'asIndexed' },
      cancelledAt: sql`b.cancelled_at`,
    },
    tie: [sql`b.booking_idx`],
  })
}

function ofPlay(sql: Sql, { date, from, to, state, type, memberIdx, courseIdx, part, unnamed }: Filter) {
  return [
    date && sql`b.play_date = ${date}`,
    from && sql`b.play_date >= ${from}`,
    to && sql`b.play_date <= ${to}`,
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

function ofTime(sql: Sql, { madeFrom, madeTo, cancelledFrom, cancelledTo, leadFrom, leadTo }: Filter) {
  const begins = (day: string, plus: number) =>
    sql`(${day}::date + ${plus}::int)::timestamp at time zone (select zone from club)`
  const lead = sql`(b.play_date - (b.created_at at time zone (select zone from club))::date)`
  return [
    madeFrom && sql`b.created_at >= ${begins(madeFrom, 0)}`,
    madeTo && sql`b.created_at < ${begins(madeTo, 1)}`,
    cancelledFrom && sql`b.cancelled_at >= ${begins(cancelledFrom, 0)}`,
    cancelledTo && sql`b.cancelled_at < ${begins(cancelledTo, 1)}`,
    leadFrom !== undefined && sql`${lead} >= ${leadFrom}::int`,
    leadTo !== undefined && sql`${lead} <= ${leadTo}::int`,
  ]
}

export async function courses(sql: Sql, lang: string): Promise<{ courseIdx: number; name: string }[]> {
  return sql`
    select course_idx, coalesce(name ->> ${lang}, name ->> 'en', code) as name from course order by order_no, code`
}
