import { courseRecord } from '@clubhouse/contract/reservation/sheet/course-manage'
import { type RowOf, Store } from '../../../../office/record/store.ts'
import type { Sql } from '../../../../platform/database.ts'

export const courses = new Store(courseRecord, {
  shown: (sql) => ({ entered: sql`(select count(*)::int from course_hole h where h.course_idx = t.course_idx)` }),
  values: ({ orderNo }, sql, isNew) =>
    isNew && orderNo === undefined ? { order_no: sql`(select coalesce(max(order_no), 0) + 1 from course)` } : {},
  order: (sql) => sql`t.order_no, t.code`,
  children: ['course_hole'],
})

export type Row = RowOf<typeof courseRecord>

export async function hasCode(sql: Sql, code: string, but = 0): Promise<boolean> {
  const [row] = await sql`select from course where code = ${code} and course_idx <> ${but}`
  return row !== undefined
}

/** The holes with their drawing and the tips of every language. */
export async function card(sql: Sql, courseIdx: number) {
  const rows = await sql<{ hole: never }[]>`
    select h.shape || jsonb_build_object('no', h.no, 'par', h.par, 'index', h.stroke_index, 'tees', h.tees,
      'rise', h.rise, 'land', h.land, 'woods', h.woods, 'tip', h.tip) as hole
    from course_hole h where h.course_idx = ${courseIdx} order by h.no`
  return rows.map(({ hole }) => hole)
}

/** Takes a course that nothing else refers to out of what may point to it. @returns the members whose favourite it was */
export async function release(sql: Sql, courseIdx: number): Promise<number[]> {
  const rows = await sql<{ memberIdx: number }[]>`
    update member set course_idx = null where course_idx = ${courseIdx} returning member_idx`
  // A course without tee times has no past that its earlier rules would tell of.
  await sql`delete from opening_rule where course_idx = ${courseIdx} and is_kept and to_date < current_club_date()`
  return rows.map(({ memberIdx }) => memberIdx)
}

/** The favourite of these members again, unless they chose another since. */
export async function favourAgain(sql: Sql, courseIdx: number, memberIdx: readonly number[]): Promise<void> {
  await sql`
    update member set course_idx = ${courseIdx}
    where member_idx = any (${[...memberIdx]}::bigint[]) and course_idx is null and state <> 'WITHDRAWN'`
}

export interface Uses {
  /** Days from today on that members see, with a start or a turn on the course. */
  days: number
  /** Days from today on, drafts included. */
  ahead: number
  slots: number
  templates: number
  templatesInUse: number
  rules: number
  /** Entries of the hall of fame in every state. */
  feats: number
  /** Figures that are kept of days that are over, also where their tee times are gone. */
  figures: number
}

/** What refers to a course. */
export async function usesOf(sql: Sql, courseIdx: number): Promise<Uses> {
  const [row] = await sql<Uses[]>`
    with of_course as (select date from slot where course_idx = ${courseIdx} or turn_course_idx = ${courseIdx}),
      routes as (
        select distinct t.template_idx, t.is_use from template_route r join template t using (template_idx)
        where r.course_idx = ${courseIdx} or r.turn_course_idx = ${courseIdx})
    select
      (select count(distinct d.date)::int from of_course join sheet_day d using (date)
        where d.date >= current_club_date() and d.state in ('PUBLISHED', 'SUSPENDED')) as days,
      (select count(distinct date)::int from of_course where date >= current_club_date()) as ahead,
      (select count(*)::int from of_course) as slots,
      (select count(*)::int from routes) as templates,
      (select count(*)::int from routes where is_use) as templates_in_use,
      (select count(*)::int from opening_rule where course_idx = ${courseIdx}
        and not (is_kept and to_date < current_club_date())) as rules,
      (select count(*)::int from hof where course_idx = ${courseIdx}) as feats,
      (select count(*)::int from day_fill where course_idx = ${courseIdx}) as figures`
  return row!
}
