import { audit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'

/** Logs what a booking made of a coupon, or its account. */
export const noteCoupon = (
  tx: Context,
  couponIdx: number,
  after:
    | { state: 'RESERVED' | 'USED' | 'FORFEITED' | 'GIVEN_BACK'; bookingIdx: number }
    | { state: 'REVOKED' | 'ISSUED' | 'EXPIRED' },
): Promise<void> => audit(tx, { noun: 'coupon', recordIdx: couponIdx, after })
