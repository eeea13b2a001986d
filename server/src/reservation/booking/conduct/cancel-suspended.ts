import { type Job, onTask } from '../../../job/job.ts'
import { type Transaction, write } from '../../../platform/write.ts'
import { lockAnyMember } from '../../member-facts.ts'
import { CANCEL_SUSPENDED } from '../../rules/penalty/begin.ts'
import { freeSeats } from '../../standby/freed/release.ts'
import { notifyCancelled } from '../booked/notify.ts'
import { cancelByClub } from '../cancel/by-club.ts'
import * as sql from './sql.ts'

/**
 * Cancels the bookings that a member made for days of a suspension, as the club does: no penalty, no cancellation of their
 * month, the coupon is returned. Not the dates of a group, whose contract stays. Decision 161.
 */
export const cancelSuspended: Job = onTask<{ penaltyIdx: number }>(CANCEL_SUSPENDED, (ctx, { penaltyIdx }) =>
  write(ctx, (tx) => cancelIn(tx, penaltyIdx)),
)

/** Nothing where the suspension has been lifted, paid or interrupted since it began. */
async function cancelIn(tx: Transaction, penaltyIdx: number): Promise<void> {
  const memberIdx = await sql.penalised(tx.sql, penaltyIdx)
  if (memberIdx === undefined) return
  // Before the bookings, as members and managers who cancel one do.
  await lockAnyMember(tx.sql, memberIdx)
  const suspension = await sql.runs(tx.sql, penaltyIdx, memberIdx)
  if (!suspension) return
  await sql.lockBookingsOf(tx.sql, memberIdx)
  const cancelled = await sql.bookingsWithin(tx.sql, memberIdx, suspension, tx.lang)
  const at = tx.clock.now()
  for (const booking of cancelled) {
    await cancelByClub(tx, booking.bookingIdx, { at, cause: { penaltyIdx }, why: 'suspension' })
    await freeSeats(tx, booking, { soon: true })
  }
  const numbers = cancelled.map(({ bookingIdx }) => bookingIdx)
  await notifyCancelled(tx, numbers, { suspendedUntil: suspension.until })
}
