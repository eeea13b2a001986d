import type { ParsedInputOf } from '@clubhouse/contract/call'
import { teeTimes } from '@clubhouse/contract/member/record'
import type { Sql } from '../../../platform/database.ts'
import { pageOf } from '../../../platform/list.ts'
import { BOOKER } from '../../booking/booked/rows.ts'
import type { Booked } from './effect-rules.ts'

interface TeeTimeRow {
  bookingIdx: number
  bookingNo: string
  state: string
  date: string
  time: string
  courseName: string
  isBooker: boolean
  booker: string
  players: number
}

const courseName = (sql: Sql, lang: string) =>
  sql`(select coalesce(c.name ->> ${lang}, c.name ->> 'en') from course c where c.course_idx = s.course_idx)`

/** The tee times that a member is or was named in, also those that were cancelled. */
export const teeTimesOf = (sql: Sql, filter: ParsedInputOf<typeof teeTimes>, lang: string) => {
  const isAhead = sql`(mine.active and (select s.starts_at from booking b join slot s using (slot_idx)
    where b.booking_idx = mine.booking_idx) > club_now())`
  return pageOf(sql, teeTimes, filter, {
    select: sql<TeeTimeRow[]>`b.booking_idx, b.booking_no, b.state, s.date, to_char(s.time, 'HH24:MI') as time,
      ${courseName(sql, lang)} as course_name, b.member_idx is not distinct from mine.member_idx as is_booker,
      ${BOOKER(sql, lang)} as booker,
      (select count(*) from booking_player p where p.booking_idx = b.booking_idx) as players`,
    from: sql`booking_player mine`,
    each: sql`mine`,
    join: sql`left join booking b using (booking_idx) left join slot s using (slot_idx)`,
    where: [
      sql`mine.member_idx = ${filter.memberIdx}`,
      filter.ahead !== undefined && (filter.ahead ? isAhead : sql`not ${isAhead}`),
    ],
    sorts: { date: { by: sql`mine.play_date`, nulls: 'asIndexed' } },
    tie: [sql`mine.part`, sql`mine.booking_idx`],
  })
}

export type BookedRow = Booked & { bookingNo: string; time: string; courseName: string }

/** The member's own bookings from the first of this month on, in the order of their tee times. */
export async function ownBookings(sql: Sql, memberIdx: number, lang: string): Promise<BookedRow[]> {
  return sql<BookedRow[]>`
    select b.booking_idx, b.booking_no, s.date, to_char(s.time, 'HH24:MI') as time, b.day_class, s.course_idx, b.part,
      ${courseName(sql, lang)} as course_name, b.state = 'CF' and s.starts_at > club_now() as is_ahead
    from booking b join slot s using (slot_idx)
    where b.member_idx = ${memberIdx} and b.active and b.play_date >= date_trunc('month', current_club_date())
    order by s.starts_at, b.booking_idx`
}
