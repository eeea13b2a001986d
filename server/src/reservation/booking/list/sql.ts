import type { ParsedInputOf } from '@clubhouse/contract/call'
import { mine } from '@clubhouse/contract/reservation/booking/booking'
import { isNamed } from '../../../person/rows.ts'
import type { Sql } from '../../../platform/database.ts'
import { pageOf } from '../../../platform/list.ts'
import { STANDING } from '../../rules/penalty/rows.ts'
import type { Standing } from '../../rules/penalty/rules.ts'
import { BOOKING, type BookingRow } from '../booked/rows.ts'

/** Whether another player is called so, in either form of the name. */
const hasOther = (sql: Sql, keyword: string) => sql`
  exists (select from booking_player bp left join member m using (member_idx)
    where bp.booking_idx = mine.booking_idx and bp.member_idx is distinct from mine.member_idx
      and ${isNamed(sql, keyword, [sql`coalesce(m.name, bp.name, '')`, sql`coalesce(m.other_name, '')`])})`

/** Of the member; the same in every row. */
type Counts = Pick<Standing, 'cancels' | 'hadW7' | 'undone'>

/** One page of a member's bookings. @returns upcoming ones with what decides about their cancellation */
export function bookingsOf(sql: Sql, { keyword, ...filter }: ParsedInputOf<typeof mine>, lang: string) {
  const { memberIdx, when, state, from, to } = filter
  const startsAt = sql`(select s.starts_at from booking b join slot s using (slot_idx) where b.booking_idx = mine.booking_idx)`
  const today = sql`(mine.play_date = now.today and ${startsAt} <= now.at)`
  return pageOf(sql, mine, filter, {
    select: sql<(BookingRow & { standing: Counts | null })[]>`${BOOKING(sql, lang)},
      ${when === 'upcoming' ? STANDING(sql, memberIdx) : sql`null`} as standing`,
    from: sql`(select club_now() as at, current_club_date() as today offset 0) now, booking_player mine`,
    each: sql`mine`,
    join: sql`left join booking b using (booking_idx) left join slot s using (slot_idx)`,
    where: [
      sql`mine.member_idx = ${memberIdx}`,
      when === 'upcoming'
        ? sql`mine.active and mine.play_date >= now.today and not ${today}`
        : sql`(mine.play_date < now.today or not mine.active or ${today})`,
      state && sql`exists (select from booking b where b.booking_idx = mine.booking_idx and b.state = ${state})`,
      from && sql`mine.play_date >= ${from}`,
      to && sql`mine.play_date <= ${to}`,
      keyword && hasOther(sql, keyword),
    ],
    keyword: [],
    sorts: { date: { by: sql`mine.play_date`, nulls: 'asIndexed' } },
    tie: [startsAt, sql`mine.booking_idx`],
  })
}
