import { enqueue } from '../../../job/enqueue.ts'
import type { Context } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/write.ts'
import { byBooker } from './rows.ts'

export const NOTIFY_BOOKING = 'notify-booking'

/**
 * What happened: made; players, time or contents changed; cancelled; a companion declined, who is the caller; a manager
 * recorded something about the round, or lifted a penalty; its coupon was returned or forfeited without a penalty; or bad
 * weather made its cancellation free. These four concern nobody but the booker. It was offered to a companion, who declined it, or has it now.
 */
export type BookingChange =
  | 'BOOKED'
  | 'CHANGED'
  | 'CANCELLED'
  | 'DECLINED'
  | 'CONDUCT'
  | 'LIFTED'
  | 'COUPON'
  | 'WAIVED'
  | 'OFFERED'
  | 'OFFER_DECLINED'
  | 'HANDED_OVER'

export interface BookingTask {
  bookingIdx: number
  change: BookingChange
  /** The caller, for a member. */
  by?: number
  /** The booker before, of a booking that was handed over. */
  giver?: number
  /** Other bookings that the same event cancelled or made free to cancel, of the same booker. */
  also?: number[]
  /** The last day of the suspension of its booker that cancelled it. */
  suspendedUntil?: string
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
  giver?: number,
): Promise<void> {
  const task: BookingTask = { bookingIdx, change, by: tx.who?.memberIdx ?? undefined, giver }
  await enqueue(tx, NOTIFY_BOOKING, task)
}

/** Tells the people of bookings that one event cancelled: who booked several of them, such as those of a group, gets one message. */
export const notifyCancelled = (
  tx: Pick<Context, 'sql' | 'who'>,
  bookings: readonly number[],
  why: Pick<BookingTask, 'suspendedUntil'> = {},
): Promise<void> => notifyTogether(tx, bookings, 'CANCELLED', why)

/** The same for those who booked tee times that bad weather made free to cancel. */
export const notifyWaived = (tx: Pick<Context, 'sql' | 'who'>, bookings: readonly number[]): Promise<void> =>
  notifyTogether(tx, bookings, 'WAIVED')

async function notifyTogether(
  tx: Pick<Context, 'sql' | 'who'>,
  bookings: readonly number[],
  change: 'CANCELLED' | 'WAIVED',
  why: Pick<BookingTask, 'suspendedUntil'> = {},
): Promise<void> {
  for (const [bookingIdx, ...also] of await byBooker(tx.sql, bookings)) {
    const task: BookingTask = { bookingIdx: bookingIdx!, change, by: tx.who?.memberIdx ?? undefined, also, ...why }
    await enqueue(tx, NOTIFY_BOOKING, task)
  }
}
