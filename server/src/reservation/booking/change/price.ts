import { WEB_MEMBER } from '@clubhouse/contract/member/person'
import type { Price } from '@clubhouse/contract/reservation/price'
import type { Context } from '../../../platform/context.ts'
import { type MemberFacts, memberFacts } from '../../member-facts.ts'
import type { Rulebook } from '../../rulebook.ts'
import { useOf } from '../../rules/coupon/booking-price.ts'
import type { CouponRow } from '../../rules/coupon/rows.ts'
import { couponPrice, type NotUsable } from '../../rules/coupon/usable.ts'
import {
  type BookingChoice,
  keepingFees,
  keepingPayers,
  priceOf,
  withCoupon,
  withDiscount,
} from '../../rules/price/rules.ts'
import { saleOf } from '../../rules/price/sale.ts'
import type { SlotRow } from '../../sheet/slot/rows.ts'
import type { BookingRow } from '../booked/rows.ts'

/**
 * The price of a booking that stays at its tee time: what it was booked for, and the fees of today for what is new. Where
 * its coupon goes, the discounts of today come in place of it. The check-in does not ask again whether it can be used.
 * @param coupon that it has from now on
 */
export async function priceOfChange(
  ctx: Pick<Context, 'sql' | 'club' | 'lang' | 'clock'>,
  booking: BookingRow,
  slot: SlotRow,
  choice: BookingChoice,
  coupon: CouponRow | undefined,
  rulebook: Rulebook,
): Promise<Price | NotUsable> {
  const { club, lang } = ctx
  const sale = await saleOf(ctx.sql, slot, await payerOf(ctx, booking), rulebook)
  const { dayClass } = booking
  const said = { currency: club.currency, lang }
  const kept = keepingPayers(booking, choice, slot)
  const now = priceOf(rulebook, { ...sale, dayClass }, kept, said)
  const price = keepingFees(booking.price, now)
  if (coupon && choice.absent !== undefined) return withCoupon(price, coupon, { ...kept, ...rulebook, lang })
  if (coupon) return couponPrice(ctx, price, coupon, useOf({ ...sale, dayClass }, booking.type, kept), rulebook)
  return booking.couponIdx === null ? price : withDiscount(price, now.discount)
}

/** What a price depends on of the booker. Guests who book pay what web members pay. */
export async function payerOf(
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
  { booker, date }: Pick<BookingRow, 'booker' | 'date'>,
): Promise<Pick<MemberFacts, 'memberType' | 'birthDate' | 'now'>> {
  if (booker.memberIdx === null) return { memberType: WEB_MEMBER, birthDate: null, now: clock.now() }
  return memberFacts(sql, booker.memberIdx, { date })
}
