import * as z from 'zod'
import { date, idx, key, money } from '../../shape.ts'
import { dayClass } from '../day.ts'

/**
 * A free cart, an amount or share off, a free round, a guest at the member's price. Source: docs/rules.md, Prices.
 * Decision 103.
 */
export const COUPON_KINDS = ['CART', 'FIXED', 'PERCENT', 'ROUND', 'GUEST'] as const
export const couponKind = z.enum(COUPON_KINDS)
export type CouponKind = z.output<typeof couponKind>

/** RESERVED: in a booking that is not played yet. Source: docs/rules.md, Prices. */
export const COUPON_STATES = ['ISSUED', 'RESERVED', 'USED', 'FORFEITED', 'EXPIRED', 'REVOKED'] as const
export const couponState = z.enum(COUPON_STATES)

export const coupon = z.object({
  couponIdx: idx,
  couponNo: z.string(),
  kind: couponKind,
  /** In the reader's language. */
  name: z.string(),
  amount: money.nullish(),
  percent: z.int().nullish(),
  /** Days of play, both included. */
  validFrom: date,
  validTo: date,
  /** None means every day, every part. */
  dayClasses: z.array(dayClass),
  parts: z.array(key('218')),
  minPlayers: z.int(),
  state: couponState,
  bookingIdx: idx.nullish(),
})
export type Coupon = z.output<typeof coupon>
