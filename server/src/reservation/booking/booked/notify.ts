import { enqueue } from '../../../job/enqueue.ts'
import type { Context } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/write.ts'

export const NOTIFY_BOOKING = 'notify-booking'

/**
 * What happened: made; players, time or contents changed; cancelled; a companion declined, who is the caller; a manager
 * recorded something about the round, or lifted a penalty; or its coupon was returned or forfeited without a penalty. The
 * last three concern nobody but the booker.
 */
export type BookingChange = 'BOOKED' | 'CHANGED' | 'CANCELLED' | 'DECLINED' | 'CONDUCT' | 'LIFTED' | 'COUPON'

export interface BookingTask {
  bookingIdx: number
  change: BookingChange
  /** The caller, for a member. */
  by?: number
}

/**
 * Tells the booker and every named member, by email and message, about a change of a booking: one statement in the
 * transaction of the change. What each is told follows from the booking and from what they were told before, about a
 * second after the commit, so callers say neither who was named before nor what has changed.
 */
export async function notifyBooking(
  tx: Pick<Context, 'sql' | 'who'> & Partial<Pick<Transaction, 'sendUnread'>>,
  bookingIdx: number,
  change: BookingChange,
): Promise<void> {
  const task: BookingTask = { bookingIdx, change, by: tx.who?.memberIdx ?? undefined }
  await enqueue(tx, NOTIFY_BOOKING, task)
}
