import type { Direction, ListCall, ListRules } from '@clubhouse/contract/list'
import type { Fragment, PendingQuery } from 'postgres'
import type { Sql } from './database.ts'
import { lookup } from './lookup.ts'
import { type CountedTable, rowsOf } from './row-count.ts'

/** Nulls are last in both directions. `asIndexed`: nulls are highest, as in an index. */
export type ListSort = Fragment | { by: Fragment; nulls: 'asIndexed' }

type SortsOf<C> = C extends { list: ListRules<infer S> } ? S : never

export interface PageInput<C> {
  page: number
  size: number
  sort?: Direction<SortsOf<C>>
  keyword?: string
}

export type Conditions = readonly (Fragment | false | 0 | '' | null | undefined)[]

export const isUnfiltered = (where: Conditions): boolean => !where.some(Boolean)

/** A list in SQL. `select` and `join` run for the rows of the page only; the rest refers to `from` alone. */
export type ListSql<C extends ListCall, Row extends object> = {
  select: PendingQuery<Row[]>
  from: Fragment
  each: Fragment
  /** Left joins only: the row with the total of an empty page must survive. */
  join?: Fragment
  /** Conditions joined by AND; false and empty ones are skipped. */
  where: Conditions
  /** The table of `from`, whose rows are counted at night: the total where no condition is given. Decision 166. */
  counted?: CountedTable
  /** The total where it is known otherwise. */
  total?: Fragment | false
  sorts: Readonly<Record<SortsOf<C>, ListSort>>
  /** Unique together, so that no page repeats or skips a row; follows the direction of the sort. */
  tie: readonly Fragment[]
} & (C['list']['hasKeyword'] extends true
  ? { /** Columns searched by the keyword. */ keyword: readonly Fragment[] }
  : { keyword?: never })

/** One page of a list and the total, which is counted only where the page does not imply it. Decision 029. */
export async function pageOf<C extends ListCall, Row extends object>(
  sql: Sql,
  call: C,
  input: PageInput<C>,
  list: ListSql<C, Row>,
): Promise<{ list: Row[]; total: number; page: number; size: number }> {
  const { page, size } = input
  const before = (page - 1) * size
  const named = input.keyword && contains(sql, input.keyword, list.keyword ?? [])
  const kept = list.counted && isUnfiltered(list.where) ? rowsOf(sql, list.counted) : list.total
  const total = !named && kept
  const which = sql`from ${list.from} where ${all(sql, [...list.where, named])}`
  const order = orderOf(sql, input.sort ?? call.list.sort(input), list)
  const found = await sql<(Row & Counted)[]>`
    with page as materialized (
      select row.*, row_number() over () as list_position
      from (select ${list.each}.* ${which} order by ${order} limit ${size} offset ${before}) row
    ), counted as (select count(*) as list_found from page)
    select ${list.select}, list_found, list_position, case
      when list_found < ${size} and (list_found > 0 or ${page} = 1) then ${before} + list_found
      else ${total || sql`(select count(*) ${which})`} end as list_total
    from counted left join page ${list.each} on true ${list.join ?? sql``} order by list_position`
  // An empty page gets one row that holds only the total.
  const rows = found.filter(({ listFound }) => listFound > 0)
  return { list: rows.map(withoutCounts), total: found[0]!.listTotal, page, size }
}

interface Counted {
  listPosition: number
  listFound: number
  listTotal: number
}

const withoutCounts = <Row>({ listPosition: _, listFound: __, listTotal: ___, ...row }: Row & Counted) => row as Row

/** Whether all of them hold; those that are left out hold. */
export function all(sql: Sql, where: Conditions): Fragment {
  return where.reduce<Fragment>((sum, one) => (one ? sql`${sum} and ${one}` : sum), sql`true`)
}

const anywhere = (keyword: string) => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`

/** Whether a text contains the keyword, as below, found by an index of `letters_of` the text. Decision 125. */
export const hasLetters = (sql: Sql, text: Fragment, keyword: string): Fragment =>
  sql`(letters_of(${text}) @> letters_in(${keyword}) and ${text} ilike ${anywhere(keyword)})`

/** The keyword is matched literally, anywhere, ignoring case. */
export function contains(sql: Sql, keyword: string, texts: readonly Fragment[]): Fragment {
  const like = anywhere(keyword)
  return sql`(${texts.map((text, i) => (i === 0 ? sql`${text} ilike ${like}` : sql`or ${text} ilike ${like}`))})`
}

function orderOf(sql: Sql, sort: string, { sorts, tie }: Pick<ListSql<ListCall, object>, 'sorts' | 'tie'>): Fragment {
  const sorted = lookup<ListSort>(sorts, sort.replace('-', ''))!
  const way = sort.startsWith('-') ? sql`desc` : sql`asc`
  const by = 'by' in sorted ? sql`${sorted.by} ${way}` : sql`${sorted} ${way} nulls last`
  return tie.reduce<Fragment>((order, one) => sql`${order}, ${one} ${way}`, by)
}
