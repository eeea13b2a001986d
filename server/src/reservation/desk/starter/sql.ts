import type { Sql } from '../../../platform/database.ts'
import type { Loop, StarterPart } from './rules.ts'

/** Texts in the club's own language, and in its others as `translated`. */
export interface Said {
  own: string
  translated: Record<string, { name: string }>
}

export async function courses(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from course`
  return row!.count
}

export async function addCourses(sql: Sql, loops: readonly Loop[], minutes: number) {
  return sql<{ courseIdx: number; code: string; name: Loop['name'] }[]>`
    insert into course (code, name, holes, loop_minutes, order_no)
    select r.code, r.name, 9, ${minutes}, r.code::int
    from jsonb_to_recordset(${sql.json(loops)}) as r(code text, name jsonb)
    returning course_idx, code, name`
}

/** A template for every day of the year. @returns its number */
export async function addTemplate(sql: Sql, said: Said, interval: number, parts: readonly StarterPart[]) {
  const [row] = await sql<{ templateIdx: number }[]>`
    with made as (
      insert into template (name, translated, day_types)
      values (${said.own}, ${sql.json(said.translated)}, '{WD,SA,SU,HO,EV}') returning template_idx),
    given as (
      select * from jsonb_to_recordset(${sql.json(parts)})
        as p(part text, first time, last time, holes text, starts jsonb)),
    part as (
      insert into template_part (template_idx, part, first_time, last_time, interval_minutes, holes)
      select template_idx, part, first, last, ${interval}, holes from made, given returning template_idx, part),
    route as (
      insert into template_route (template_idx, part, course_idx, turn_course_idx)
      select part.template_idx, part, c.course_idx, turn.course_idx
      from part join given using (part)
        cross join lateral jsonb_to_recordset(starts) as s(code text, turn text)
        join course c on c.code = s.code left join course turn on turn.code = s.turn
      returning template_idx)
    select distinct template_idx from route`
  return row!.templateIdx
}

/** Green fees for everyone, unless the club has fees already. */
export async function addFees(sql: Sql, weekday: number, weekend: number) {
  return sql<{ feeIdx: number; key: string; dayClass: string; unit: string; amount: number; from: string }[]>`
    insert into fee (key, day_class, unit, amount)
    select 'GREEN', day_class, 'PERSON', amount
    from (values ('WEEKDAY', ${weekday}::bigint), ('WEEKEND', ${weekend}::bigint)) as f(day_class, amount)
    where not exists (select from fee) returning fee_idx, key, day_class, unit, amount, from_date as "from"`
}

/** Staff book without a rule of their own. */
const STAFF = '90'

/** Every type of member gets the same rule, unless the club has rules already. */
export async function addOpeningRules(sql: Sql, days: number, time: string): Promise<number[]> {
  const rows = await sql<{ ruleIdx: number }[]>`
    insert into opening_rule (member_type, day_class, pattern, days, time, quota_day)
    select c.key, d.day_class, 'ROLLING', ${days}, ${time}, 1
    from code c cross join (values ('WEEKDAY'), ('WEEKEND')) as d(day_class)
    where c.group_id = '702' and c.key <> ${STAFF} and not exists (select from opening_rule)
    order by c.order_no, d.day_class returning rule_idx`
  return rows.map(({ ruleIdx }) => ruleIdx)
}
