import type { Price } from '@clubhouse/contract/reservation/price'
import type { Coupon } from '@clubhouse/contract/reservation/rules/coupon-shape'
import { POLICIES_FIRST } from '@clubhouse/contract/reservation/rules/policies'
import type { Fragment } from 'postgres'
import type { Context } from '../../../platform/context.ts'
import type { Sql } from '../../../platform/database.ts'
import type { InLanguages } from '../../../platform/said-in.ts'
import type { CouponTable } from '../../../platform/tables.ts'
import type { PricedCoupon } from '../price/rules.ts'

/** Given back after its last day, a coupon is valid so many days more, once. Source: docs/rules.md, Prices. */
const DAYS_MORE = (sql: Sql) => sql`policy_number('coupon', 'givenBackDays', ${POLICIES_FIRST.coupon.givenBackDays})`

export type CouponRow = PricedCoupon & Pick<CouponTable, 'memberIdx' | 'bookingIdx'> & { state: string }

/** A coupon for its member, in a language. */
export const SHOWN = (sql: Sql, lang: string) => sql<Coupon[]>`
  c.coupon_idx, c.coupon_no, c.kind, coalesce(c.name ->> ${lang}, c.name ->> (select lang from club)) as name, c.amount, c.percent,
  c.valid_from, c.valid_to, c.day_classes, c.parts, c.min_players, c.state, c.booking_idx`

/** Whether the coupon `c` is for a tee time; how many play is known with the booking. */
export const fitsSlot = (sql: Sql, slotIdx: number) => sql`
  c.state = 'ISSUED' and exists (
    select from slot s join sheet_day d using (date)
    where s.slot_idx = ${slotIdx} and s.date between c.valid_from and c.valid_to
      and (c.day_classes = '{}' or d.day_class = any (c.day_classes)) and (c.parts = '{}' or s.part = any (c.parts)))`

/** The coupons of a member that are for a tee time. */
export async function couponsAt({ sql, lang }: Pick<Context, 'sql' | 'lang'>, memberIdx: number, slotIdx: number) {
  return sql<Coupon[]>`
    select ${SHOWN(sql, lang)} from coupon c where c.member_idx = ${memberIdx} and ${fitsSlot(sql, slotIdx)}
    order by c.valid_to, c.coupon_idx`
}

/** The labels begin with the club's own language, so that it is said where the reader's is missing. */
const COUPON = (sql: Sql) => sql<(CouponRow & { labels: InLanguages })[]>`
  c.coupon_idx, c.member_idx, c.booking_idx, c.state, c.kind, c.amount, c.percent, c.day_classes, c.parts, c.min_players,
  c.valid_from, c.valid_to, jsonb_build_object('en', c.name -> (select lang from club)) || c.name as labels`

export async function coupon(sql: Sql, couponIdx: number): Promise<CouponRow | undefined> {
  const [row] = await sql<CouponRow[]>`select ${COUPON(sql)} from coupon c where c.coupon_idx = ${couponIdx}`
  return row
}

/** Locks a coupon: after its member and its booking, before the seats and players of a new one. */
export async function lockCoupon(sql: Sql, couponIdx: number): Promise<CouponRow | undefined> {
  const [row] = await sql<CouponRow[]>`select ${COUPON(sql)} from coupon c where c.coupon_idx = ${couponIdx} for update`
  return row
}

/** The coupons of a member that no booking has, and that of one booking. */
export async function couponsFor(sql: Sql, memberIdx: number, bookingIdx?: number): Promise<CouponRow[]> {
  return sql<CouponRow[]>`
    select ${COUPON(sql)} from coupon c
    where c.member_idx = ${memberIdx} and (c.state = 'ISSUED'
      or c.state = 'RESERVED' and c.booking_idx = ${bookingIdx ?? null}::bigint)
    order by c.valid_to, c.coupon_idx`
}

/** Puts a coupon that the transaction has locked into a booking of its member. */
export const RESERVE = (sql: Sql, couponIdx: number, bookingIdx: Fragment | number) => sql`
  update coupon set state = 'RESERVED', booking_idx = ${bookingIdx} where coupon_idx = ${couponIdx} and state = 'ISSUED'`

/** The coupon that a booking has from now on, or none; the one before has been given back. */
export async function setCoupon(sql: Sql, bookingIdx: number, couponIdx: number | null): Promise<void> {
  await Promise.all([
    sql`update booking set coupon_idx = ${couponIdx} where booking_idx = ${bookingIdx}`,
    couponIdx !== null && RESERVE(sql, couponIdx, bookingIdx),
  ])
}

/**
 * Gives the coupon of a booking back, where it has one: reserved in it, used at the check-in or forfeited. After its last day it is valid
 * a while more, and expired the second time. Of an account that was closed it is revoked, as its other coupons were.
 * @param states of the coupon in which it is given back
 * @returns the coupon
 */
export async function giveBack(
  sql: Sql,
  bookingIdx: number,
  states: readonly string[] = ['RESERVED', 'USED', 'FORFEITED'],
): Promise<number | undefined> {
  const [row] = await sql<{ couponIdx: number }[]>`
    with given as (
      select c.coupon_idx, c.valid_to < current_club_date() as is_over,
        m.state in ('WITHDRAW_REQUESTED', 'WITHDRAWN') as is_closed
      from coupon c join member m using (member_idx)
      where c.booking_idx = ${bookingIdx} and c.state = any (${[...states]}) for update of c)
    update coupon c set booking_idx = null, is_closed = g.is_closed,
      state = case when g.is_closed then 'REVOKED' when g.is_over and c.is_extended then 'EXPIRED' else 'ISSUED' end,
      valid_to = case when g.is_over and not c.is_extended then current_club_date() + ${DAYS_MORE(sql)} else c.valid_to end,
      told = case when g.is_over and not c.is_extended then null else c.told end,
      is_extended = c.is_extended or g.is_over
    from given g where c.coupon_idx = g.coupon_idx returning c.coupon_idx`
  return row?.couponIdx
}

/** A late cancellation or a no-show costs the coupon. @returns it */
export async function forfeit(sql: Sql, bookingIdx: number): Promise<number | undefined> {
  const [row] = await sql<{ couponIdx: number }[]>`
    update coupon set state = 'FORFEITED' where booking_idx = ${bookingIdx} and state in ('RESERVED', 'USED')
    returning coupon_idx`
  return row?.couponIdx
}

/** The coupons of rounds that were played. */
export async function use(
  sql: Sql,
  bookingIdx: readonly number[],
): Promise<{ couponIdx: number; bookingIdx: number }[]> {
  return sql<{ couponIdx: number; bookingIdx: number }[]>`
    update coupon set state = 'USED' where booking_idx = any (${[...bookingIdx]}) and state = 'RESERVED'
    returning coupon_idx, booking_idx`
}

/** A check-in that was undone reserves the coupon as before. @returns it */
export async function unuse(sql: Sql, bookingIdx: number): Promise<number | undefined> {
  const [row] = await sql<{ couponIdx: number }[]>`
    update coupon set state = 'RESERVED' where booking_idx = ${bookingIdx} and state = 'USED' returning coupon_idx`
  return row?.couponIdx
}

/**
 * A booking that was no no-show after all has its coupon again, unless that was given back and used elsewhere.
 * @returns whether it has what it was booked with
 */
export async function takeAgain(sql: Sql, bookingIdx: number, state: 'RESERVED' | 'USED'): Promise<boolean> {
  const [row] = await sql<{ couponIdx: number | null; taken: number | null }[]>`
    with taken as (
      update coupon c set state = ${state}, booking_idx = b.booking_idx from booking b
      where b.booking_idx = ${bookingIdx} and c.coupon_idx = b.coupon_idx and c.member_idx = b.member_idx
        and (c.state = 'ISSUED' or c.state = 'FORFEITED' and c.booking_idx = b.booking_idx)
      returning c.coupon_idx)
    select coupon_idx, (select coupon_idx from taken) as taken from booking where booking_idx = ${bookingIdx}`
  return row!.couponIdx === row!.taken
}

/** The state of the coupon of a booking that was cancelled, or to which no one came; in a language. */
export async function fateOf(sql: Sql, bookingIdx: number, lang: string) {
  const [row] = await sql<{ fate: 'RETURNED' | 'FORFEITED' | 'ENDED'; coupon: string; until: string }[]>`
    select coalesce(c.name ->> ${lang}, c.name ->> (select lang from club)) as coupon, c.valid_to as until,
      case when c.booking_idx = b.booking_idx then 'FORFEITED' when c.state = 'EXPIRED' then 'ENDED' else 'RETURNED' end as fate
    from booking b join coupon c on c.coupon_idx = b.coupon_idx and c.member_idx = b.member_idx
    where b.booking_idx = ${bookingIdx} and b.state in ('CX', 'CL', 'CC', 'NS') and c.state <> 'REVOKED'
      and (c.state = 'FORFEITED' or c.booking_idx is distinct from b.booking_idx)`
  return row
}

/** The bookings of a day or a part that forfeited a coupon, in the order of the coupons. */
export async function forfeitedOn(sql: Sql, date: string, part: string | null): Promise<{ bookingIdx: number }[]> {
  return sql<{ bookingIdx: number }[]>`
    select b.booking_idx from booking b join coupon c using (booking_idx)
    where b.play_date = ${date} and (${part}::text is null or b.part = ${part}) and c.state = 'FORFEITED'
    order by c.coupon_idx`
}

/** A booking is left without its coupon, at another price. */
export async function dropCoupon(sql: Sql, bookingIdx: number, price: Price): Promise<void> {
  await sql`
    update booking set coupon_idx = null, price = ${sql.json(price)} where booking_idx = ${bookingIdx}`
}

/** Coupons that are not in use end with the account. @returns them */
export async function endWithAccount(sql: Sql, memberIdx: number): Promise<number[]> {
  const rows = await sql<{ couponIdx: number }[]>`
    update coupon set state = 'REVOKED', is_closed = true where member_idx = ${memberIdx} and state = 'ISSUED'
    returning coupon_idx`
  return rows.map(({ couponIdx }) => couponIdx)
}

/** What ended with an account that was restored. @returns it, with the states that its last days leave */
export async function returnWithAccount(sql: Sql, memberIdx: number) {
  return sql<{ couponIdx: number; state: 'ISSUED' | 'EXPIRED' }[]>`
    update coupon set state = case when valid_to < current_club_date() then 'EXPIRED' else 'ISSUED' end, is_closed = false
    where member_idx = ${memberIdx} and is_closed returning coupon_idx, state`
}
