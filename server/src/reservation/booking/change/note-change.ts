import { audit } from '../../../platform/audit.ts'
import type { Transaction } from '../../../platform/write.ts'
import { notifyBooking } from '../booked/notify.ts'

/** Records what a change made of a booking, people by number, and tells everyone concerned: one place for all changes. */
export async function noteChange(tx: Transaction, bookingIdx: number, before: object, after: object): Promise<void> {
  await Promise.all([
    audit(tx, { noun: 'booking', recordIdx: bookingIdx, before, after }),
    notifyBooking(tx, bookingIdx, 'CHANGED'),
  ])
}
