import type { Sql } from '../../../platform/database.ts'
import type { DayOverrideTable } from '../../../platform/tables.ts'
import { SHARES } from '../slot/rows.ts'
import type { DayFacts, SheetState, Template } from './rules.ts'

export async function clubTime(sql: Sql): Promise<{ now: Temporal.Instant; today: string }> {
  const [row] = await sql<{ now: Temporal.Instant; today: string }[]>`
    select club_now() as now, current_club_date() as today`
  return row!
}

export async function templates(sql: Sql): Promise<Template[]> {
  return sql<Template[]>`
    select template_idx, name, day_types, weekdays, from_day, to_day, is_use,
      (select coalesce(jsonb_agg(jsonb_build_object('part', p.part, 'firstTime', left(p.first_time::text, 5),
          'lastTime', left(p.last_time::text, 5), 'interval', p.interval_minutes, 'holes', p.holes, 'mode', p.mode,
          'minPlayers', p.min_players, 'capacity', p.capacity, 'w05', p.w05, 'shares', ${SHARES(sql)}, 'routes', (
            select coalesce(jsonb_agg(jsonb_build_object('courseIdx', r.course_idx, 'turnCourseIdx', r.turn_course_idx)
              order by c.order_no, c.course_idx), '[]')
            from template_route r join course c using (course_idx)
            where r.template_idx = p.template_idx and r.part = p.part)) order by p.first_time, p.part), '[]')
        from template_part p where p.template_idx = t.template_idx) as parts
    from template t order by template_idx`
}

export async function hasTemplate(sql: Sql): Promise<boolean> {
  return (await sql`select from template where is_use limit 1`).length > 0
}

export async function overrides(sql: Sql, from: string, to: string): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<Pick<DayOverrideTable, 'date' | 'templateIdx'>[]>`
    select date, template_idx from day_override where date between ${from} and ${to}`
  return new Map(rows.map(({ date, templateIdx }) => [date, templateIdx]))
}

/** Choices of days that are over go as well. @param dates which lose what was chosen before @param chosen those of them that get the template */
export async function putOverrides(sql: Sql, dates: string[], chosen: string[], templateIdx: number): Promise<void> {
  await sql`delete from day_override where date = any(${dates}::date[]) or date < current_club_date()`
  await sql`insert into day_override (date, template_idx) select unnest(${chosen}::date[]), ${templateIdx}`
}

export async function dayFacts(sql: Sql, from: string): Promise<DayFacts[]> {
  return sql<DayFacts[]>`
    select d.date, d.state, (select max(s.starts_at) from slot s where s.date = d.date and not s.is_dropped) as last_starts_at
    from sheet_day d where d.state = 'PUBLISHED' or d.date >= ${from} order by d.date`
}

export async function states(sql: Sql, dates: string[]): Promise<{ date: string; state: SheetState }[]> {
  return sql<{ date: string; state: SheetState }[]>`
    select date, state from sheet_day where date = any(${dates}::date[]) order by date for update`
}

export async function setState(sql: Sql, dates: string[], state: SheetState): Promise<void> {
  if (dates.length === 0) return
  await sql`update sheet_day set state = ${state}, version = version + 1 where date = any(${dates}::date[])`
}
