import type { DayClass } from '@clubhouse/contract/reservation/day'
import type { Sql } from '../../../platform/database.ts'
import type { InLanguages } from '../../../platform/said-in.ts'
import { TAKES } from '../slot/running.ts'

export interface FreeSlot {
  slotIdx: number
  courseIdx: number
  part: string
  time: string
  places: number
}

export interface FreeDayRow {
  date: string
  dayType: string
  dayClass: DayClass
  holiday: InLanguages | null
  slots: FreeSlot[]
}

export interface Group {
  min: number | null
  max: number
}

/** The players that a group has where each tee time of these days, taken or free, is for one group alone. */
export async function groupOf(sql: Sql, dates: readonly string[]): Promise<Group | null> {
  const [row] = await sql<(Group & { isAlone: boolean | null })[]>`
    select bool_and(s.mode = 'EXCLUSIVE') as is_alone, max(s.capacity) as max,
      case when min(s.min_players) = max(s.min_players) then min(s.min_players) end as min
    from slot s join sheet_day d using (date)
    where s.date = any(${[...dates]}::date[]) and d.state = 'PUBLISHED' and s.w05 <> 'S' and not s.is_shut`
  const { isAlone, min, max } = row!
  return isAlone ? { min, max } : null
}

/** Published days with the tee times that anyone could book: not taken, not past, not for a draw or staff. */
export async function freeDays(sql: Sql, dates: readonly string[]): Promise<FreeDayRow[]> {
  return sql<FreeDayRow[]>`
    with day_slot as materialized (
      select s.* from slot s where s.date = any(${[...dates]}::date[]) and s.w05 <> 'S' and not s.is_shut
        and s.starts_at > (select club_now())),
    taken as (
      select c.slot_idx, count(*) as places from claim c
      where c.slot_idx between (select min(slot_idx) from day_slot) and (select max(slot_idx) from day_slot)
        and ${TAKES(sql, sql`c`, sql`(select club_now())`)} group by c.slot_idx),
    free as (
      select s.date, jsonb_agg(jsonb_build_object('slotIdx', s.slot_idx, 'courseIdx', s.course_idx, 'part', s.part,
          'time', to_char(s.time, 'HH24:MI'), 'places', s.capacity - coalesce(t.places, 0))
          order by s.time, c.order_no, s.slot_idx) as slots
      from day_slot s join course c using (course_idx) left join taken t using (slot_idx)
      where coalesce(t.places, 0) < case s.mode when 'SHARED' then s.capacity else 1 end group by s.date)
    select d.date, d.day_type, d.day_class, h.name as holiday, coalesce(free.slots, '[]') as slots
    from sheet_day d left join holiday h using (date) left join free using (date)
    where d.date = any(${[...dates]}::date[]) and d.state = 'PUBLISHED' order by d.date`
}
