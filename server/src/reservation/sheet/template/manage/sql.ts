import type { ParsedInputOf } from '@clubhouse/contract/call'
import * as template from '@clubhouse/contract/reservation/sheet/template'
import { type RowOf, Store } from '../../../../office/record/store.ts'
import type { Context } from '../../../../platform/context.ts'
import type { Sql } from '../../../../platform/database.ts'
import { SHARES } from '../../slot/rows.ts'

/** The tee times that a day gets: those of one course, as often as the part has routes. */
const starts = (sql: Sql) => sql`
  coalesce((
    select sum((floor(extract(epoch from p.last_time - p.first_time) / 60 / p.interval_minutes) + 1) * (
      select count(*) from template_route r where r.template_idx = p.template_idx and r.part = p.part))
    from template_part p where p.template_idx = t.template_idx), 0)::int`

const parts = (sql: Sql) => sql`
  (select coalesce(jsonb_agg(jsonb_build_object('part', p.part, 'firstTime', left(p.first_time::text, 5),
      'lastTime', left(p.last_time::text, 5), 'interval', p.interval_minutes, 'holes', p.holes, 'mode', p.mode,
      'minPlayers', p.min_players, 'capacity', p.capacity, 'w05', p.w05,
      'shares', ${SHARES(sql)},
      'routes', (select coalesce(jsonb_agg(jsonb_build_object('startCourseIdx', r.course_idx, 'turnCourseIdx', r.turn_course_idx)
          order by c.order_no, c.course_idx), '[]')
        from template_route r join course c using (course_idx)
        where r.template_idx = p.template_idx and r.part = p.part))
    order by p.first_time, p.part), '[]')
  from template_part p where p.template_idx = t.template_idx)`

export const templates = new Store(template.templateRecord, {
  columns: { from: 'from_day', to: 'to_day', parts: null },
  isTranslatedApart: true,
  shown: (sql) => ({ weekdays: sql`t.weekdays::text[]`, starts: starts(sql), parts: parts(sql) }),
  values: ({ weekdays, translated }, sql) => ({
    weekdays: sql`${weekdays}::text[]::smallint[]`,
    translated: translated ? undefined : sql.json({}),
  }),
  children: ['template_part', 'template_route'],
})
export type Row = RowOf<typeof template.templateRecord>

export function list({ dayType, isUse, ...page }: ParsedInputOf<typeof template.list>, ctx: Context) {
  const { sql, lang } = ctx
  const name = sql`own_words_in(${lang}, t.translated, 'name', t.name)`
  return templates.page(ctx, template.list, page, {
    select: sql<Row[]>`${templates.columns(ctx)}, ${name} as name`,
    where: [dayType && sql`${dayType} = any(t.day_types)`, isUse !== undefined && sql`t.is_use = ${isUse}`],
    sorts: { name, starts: starts(sql) },
  })
}

/** Days from today on. */
export async function daysMade(sql: Sql, templateIdx: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from sheet_day where template_idx = ${templateIdx} and date >= current_club_date()`
  return row!.count
}

export async function usesOf(sql: Sql, templateIdx: number): Promise<{ days: number; overrides: number }> {
  const [row] = await sql<{ days: number; overrides: number }[]>`
    select (select count(*)::int from sheet_day where template_idx = ${templateIdx}) as days,
      (select count(*)::int from day_override where template_idx = ${templateIdx}) as overrides`
  return row!
}

/** Holes and code of the courses in use. */
export async function loops(sql: Sql): Promise<{ courseIdx: number; code: string; holes: number }[]> {
  return sql<{ courseIdx: number; code: string; holes: number }[]>`
    select course_idx, code, holes from course where is_use`
}

/** Templates in use besides this one. */
export async function others(sql: Sql, but: number | undefined, lang: string) {
  return sql<Pick<Row, 'templateIdx' | 'name' | 'dayTypes' | 'weekdays' | 'from' | 'to'>[]>`
    select template_idx, own_words_in(${lang}, translated, 'name', name) as name, day_types, weekdays::text[] as weekdays,
      from_day as "from", to_day as "to"
    from template where is_use and template_idx <> ${but ?? 0} order by template_idx`
}

export async function replaceParts(
  sql: Sql,
  templateIdx: number,
  parts: readonly template.TemplatePart[],
): Promise<void> {
  await sql`delete from template_part where template_idx = ${templateIdx}`
  await sql`
    insert into template_part (template_idx, part, first_time, last_time, interval_minutes, holes, mode, min_players,
      capacity, w05, draw_share, fcfs_share, house_share, team_share)
    select ${templateIdx}, p.part, p."firstTime", p."lastTime", p.interval, p.holes, p.mode, p."minPlayers", p.capacity,
      p.w05, (p.shares ->> 'draw')::smallint, (p.shares ->> 'fcfs')::smallint, (p.shares ->> 'house')::smallint,
      (p.shares ->> 'team')::smallint
    from jsonb_to_recordset(${sql.json(parts)}) as p(part text, "firstTime" time, "lastTime" time,
      interval smallint, holes text, mode text, "minPlayers" smallint, capacity smallint, w05 text, shares jsonb)`
  await sql`
    insert into template_route (template_idx, part, course_idx, turn_course_idx)
    select ${templateIdx}, p.part, r."startCourseIdx", r."turnCourseIdx"
    from jsonb_to_recordset(${sql.json(parts)}) as p(part text, routes jsonb)
      cross join jsonb_to_recordset(p.routes) as r("startCourseIdx" bigint, "turnCourseIdx" bigint)`
}
