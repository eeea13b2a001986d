import type { ParsedInputOf } from '@clubhouse/contract/call'
import type * as opening from '@clubhouse/contract/reservation/rules/opening'
import { type ManagedRule, openingRecord } from '@clubhouse/contract/reservation/rules/opening'
import { Store } from '../../../../office/record/store.ts'
import type { Context } from '../../../../platform/context.ts'
import type { Sql } from '../../../../platform/database.ts'
import { type OpeningRule, openedDays, withOpened } from '../../../rulebook.ts'
import type { SheetDay } from './affected-rules.ts'
import type { Place, Terms } from './change-rules.ts'

export type Row = OpeningRule & Pick<ManagedRule, 'version' | 'isKept' | 'courseName'>
type Reader = Pick<Context, 'sql' | 'lang' | 'club'>

const rules = new Store(openingRecord, {
  columns: { from: 'from_date', to: 'to_date' },
  shown: (sql, { lang }) => ({ courseName: sql`coalesce(c.name ->> ${lang}, c.name ->> 'en', c.code)` }),
  join: (sql) => sql`left join course c using (course_idx)`,
  // No call sends it.
  values: (fields) => ({ is_kept: (fields as { isKept?: boolean }).isKept }),
})

const asRule = ({ from: fromDate, to: toDate, ...rule }: ManagedRule): Row => ({ ...rule, fromDate, toDate })
const fieldsOf = ({ fromDate: from, toDate: to, opened: _, ...terms }: Terms) => ({ ...terms, from, to })

/** Those that hold on a day, or from today on. */
export async function list(
  reader: Reader,
  { memberType, dayClass, at: day }: ParsedInputOf<typeof opening.list>,
): Promise<ManagedRule[]> {
  const { sql } = reader
  const at = day ?? null
  return sql<ManagedRule[]>`
    select ${rules.columns(reader)} from ${rules.from(sql)} left join code k on k.group_id = '702' and k.key = t.member_type
    where ${memberType ? sql`t.member_type = ${memberType}` : sql`true`}
      and ${dayClass ? sql`t.day_class = ${dayClass}` : sql`true`}
      and (${at}::date is null or t.from_date <= ${at})
      and (t.to_date is null or t.to_date >= coalesce(${at}::date, current_club_date()))
    order by k.order_no, t.member_type, t.day_class, c.order_no nulls first, t.part nulls first, t.from_date, t.rule_idx`
}

/** Locks all rules until the transaction ends, because a change is checked against all of them. */
export const lock = (tx: Pick<Context, 'sql'>): Promise<void> => rules.lock(tx)

/** All of them, those that have ended too. */
export async function all(reader: Reader): Promise<Row[]> {
  const [known, opened] = await Promise.all([rules.all(reader), openedDays(reader.sql)])
  return withOpened(known.map(asRule), opened)
}

/** @returns its number */
export const insert = (tx: Reader, terms: Terms, isKept = false): Promise<number> =>
  rules.insert(tx, { ...fieldsOf(terms), isKept })

export const update = (tx: Reader, ruleIdx: number, terms: Terms): Promise<void> =>
  rules.update(tx, ruleIdx, fieldsOf(terms))

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
      from slot s where s.date = d.date and not s.is_dropped) p on p.places is not null
    where d.state = 'PUBLISHED' and d.date >= current_club_date() order by d.date`
}
