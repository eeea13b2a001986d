import type { ParsedInputOf } from '@clubhouse/contract/call'
import type * as opening from '@clubhouse/contract/reservation/rules/opening'
import type { Sql } from '../../../../platform/database.ts'
import type { OpeningRule } from '../../../rulebook.ts'
import type { SheetDay } from './affected-rules.ts'
import type { Place, Terms } from './change-rules.ts'

export type Row = OpeningRule & { version: number; isKept: boolean; courseName: string | null }
type Saved = Pick<Row, 'ruleIdx' | 'version'>

const columns = (sql: Sql, lang: string) => sql`
  r.rule_idx, r.member_type, r.day_class, r.course_idx, coalesce(c.name ->> ${lang}, c.name ->> 'en', c.code) as course_name,
  r.part, r.pattern, r.days, r.weeks, r.weekday, r.day_of_month, r.time, r.w05, r.quota_day, r.quota_month, r.from_date,
  r.to_date, r.is_kept, r.version`

const named = (sql: Sql) => sql`opening_rule r left join course c using (course_idx)`

/** Those that hold on a day, or from today on. */
export async function list(
  sql: Sql,
  { memberType, dayClass, at: day }: ParsedInputOf<typeof opening.list>,
  lang: string,
): Promise<Row[]> {
  const [type, ofDays, at] = [memberType ?? null, dayClass ?? null, day ?? null]
  return sql<Row[]>`
    select ${columns(sql, lang)} from ${named(sql)} left join code t on t.group_id = '702' and t.key = r.member_type
    where (${type}::text is null or r.member_type = ${type})
      and (${ofDays}::text is null or r.day_class = ${ofDays})
      and (${at}::date is null or r.from_date <= ${at})
      and (r.to_date is null or r.to_date >= coalesce(${at}::date, current_club_date()))
    order by t.order_no, r.member_type, r.day_class, c.order_no nulls first, r.part nulls first, r.from_date, r.rule_idx`
}

/** Locks all rules until the transaction ends, because a change is checked against all of them. */
export async function lock(sql: Sql): Promise<void> {
  await sql`lock table opening_rule in share row exclusive mode`
}

/** All of them, those that have ended too. */
export async function all(sql: Sql, lang: string): Promise<Row[]> {
  return sql<Row[]>`select ${columns(sql, lang)} from ${named(sql)} order by r.rule_idx`
}

export async function insert(sql: Sql, r: Terms, isKept = false): Promise<Saved> {
  const [row] = await sql<Saved[]>`
    insert into opening_rule (member_type, day_class, course_idx, part, pattern, days, weeks, weekday, day_of_month, time,
      w05, quota_day, quota_month, from_date, to_date, is_kept)
    values (${r.memberType}, ${r.dayClass}, ${r.courseIdx}, ${r.part}, ${r.pattern}, ${r.days}, ${r.weeks}, ${r.weekday},
      ${r.dayOfMonth}, ${r.time}, ${r.w05}, ${r.quotaDay}, ${r.quotaMonth}, ${r.fromDate}, ${r.toDate}, ${isKept})
    returning rule_idx, version`
  return row!
}

export async function update(sql: Sql, ruleIdx: number, r: Terms): Promise<Saved> {
  const [row] = await sql<Saved[]>`
    update opening_rule set member_type = ${r.memberType}, day_class = ${r.dayClass}, course_idx = ${r.courseIdx},
      part = ${r.part}, pattern = ${r.pattern}, days = ${r.days}, weeks = ${r.weeks}, weekday = ${r.weekday},
      day_of_month = ${r.dayOfMonth}, time = ${r.time}, w05 = ${r.w05}, quota_day = ${r.quotaDay},
      quota_month = ${r.quotaMonth}, from_date = ${r.fromDate}, to_date = ${r.toDate}, version = version + 1
    where rule_idx = ${ruleIdx} returning rule_idx, version`
  return row!
}

export async function remove(sql: Sql, ruleIdx: number): Promise<void> {
  await sql`delete from opening_rule where rule_idx = ${ruleIdx}`
}

/** Every course in use with every part of the day. */
export async function places(sql: Sql): Promise<Place[]> {
  return sql<Place[]>`
    select c.course_idx, p.key as part from course c, code p where c.is_use and p.group_id = '218' and p.is_use`
}

export async function hasCourse(sql: Sql, courseIdx: number): Promise<boolean> {
  const [row] = await sql`select from course where course_idx = ${courseIdx} and is_use`
  return row !== undefined
}

export async function typeName(sql: Sql, memberType: string, lang: string): Promise<string> {
  const [row] = await sql<{ name: string }[]>`
    select coalesce(labels ->> ${lang}, labels ->> 'en', key) as name from code where group_id = '702' and key = ${memberType}`
  return row?.name ?? memberType
}

/** The days from today on that members see. */
export async function sheetDays(sql: Sql): Promise<SheetDay[]> {
  return sql<SheetDay[]>`
    select d.date, d.day_class, p.places
    from sheet_day d join lateral (
      select jsonb_agg(distinct jsonb_build_object('courseIdx', s.course_idx, 'part', s.part)) as places
      from slot s where s.date = d.date) p on p.places is not null
    where d.state = 'PUBLISHED' and d.date >= current_club_date() order by d.date`
}
