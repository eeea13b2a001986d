import { audit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { releaseWin } from '../../draw/win/rows.ts'
import { settleCoupon } from '../../rules/coupon/settle.ts'
import { freeSeats } from '../../standby/freed/release.ts'
import { notifyBooking } from '../booked/notify.ts'
import type { BookingRow } from '../booked/rows.ts'
import { type Cancellation, cancelBooking } from './rows.ts'

interface Said extends Pick<Cancellation, 'at' | 'reason' | 'text'> {
  /** What the log says. */
  why: string | undefined
}

/**
 * Gives the win of a draw back, whose booking is locked and can be released still: its member, the draw and the desk do the
 * same. Source: docs/rules.md, Draw. @returns whether a coupon was given back
 */
export async function giveBackWin(tx: Context, booking: BookingRow, { why, ...said }: Said): Promise<boolean> {
  const { bookingIdx } = booking
  await cancelBooking(tx.sql, bookingIdx, { ...said, state: 'CX', code: null })
  const couponReturned = await settleCoupon(tx, bookingIdx, 'CX')
  await freeSeats(tx, booking, { soon: booking.isWaived })
  const [before, after] = [{ state: 'CF' }, { state: 'CX' }]
  await audit(tx, { noun: 'booking', recordIdx: bookingIdx, before, after, reason: why })
  await releaseWin(tx, bookingIdx)
  await notifyBooking(tx, bookingIdx, 'CANCELLED')
  return couponReturned
}
