import type { Price } from '@clubhouse/contract/reservation/price'
import type { Context } from '../../../platform/context.ts'
import type { Rulebook } from '../../rulebook.ts'
import type { Sale } from '../price/discount-rules.ts'
import { type BookingChoice, priceOf } from '../price/rules.ts'
import * as rows from './rows.ts'
import { couponPrice, type NotUsable, ownCoupon } from './usable.ts'

interface Booked {
  sale: Sale
  /** Of code group BMD. */
  type: string
  /** None for a guest. */
  memberIdx: number | null
  /** The booking that may have the coupon already. */
  bookingIdx?: number
  couponIdx: number | null | undefined
}

/** The price of a tee time with discounts, or with a coupon of the booker, which is locked until the end of the transaction. Decision 112. */
export async function bookingPrice(
  ctx: Pick<Context, 'sql' | 'club' | 'lang'>,
  { sale, type, couponIdx, ...booker }: Booked,
  choice: BookingChoice,
  rulebook: Rulebook,
): Promise<Price | NotUsable> {
  const price = priceOf(rulebook, sale, choice, { currency: ctx.club.currency, lang: ctx.lang })
  if (couponIdx == null) return price
  const coupon = ownCoupon(await rows.lockCoupon(ctx.sql, couponIdx), booker)
  return 'code' in coupon ? coupon : couponPrice(ctx, price, coupon, useOf(sale, type, choice), rulebook)
}

export const useOf = (
  { date, dayClass, part }: Pick<Sale, 'date' | 'dayClass' | 'part'>,
  type: string,
  { places, players }: BookingChoice,
) => ({ date, dayClass, part, type, players: places, payers: players })
