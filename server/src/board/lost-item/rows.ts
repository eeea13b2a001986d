import type { ClaimState } from '@clubhouse/contract/board/lost-claim'
import type { LostItemState } from '@clubhouse/contract/board/lost-item'
import { POLICIES_FIRST, type PolicyValues } from '@clubhouse/contract/reservation/rules/policies'
import type { Fragment } from 'postgres'
import { phonesFor } from '../../person/phones.ts'
import { membersMeant } from '../../person/rows.ts'
import type { Context } from '../../platform/context.ts'
import type { Sql } from '../../platform/database.ts'
import { type InLanguages, saidIn } from '../../platform/said-in.ts'
import type { LostItemTable } from '../../platform/tables.ts'
import { DAYS_MATCHED, VALUABLE } from './rules.ts'

/** Columns of `t` that an item shows to members. */
export const ITEM = (sql: Sql) =>
  sql<ItemRow[]>`t.idx, t.kind, t.title, t.found_date, t.found_place, t.state, t.keep_until`

export type ItemRow<State = LostItemState> = Pick<LostItemTable, 'idx' | 'kind' | 'foundDate' | 'keepUntil'> & {
  title: InLanguages
  foundPlace: InLanguages
  state: State
}

/** An item in the words of a language. */
export const itemIn = <R extends ItemRow>({ title, foundPlace, ...item }: R, lang: string) => ({
  ...item,
  title: saidIn(title, lang) ?? '',
  foundPlace: saidIn(foundPlace, lang) ?? '',
})

/** An item `t` may be what was reported as `r`: of the same kind, and found from the day of the loss on. Source: docs/rules.md, Content. */
export const IS_MATCH = (sql: Sql) => sql`
  (r.kind = t.kind and t.found_date between r.lost_date and r.lost_date + ${DAYS_MATCHED}::int)`

/** Items at the club. */
export const IS_HERE = (sql: Sql) => sql`t.state in ('FOUND', 'PUBLISHED', 'CLAIMED')`

/** A number of the policy of found items as the club has set it. */
export const NUMBER = (sql: Sql, field: keyof PolicyValues['lostItem']) =>
  sql`policy_number('lostItem', ${field}, ${POLICIES_FIRST.lostItem[field]})`

/** Items that the club keeps no longer and still has. Source: docs/rules.md, Content. */
export const IS_OVER = (sql: Sql) => sql`(${IS_HERE(sql)} and t.keep_until < current_club_date())`

/** Valuables whose owner was not found in the days until they are handed to the police. Source: docs/rules.md, Content. */
export const IS_FOR_POLICE = (sql: Sql) => sql`(t.state in ('FOUND', 'PUBLISHED') and t.kind = any (${VALUABLE}::text[])
  and ${NUMBER(sql, 'policeDays')} > 0 and t.found_date + ${NUMBER(sql, 'policeDays')} <= current_club_date()
  and not exists (select from lost_claim c where c.idx = t.idx and c.state = 'OPEN'))`

/** How many items match a report `r` that is open. @param which condition on the items `t` */
export const MATCHES = (sql: Sql, which: Fragment) => sql`
  case when r.state = 'OPEN' then
    (select count(*)::int from lost_item t where ${which} and ${IS_MATCH(sql)}) else 0 end`

/** The last claim of an item `t` by the member of a report `r`. */
export const LAST_CLAIM = (sql: Sql) => sql`
  (select c.state from lost_claim c where c.member_idx = r.member_idx and c.idx = t.idx order by c.claim_idx desc limit 1)`

/** The items that match an open report, or the one with which it ended. @param which condition on the items `t` */
export async function matching(sql: Sql, reportIdx: number, which: Fragment, lang: string) {
  const rows = await sql<(ItemRow & { claim: ClaimState | null })[]>`
    select ${ITEM(sql)}, ${LAST_CLAIM(sql)} as claim from lost_report r
    join lost_item t on case when r.state = 'OPEN' then ${which} and ${IS_MATCH(sql)} else t.idx = r.found_idx end
    where r.report_idx = ${reportIdx} order by t.found_date, t.idx`
  return rows.map((row) => itemIn(row, lang))
}

/** A member sends this many reports or claims in an hour at most, each. */
const LIMIT = { most: 10, minutes: 60 }

/** The member writes nothing else meanwhile. @returns when they may write again; null where they may now */
export async function writesAgainAt(
  sql: Sql,
  memberIdx: number,
  table: 'lost_report' | 'lost_claim',
): Promise<Temporal.Instant | null> {
  await sql`select from member where member_idx = ${memberIdx} for no key update`
  const [row] = await sql<{ at: Temporal.Instant }[]>`
    select at + ${LIMIT.minutes}::int * interval '1 minute' as at from ${sql(table)}
    where member_idx = ${memberIdx} and at > club_now() - ${LIMIT.minutes}::int * interval '1 minute'
    order by at desc offset ${LIMIT.most - 1} limit 1`
  return row?.at ?? null
}

type Waiting = Record<'claims' | 'over' | 'police' | 'matched', number>

/** Items with claims to decide, those to dispose of or to hand to the police, and open reports with items at the club that match. */
export async function counts(sql: Sql): Promise<Waiting> {
  const [row] = await sql<Waiting[]>`
    select (select count(distinct t.idx)::int from lost_claim c join lost_item t using (idx)
        where c.state = 'OPEN' and ${IS_HERE(sql)}) as claims,
      (select count(*)::int from lost_item t where ${IS_OVER(sql)}) as over,
      (select count(*)::int from lost_item t where ${IS_FOR_POLICE(sql)}) as police,
      (select count(*)::int from lost_report r where r.state = 'OPEN'
        and exists (select from lost_item t where ${IS_HERE(sql)} and ${IS_MATCH(sql)})) as matched`
  return row!
}

/**
 * Erases what a person claimed, reported and signed. A finder or a signature that no claim and no report ties to the account
 * stays (decision 160). @returns the files to delete
 */
export async function erase(sql: Sql, memberIdx: number): Promise<number[]> {
  const signed = await sql<{ fileIdx: number | null }[]>`
    with signed as (
      select idx, signature_file_idx from lost_item
      where state = 'RETURNED' and (
        idx in (select idx from lost_claim where member_idx = ${memberIdx} and state = 'ACCEPTED')
        or idx in (select found_idx from lost_report where member_idx = ${memberIdx})))
    update lost_item t set signed_by = null, signature_file_idx = null, version = version + 1
    from signed where signed.idx = t.idx returning signed.signature_file_idx as file_idx`
  await sql`delete from lost_claim where member_idx = ${memberIdx}`
  const sent = await sql<{ fileIdx: number | null }[]>`
    delete from lost_report_file x using lost_report r
    where r.report_idx = x.report_idx and r.member_idx = ${memberIdx} returning x.file_idx`
  await sql`delete from lost_report where member_idx = ${memberIdx}`
  return [...signed, ...sent].flatMap(({ fileIdx }) => fileIdx ?? [])
}

/** Reports by a part of their title or by their member, the latest first. */
export async function findReports({ sql, lang, who }: Context, keyword: string, most: number) {
  const rows = await sql<{ idx: number; title: string; detail: string; day: string }[]>`
    select r.report_idx as idx, r.title, name_in(${lang}, m.name, m.other_name) as detail, r.lost_date as day
    from lost_report r join member m using (member_idx)
    where position(lower(${keyword}) in lower(r.title)) > 0 or r.member_idx in (${membersMeant(sql, keyword, phonesFor(who))})
    order by r.report_idx desc limit ${most}`
  return [...rows]
}
