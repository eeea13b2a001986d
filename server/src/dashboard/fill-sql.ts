import type { Sql } from '../platform/database.ts'
import type { Days, FillOfPart } from './rules.ts'

/** Taken tee times, and those that can be booked. */
const FILL = (sql: Sql) => sql`
  coalesce(sum(f.member + f.non_member + f.draw + f.team + f.house), 0)::int as taken,
  coalesce(sum(f.total - f.blocked), 0)::int as total`

export interface Fill {
  taken: number
  total: number
}

export async function fill(sql: Sql, { from, to }: Days): Promise<Fill> {
  const [row] = await sql<[Fill]>`select ${FILL(sql)} from fill_between(${from}, ${to}) f`
  return row
}

export async function fillByDay(sql: Sql, { from, to }: Days): Promise<(Fill & { date: string })[]> {
  return sql`select f.date, ${FILL(sql)} from fill_between(${from}, ${to}) f group by f.date order by f.date`
}

/** The days, each with the parts that it has. */
export async function fillByDayAndPart(
  sql: Sql,
  { from, to }: Days,
): Promise<(Fill & { date: string; parts: FillOfPart[] })[]> {
  return sql`
    select d.date, sum(d.taken)::int as taken, sum(d.total)::int as total,
      jsonb_agg(jsonb_build_object('part', d.part, 'taken', d.taken, 'total', d.total) order by d.part) as parts
    from (select f.date, f.part, ${FILL(sql)} from fill_between(${from}, ${to}) f group by f.date, f.part) d
    group by d.date order by d.date`
}

export async function fillByCourse(
  sql: Sql,
  { from, to }: Days,
  lang: string,
): Promise<(Fill & { courseIdx: number; name: string })[]> {
  return sql`
    select c.course_idx, coalesce(c.name ->> ${lang}, c.name ->> 'en', c.code) as name, ${FILL(sql)}
    from fill_between(${from}, ${to}) f join course c using (course_idx)
    group by c.course_idx order by c.order_no, c.code`
}

export async function ledger(sql: Sql, { from, to }: Days) {
  const sum = (column: string) => sql`coalesce(sum(${sql(column)}), 0)::int as ${sql(column)}`
  const [row] = await sql<[Record<'total' | 'member' | 'draw' | 'team' | 'house' | 'blocked' | 'nonMember', number>]>`
    select ${sum('total')}, ${sum('member')}, ${sum('draw')}, ${sum('team')}, ${sum('house')}, ${sum('blocked')},
      ${sum('non_member')} from fill_between(${from}, ${to})`
  const { total, ...taken } = row
  return { ...row, open: total - Object.values(taken).reduce((sum, count) => sum + count, 0) }
}

export async function courses(sql: Sql, lang: string): Promise<{ courseIdx: number; name: string }[]> {
  return sql`
    select course_idx, coalesce(name ->> ${lang}, name ->> 'en', code) as name from course order by order_no, code`
}

/** Days that are over for more than a day and not counted yet, the latest first. */
export async function uncounted(sql: Sql, most: number): Promise<string[]> {
  const rows = await sql<{ date: string }[]>`
    select d.date from sheet_day d
    where d.date < current_club_date() - 1 and d.state <> 'DRAFT'
      and exists (select from slot s where s.date = d.date and not s.is_dropped)
      and not exists (select from day_fill k where k.date = d.date)
    order by d.date desc limit ${most}`
  return rows.map(({ date }) => date)
}

export async function keepFill(sql: Sql, dates: string[]): Promise<void> {
  await sql`select keep_fill(${dates}::date[])`
}
