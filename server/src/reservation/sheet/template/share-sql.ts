import type { Shares } from '@clubhouse/contract/reservation/sheet/template'
import type { Sql } from '../../../platform/database.ts'
import { EACH_SEAT, SHARES } from '../slot/rows.ts'
import { TAKES } from '../slot/running.ts'
import type { TeeTime } from './share-rules.ts'

interface SharedTeeTime extends TeeTime {
  slotIdx: number
  date: string
  part: string
  w05: string
  /** Who has it: HOUSE also where the club has booked it. */
  kind: string | null
  shares: Shares
}

/** The tee times of days, with the shares that their parts were made with. */
export async function teeTimes(sql: Sql, dates: string[]): Promise<SharedTeeTime[]> {
  return sql<SharedTeeTime[]>`
    select s.slot_idx, s.date, s.part, s.time, s.course_idx, taken.slot_idx is null as is_free,
      s.w05, taken.kind,
      ${SHARES(sql)} as shares
    from slot s join course o using (course_idx) join sheet_part p on p.date = s.date and p.part = s.part
      left join lateral (
        select c.slot_idx, case when bool_or(c.kind = 'HOUSE' or b.type = 'H') then 'HOUSE' else min(c.kind) end as kind
        from claim c left join booking b on b.booking_idx = c.booking_idx
        where c.slot_idx = s.slot_idx and ${TAKES(sql)} group by c.slot_idx) taken on true
    where s.date = any(${dates}::date[]) and not s.is_dropped
    order by s.date, s.part, s.time, o.order_no, s.course_idx`
}

/** Keeps free tee times for the club or for a draw, with all their seats. */
export async function keep(sql: Sql, kind: 'HOUSE' | 'DRAW', slotIdx: number[]): Promise<void> {
  await sql`
    insert into claim (slot_idx, seat, kind, by_share)
    select s.slot_idx, seat, ${kind}, ${kind === 'HOUSE'}
    from slot s ${EACH_SEAT(sql)}
    where s.slot_idx = any(${slotIdx}::bigint[]) order by s.slot_idx, seat`
}
