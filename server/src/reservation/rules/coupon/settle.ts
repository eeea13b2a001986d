import type { Price } from '@clubhouse/contract/reservation/price'
import type { Context } from '../../../platform/context.ts'
import { withDiscount } from '../price/rules.ts'
import { noteCoupon } from './note.ts'
import * as rows from './rows.ts'

/** Gives back the coupon of a booking that was cancelled or waived. @returns whether it had one to give back */
export async function giveCouponBack(tx: Context, bookingIdx: number): Promise<boolean> {
  const couponIdx = await rows.giveBack(tx.sql, bookingIdx)
  if (couponIdx !== undefined) await noteCoupon(tx, couponIdx, { state: 'GIVEN_BACK', bookingIdx })
  return couponIdx !== undefined
}

/** Gives back a coupon that a penalty cost which is waived now; one that was used stays used. */
export async function giveForfeitedBack(tx: Context, bookingIdx: number): Promise<void> {
  const couponIdx = await rows.giveBack(tx.sql, bookingIdx, ['FORFEITED'])
  if (couponIdx !== undefined) await noteCoupon(tx, couponIdx, { state: 'GIVEN_BACK', bookingIdx })
}

/** A late cancellation (CL) costs the coupon, every other gives it back. @returns whether it was given back */
export async function settleCoupon(tx: Context, bookingIdx: number, state: 'CX' | 'CL' | 'CC'): Promise<boolean> {
  if (state !== 'CL') return giveCouponBack(tx, bookingIdx)
  await forfeitCoupon(tx, bookingIdx)
  return false
}

export async function forfeitCoupon(tx: Context, bookingIdx: number): Promise<void> {
  const couponIdx = await rows.forfeit(tx.sql, bookingIdx)
  if (couponIdx !== undefined) await noteCoupon(tx, couponIdx, { state: 'FORFEITED', bookingIdx })
}

/** The check-in of a booking was undone. */
export async function unuseCoupon(tx: Context, bookingIdx: number): Promise<void> {
  const couponIdx = await rows.unuse(tx.sql, bookingIdx)
  if (couponIdx !== undefined) await noteCoupon(tx, couponIdx, { state: 'RESERVED', bookingIdx })
}

/**
 * A booking that was no no-show after all is what it would be without it, with its coupon; one that was given back and is
 * used elsewhere by now is no longer in its price.
 */
export async function takeCouponAgain(
  tx: Context,
  { bookingIdx, couponIdx, price }: { bookingIdx: number; couponIdx: number | null; price: Price },
  state: 'CF' | 'PL',
): Promise<void> {
  if (couponIdx === null) return
  const after = state === 'PL' ? 'USED' : 'RESERVED'
  if (await rows.takeAgain(tx.sql, bookingIdx, after)) return noteCoupon(tx, couponIdx, { state: after, bookingIdx })
  await rows.dropCoupon(tx.sql, bookingIdx, withDiscount(price, null))
}

/** Gives back what the bookings of a day or a part forfeited, which the weather excuses. @returns these bookings */
export async function giveBackOn(tx: Context, date: string, part: string | null): Promise<number[]> {
  const forfeited = await rows.forfeitedOn(tx.sql, date, part)
  for (const { bookingIdx } of forfeited) await giveCouponBack(tx, bookingIdx)
  return forfeited.map(({ bookingIdx }) => bookingIdx)
}

/** Marks the coupons of rounds that were played as used. */
export async function useCoupons(tx: Context, bookingIdx: readonly number[]): Promise<void> {
  for (const used of await rows.use(tx.sql, bookingIdx))
    await noteCoupon(tx, used.couponIdx, { state: 'USED', bookingIdx: used.bookingIdx })
}

/** The coupon that a booking has from now on. The caller has locked it and knows that it can be used. */
export async function swapCoupon(
  tx: Context,
  { bookingIdx, couponIdx: before }: { bookingIdx: number; couponIdx: number | null },
  couponIdx: number | null,
): Promise<void> {
  if (couponIdx === before) return
  await giveCouponBack(tx, bookingIdx)
  await rows.setCoupon(tx.sql, bookingIdx, couponIdx)
  if (couponIdx !== null) await noteCoupon(tx, couponIdx, { state: 'RESERVED', bookingIdx })
}

/** An account was closed. Source: docs/rules.md, Prices. */
export async function endCoupons(tx: Context, memberIdx: number): Promise<void> {
  for (const couponIdx of await rows.endWithAccount(tx.sql, memberIdx))
    await noteCoupon(tx, couponIdx, { state: 'REVOKED' })
}

/** An account was restored. */
export async function returnCoupons(tx: Context, memberIdx: number): Promise<void> {
  for (const { couponIdx, state } of await rows.returnWithAccount(tx.sql, memberIdx))
    await noteCoupon(tx, couponIdx, { state })
}
