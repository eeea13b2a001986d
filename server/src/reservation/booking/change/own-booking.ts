import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import { NOT_FOUND, type NotFound } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/write.ts'
import * as bookedRows from '../booked/rows.ts'

type No = NotFound | ReturnType<typeof WRONG_STATE> | ReturnType<typeof CHANGED_MEANWHILE>
type Found = { row: bookedRows.BookingRow; no?: undefined } | { row?: undefined; no: No }

/** Locks a booking of this booker that can still be changed, as the booker has seen it. */
export async function ownBooking(
  tx: Transaction,
  me: number,
  { bookingIdx, version }: { bookingIdx: number; version: number },
): Promise<Found> {
  if (!(await bookedRows.lockOwnBooking(tx.sql, bookingIdx, me))) return { no: NOT_FOUND }
  const row = (await bookedRows.booking(tx.sql, bookingIdx, tx.lang))!
  if (row.state !== 'CF' || Temporal.Instant.compare(row.startsAt, tx.clock.now()) <= 0)
    return { no: WRONG_STATE({ state: row.state }) }
  // Its tee times are given up, named and moved by the rules of its contract. Decision 168.
  if (row.type === 'T') return { no: WRONG_STATE({ state: 'TEAM' }) }
  if (row.version !== version) return { no: CHANGED_MEANWHILE({ version: row.version }) }
  return { row }
}
