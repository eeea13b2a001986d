import type { Sql } from '../../../platform/database.ts'
import { IS_ABOUT, WAITS } from '../tee-time/rows.ts'

export interface Waiting {
  date: string
  parts: string[]
}

/**
 * Days of class WEEKEND to come with the parts in which tee times wait for a draw, without those of a draw that a manager
 * planned.
 */
export async function waitingDays(sql: Sql): Promise<Waiting[]> {
  return sql<Waiting[]>`
    select s.date, array_agg(distinct s.part order by s.part) as parts
    from claim c join slot s using (slot_idx) join sheet_day day on day.date = s.date
    where ${WAITS(sql)} and not s.is_shut and s.date > current_club_date() and day.day_class = 'WEEKEND'
      and not exists (select from draw d where d.plan_week is null and d.state in ('PLANNED', 'OPEN') and ${IS_ABOUT(sql)})
    group by s.date order by s.date`
}

interface Planned {
  drawIdx: number
  planWeek: string
  playDates: string[]
  parts: string[]
  memberTypes: string[]
  /** It has not opened, and no manager has changed it. */
  isOpenToChange: boolean
}

/** Draws of the standing plan of these weeks, also those that have ended: a week has one. */
export async function drawsOfWeeks(sql: Sql, weeks: readonly string[]): Promise<Planned[]> {
  return sql<Planned[]>`
    select draw_idx, plan_week, play_dates, parts, member_types, state = 'PLANNED' and not is_edited as is_open_to_change
    from draw where plan_week = any(${[...weeks]}::date[])`
}

/** Which of these member types the club has. */
export async function typesIn(sql: Sql, types: readonly string[]): Promise<string[]> {
  const rows = await sql<{ key: string }[]>`
    select key from code where group_id = '702' and is_use and key = any(${[...types]}::text[]) order by key`
  return rows.map(({ key }) => key)
}

/** Days with tee times that wait for a draw, though none is planned that is about them. */
export async function daysWithoutDraw(sql: Sql): Promise<string[]> {
  const rows = await sql<{ date: string }[]>`
    select distinct s.date from claim c join slot s using (slot_idx)
    where ${WAITS(sql)} and not exists (select from draw d where d.state = 'PLANNED' and ${IS_ABOUT(sql)}) order by s.date`
  return rows.map(({ date }) => date)
}

/** Frees the tee times of a day that wait for a draw which is not planned. @returns these tee times */
export async function free(sql: Sql, date: string): Promise<number[]> {
  const rows = await sql<{ slotIdx: number }[]>`
    delete from claim c using slot s
    where s.slot_idx = c.slot_idx and s.date = ${date}::date and ${WAITS(sql)}
      and not exists (select from draw d where d.state = 'PLANNED' and ${IS_ABOUT(sql)})
    returning c.slot_idx`
  return [...new Set(rows.map(({ slotIdx }) => slotIdx))].sort((a, b) => a - b)
}
