import type { ParsedInputOf } from '@clubhouse/contract/call'
import * as template from '@clubhouse/contract/reservation/sheet/template'
import type { Sql } from '../../../../platform/database.ts'
import { pageOf } from '../../../../platform/list.ts'

type Translated = Record<string, { name?: string }>
export type Row = template.Template & { translated: Translated }
export type Fields = Omit<ParsedInputOf<typeof template.create>, 'parts'>

const shown = (sql: Sql) => sql`
  t.template_idx, t.day_types, t.weekdays::text[] as weekdays, t.from_day as "from", t.to_day as "to", t.is_use, t.version,
  ${starts(sql)} as starts`

/** The tee times that a day gets: those of one course, as often as the part has routes. */
const starts = (sql: Sql) => sql`
  coalesce((
    select sum((floor(extract(epoch from p.last_time - p.first_time) / 60 / p.interval_minutes) + 1) * (
      select count(*) from template_route r where r.template_idx = p.template_idx and r.part = p.part))
    from template_part p where p.template_idx = t.template_idx), 0)::int`

export function list(sql: Sql, { dayType, isUse, ...page }: ParsedInputOf<typeof template.list>, lang: string) {
  const name = sql`own_words_in(${lang}, t.translated, 'name', t.name)`
  return pageOf(sql, template.list, page, {
    select: sql<template.Template[]>`${shown(sql)}, ${name} as name`,
    from: sql`template t`,
    each: sql`t`,
    where: [dayType && sql`${dayType} = any(t.day_types)`, isUse !== undefined && sql`t.is_use = ${isUse}`],
    sorts: { name, from: sql`t.from_day`, starts: starts(sql) },
    tie: [sql`t.template_idx`],
  })
}

/** @param lock inside a transaction that will change it */
export async function one(sql: Sql, templateIdx: number, { lock = false } = {}): Promise<Row | undefined> {
  const [row] = await sql<Row[]>`
    select ${shown(sql)}, t.name, t.translated from template t
    where t.template_idx = ${templateIdx} ${lock ? sql`for update of t` : sql``}`
  return row
}

export async function parts(sql: Sql, templateIdx: number): Promise<template.TemplatePart[]> {
  return sql<template.TemplatePart[]>`
    select p.part, left(p.first_time::text, 5) as first_time, left(p.last_time::text, 5) as last_time,
      p.interval_minutes as interval, p.holes, p.mode, p.min_players, p.capacity, p.w05,
      jsonb_build_object('draw', p.draw_share, 'fcfs', p.fcfs_share, 'house', p.house_share, 'team', p.team_share) as shares,
      (select coalesce(jsonb_agg(jsonb_build_object('startCourseIdx', r.course_idx, 'turnCourseIdx', r.turn_course_idx)
          order by c.order_no, c.course_idx), '[]')
        from template_route r join course c using (course_idx)
        where r.template_idx = p.template_idx and r.part = p.part) as routes
    from template_part p where p.template_idx = ${templateIdx} order by p.first_time, p.part`
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
export async function others(sql: Sql, but: number, lang: string) {
  return sql<Pick<Row, 'templateIdx' | 'name' | 'dayTypes' | 'weekdays' | 'from' | 'to'>[]>`
    select template_idx, own_words_in(${lang}, translated, 'name', name) as name, day_types, weekdays::text[] as weekdays,
      from_day as "from", to_day as "to"
    from template where is_use and template_idx <> ${but} order by template_idx`
}

type Saved = Pick<Row, 'templateIdx' | 'version'>

export async function insert(sql: Sql, t: Fields): Promise<Saved> {
  const [row] = await sql<Saved[]>`
    insert into template (name, translated, day_types, weekdays, from_day, to_day, is_use)
    values (${t.name}, ${sql.json(t.translated ?? {})}, ${t.dayTypes}, ${t.weekdays}::text[]::smallint[], ${t.from}, ${t.to}, ${t.isUse})
    returning template_idx, version`
  return row!
}

export async function update(sql: Sql, templateIdx: number, t: Fields): Promise<Saved> {
  const [row] = await sql<Saved[]>`
    update template set name = ${t.name}, translated = ${sql.json(t.translated ?? {})}, day_types = ${t.dayTypes},
      weekdays = ${t.weekdays}::text[]::smallint[], from_day = ${t.from}, to_day = ${t.to}, is_use = ${t.isUse},
      version = version + 1
    where template_idx = ${templateIdx} returning template_idx, version`
  return row!
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
    from jsonb_to_recordset(${sql.json(parts as never)}) as p(part text, "firstTime" time, "lastTime" time,
      interval smallint, holes text, mode text, "minPlayers" smallint, capacity smallint, w05 text, shares jsonb)`
  await sql`
    insert into template_route (template_idx, part, course_idx, turn_course_idx)
    select ${templateIdx}, p.part, r."startCourseIdx", r."turnCourseIdx"
    from jsonb_to_recordset(${sql.json(parts as never)}) as p(part text, routes jsonb)
      cross join jsonb_to_recordset(p.routes) as r("startCourseIdx" bigint, "turnCourseIdx" bigint)`
}
