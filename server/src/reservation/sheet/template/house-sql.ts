import type { Shares } from '@clubhouse/contract/reservation/sheet/template'
import type { Sql } from '../../../platform/database.ts'
import { EACH_SEAT, SHARES } from '../slot/rows.ts'
import { TAKES } from '../slot/running.ts'
import type { TeeTime } from './house-rules.ts'

interface HouseTeeTime extends TeeTime {
  slotIdx: number
  date: string
  part: string
  /** The club uses it. */
  isHouse: boolean
  shares: Shares
}

/** The tee times of days, with the shares that their parts were made with. */
export async function teeTimes(sql: Sql, dates: string[]): Promise<HouseTeeTime[]> {
  return sql<HouseTeeTime[]>`
    select s.slot_idx, s.date, s.part, s.time, s.course_idx, taken.slot_idx is null as is_free,
      coalesce(taken.is_house, false) as is_house,
      ${SHARES(sql)} as shares
    from slot s join course o using (course_idx) join sheet_part p on p.date = s.date and p.part = s.part
      left join lateral (
        select c.slot_idx, bool_or(c.kind = 'HOUSE' or b.type = 'H') as is_house
        from claim c left join booking b on b.booking_idx = c.booking_idx
        where c.slot_idx = s.slot_idx and ${TAKES(sql)} group by c.slot_idx) taken on true
    where s.date = any(${dates}::date[]) and not s.is_dropped
    order by s.date, s.part, s.time, o.order_no, s.course_idx`
}

/** Keeps free tee times for the club, with all their seats. */
export async function keep(sql: Sql, slotIdx: number[]): Promise<void> {
  await sql`
    insert into claim (slot_idx, seat, kind, by_share)
    select s.slot_idx, seat, 'HOUSE', true
    from slot s ${EACH_SEAT(sql)}
    where s.slot_idx = any(${slotIdx}::bigint[]) order by s.slot_idx, seat`
}
