import type { ParsedInputOf } from '@clubhouse/contract/call'
import * as coupon from '@clubhouse/contract/reservation/rules/coupon'
import { COUPON_STATES, type Coupon } from '@clubhouse/contract/reservation/rules/coupon-shape'
import { GUEST_FEE } from '@clubhouse/contract/reservation/rules/fee'
import type { PolicyValues } from '@clubhouse/contract/reservation/rules/policies'
import type { Fragment } from 'postgres'
import { type Phones, phonesFor } from '../../../person/phones.ts'
import { membersMeant, membersNumbered } from '../../../person/rows.ts'
import type { Context } from '../../../platform/context.ts'
import type { Sql } from '../../../platform/database.ts'
import { contains, pageOf } from '../../../platform/list.ts'
import { fitsSlot, SHOWN } from './rows.ts'

type MineFilter = ParsedInputOf<typeof coupon.mine>

export const ofMember = (sql: Sql, { memberIdx, state, slotIdx, ...page }: MineFilter, lang: string) =>
  pageOf(sql, coupon.mine, page, {
    select: SHOWN(sql, lang),
    from: sql`coupon c`,
    each: sql`c`,
    where: [
      sql`c.member_idx = ${memberIdx}`,
      state && sql`c.state = ${state}`,
      slotIdx !== undefined && fitsSlot(sql, slotIdx),
    ],
    sorts: { validTo: sql`c.valid_to`, couponNo: sql`c.coupon_no` },
    tie: [sql`c.coupon_idx`],
  })

export async function countOf(
  sql: Sql,
  memberIdx: number,
  soonDays: number,
): Promise<{ usable: number; expiringSoon: number }> {
  const [row] = await sql<{ usable: number; expiringSoon: number }[]>`
    select count(*) as usable,
      count(*) filter (where valid_to <= current_club_date() + ${soonDays}::int) as expiring_soon
    from coupon
    where member_idx = ${memberIdx} and state = 'ISSUED' and current_club_date() between valid_from and valid_to`
  return row!
}

type Filter = ParsedInputOf<typeof coupon.list>

export function list({ sql, lang, who }: Context, { kindIdx, state, memberIdx, keyword, ...page }: Filter) {
  return pageOf(sql, coupon.list, page, {
    select: sql<coupon.IssuedCoupon[]>`${SHOWN(sql, lang)}, c.kind_idx, c.member_idx,
      name_in(${lang}, m.name, m.other_name) as member_name, m.member_no, c.issued_at, c.reason`,
    from: sql`coupon c`,
    each: sql`c`,
    join: sql`left join member m using (member_idx)`,
    where: [
      keyword && byKeyword(sql, keyword, phonesFor(who)),
      kindIdx !== undefined && sql`c.kind_idx = ${kindIdx}`,
      state && sql`c.state = ${state}`,
      memberIdx !== undefined && sql`c.member_idx = ${memberIdx}`,
    ],
    counted: 'coupon',
    // Found by indexes above.
    keyword: [],
    sorts: {
      issuedAt: { by: sql`c.issued_at`, nulls: 'asIndexed' },
      validTo: sql`c.valid_to`,
      couponNo: sql`c.coupon_no`,
      memberName: sql`(select name_in(${lang}, k.name, k.other_name) from member k where k.member_idx = c.member_idx)`,
      state: sql`array_position(${[...COUPON_STATES]}::text[], c.state)`,
    },
    tie: [sql`c.coupon_idx`],
  })
}

const COUPON_NO = /^C\d{6,}$/i

/**
 * By the member, a part of the reason, or the coupon's number; each by an index. Many coupons share
 * a reason, so each reason is looked at once, by jumping through the index. The number of a coupon may be a membership
 * number as well, but is no name: planning the search by words takes longer than all the rest.
 */
function byKeyword(sql: Sql, keyword: string, phones: Phones) {
  return sql`c.coupon_idx = any (array(
    with recursive r as (
      select min(reason) as reason from coupon
      union all
      select (select min(x.reason) from coupon x where x.reason > r.reason) from r where r.reason is not null)
    select coupon_idx from coupon
      where member_idx in (
        ${COUPON_NO.test(keyword) ? membersNumbered(sql, keyword) : membersMeant(sql, keyword, phones)})
    union all select coupon_idx from coupon where coupon_no = upper(${keyword})
    union all select x.coupon_idx from r cross join lateral (
      select coupon_idx from coupon where coupon.reason = r.reason offset 0) x where ${contains(sql, keyword, [sql`r.reason`])}))`
}

/** Locks a kind, so that it is not changed while coupons of it are issued. */
export async function lockKind(sql: Sql, kindIdx: number): Promise<{ kind: string; isUse: boolean } | undefined> {
  const [row] = await sql<{ kind: string; isUse: boolean }[]>`
    select kind, is_use from coupon_kind where kind_idx = ${kindIdx} for share`
  return row
}

export interface Issue {
  kindIdx: number
  validFrom: string
  validTo: string
  reason: string
  adminIdx: number | null
}

/** Issues one to each member `m` that is meant and has an open account. @returns how many */
export async function issue(sql: Sql, { kindIdx, validFrom, validTo, reason, adminIdx }: Issue, meant: Fragment) {
  const { count } = await sql`
    insert into coupon (kind_idx, member_idx, kind, name, amount, percent, day_classes, parts, min_players, valid_from,
      valid_to, reason, issued_by)
    select k.kind_idx, m.member_idx, k.kind, k.name, k.amount, k.percent, k.day_classes, k.parts, k.min_players,
      ${validFrom}::date, ${validTo}::date, ${reason}, ${adminIdx}::bigint
    from coupon_kind k, member m
    where k.kind_idx = ${kindIdx} and ${meant} and m.state in ('PENDING', 'ACTIVE', 'DORMANT') order by m.member_idx`
  return count
}

/** Locks coupons in one order. @returns their states */
export async function lock(sql: Sql, couponIdx: readonly number[]) {
  return sql<{ couponIdx: number; couponNo: string; state: Coupon['state'] }[]>`
    select coupon_idx, coupon_no, state from coupon where coupon_idx = any (${[...couponIdx]}) order by coupon_idx for update`
}

export async function revoke(sql: Sql, couponIdx: readonly number[], reason: string): Promise<void> {
  await sql`update coupon set state = 'REVOKED', reason = ${reason} where coupon_idx = any (${[...couponIdx]})`
}

/** Ends some that nobody used in time. One in a booking goes on. @returns them */
export async function expire(sql: Sql, most: number): Promise<number[]> {
  const rows = await sql<{ couponIdx: number }[]>`
    update coupon set state = 'EXPIRED' where coupon_idx in (
      select coupon_idx from coupon where state = 'ISSUED' and valid_to < current_club_date()
      order by coupon_idx limit ${most} for update)
    returning coupon_idx`
  return rows.map(({ couponIdx }) => couponIdx)
}

export interface Ending {
  couponIdx: number
  memberIdx: number
  lang: string
  name: string
  email: string
  couponName: string
  validTo: string
}

/**
 * Takes some whose members get a notice of the end: when it is soon, and once more. How many days before the end they got it
 * is kept; after a change of the numbers no member gets the same notice again.
 */
export async function takeEnding(
  sql: Sql,
  { noticeDays, lastNoticeDays }: Pick<PolicyValues['coupon'], 'noticeDays' | 'lastNoticeDays'>,
  most: number,
): Promise<Ending[]> {
  const isLast = sql`valid_to - current_club_date() <= ${lastNoticeDays}::int`
  return sql<Ending[]>`
    with due as (
      select coupon_idx, case when ${isLast} then ${lastNoticeDays}::int else ${noticeDays}::int end as days from coupon
      where state = 'ISSUED' and valid_to between current_club_date() and current_club_date() + ${noticeDays}::int
        and (told is null or ${isLast} and told > ${lastNoticeDays}::int)
      order by coupon_idx limit ${most} for update skip locked),
    taken as (
      update coupon c set told = due.days from due where c.coupon_idx = due.coupon_idx
      returning c.coupon_idx, c.member_idx, c.name, c.valid_to)
    select t.coupon_idx, m.member_idx, m.lang, m.email, name_in(m.lang, m.name, m.other_name) as name,
      coalesce(t.name ->> m.lang, t.name ->> (select lang from club)) as coupon_name, t.valid_to
    from taken t join member m using (member_idx) where m.state in ('ACTIVE', 'DORMANT') order by t.coupon_idx`
}

/** Whether guests pay a fee of their own today or later. */
export async function hasGuestFee(sql: Sql): Promise<boolean> {
  const [row] = await sql`
    select from fee where key = ${GUEST_FEE} and (to_date is null or to_date >= current_club_date()) limit 1`
  return row !== undefined
}
