import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import { NOT_FOUND } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/write.ts'
import * as bookedRows from '../../booking/booked/rows.ts'
import * as sql from './sql.ts'

type Ended = ReturnType<typeof endedBy>

/** Locks the booker, of any state, and a booking that can still be changed, as the manager has seen it. */
export async function bookingNow(
  tx: Transaction,
  { bookingIdx, version }: { bookingIdx: number; version: number },
  ended: (row: bookedRows.BookingRow) => Ended | Promise<Ended> = (row) => endedBy(row, tx.clock.now()),
) {
  const found = await bookedRows.booking(tx.sql, bookingIdx, tx.lang)
  if (!found) return { no: NOT_FOUND }
  const { memberIdx } = found.booker
  if (memberIdx !== null) await sql.lockBooker(tx.sql, memberIdx)
  await bookedRows.lockBooking(tx.sql, bookingIdx)
  const row = (await bookedRows.booking(tx.sql, bookingIdx, tx.lang))!
  const no = await ended(row)
  if (no) return { no }
  // A new version also tells of another booker, whose lock is missing here.
  if (row.version !== version) return { no: CHANGED_MEANWHILE({ version: row.version }) }
  return { row }
}

/** A booking that was cancelled or has begun stays as it is. */
export const endedBy = ({ state, startsAt }: bookedRows.BookingRow, now: Temporal.Instant) =>
  state !== 'CF' || Temporal.Instant.compare(startsAt, now) <= 0 ? WRONG_STATE({ state }) : undefined
