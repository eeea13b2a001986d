import { audit } from '../../platform/audit.ts'
import type { Transaction } from '../../platform/write.ts'

/**
 * Records what a change made of a booking, people by number. It is the one place that every change goes through, so
 * that everyone concerned can be told from here.
 */
export async function noteChange(tx: Transaction, bookingIdx: number, before: object, after: object): Promise<void> {
  await audit(tx, { noun: 'booking', recordIdx: bookingIdx, before, after })
}
