import { audit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import type { Translated } from '../../../platform/said-in.ts'
import { settleCoupon } from '../../rules/coupon/settle.ts'
import { cancelBooking } from './rows.ts'

/** Of code group Z82. Companions read the reason of a booking, so it says nothing of its booker. */
const OTHER = 'other'

interface ByClub {
  at: Temporal.Instant
  reason?: string
  /** For the people of the booking, in place of the reason. */
  text?: string | null
  translated?: Translated
  /** What the log says of the cause, and why. */
  cause?: object
  why?: string
}

/** Cancels a booking for the club: no penalty, no cancellation of its month, and the coupon returned. Its seats are the caller’s. */
export async function cancelByClub(
  tx: Context,
  bookingIdx: number,
  { at, reason = OTHER, text = null, translated, cause, why }: ByClub,
): Promise<void> {
  await cancelBooking(tx.sql, bookingIdx, { at, state: 'CC', code: null, reason, text, translated })
  await settleCoupon(tx, bookingIdx, 'CC')
  const [before, after] = [{ state: 'CF' }, { state: 'CC', reason, ...cause }]
  await audit(tx, { noun: 'booking', recordIdx: bookingIdx, before, after, reason: why })
}
