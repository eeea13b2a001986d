import type { Sql } from '../../../platform/database.ts'
import type { Translated } from '../../../platform/said-in.ts'

/** For a day that the club suspends: nobody can have the seats before it is open again. */
export async function dropSeats(sql: Sql, bookingIdx: number): Promise<void> {
  await sql`delete from claim where booking_idx = ${bookingIdx}`
}

export interface Cancellation {
  at: Temporal.Instant
  state: 'CX' | 'CL' | 'CC'
  code: string | null
  reason: string
  text: string | null
  /** The text in the languages besides the club’s own. */
  translated?: Translated
  /** Taken back by its member minutes after it was made: no cancellation. */
  isUndone?: boolean
  /** A manager leaves it without its penalty: it counts in no month. */
  isExcused?: boolean
}

/** The caller frees its seats. Whether the club had closed the tee time is noted, because it may be open again later. */
export async function cancelBooking(
  sql: Sql,
  bookingIdx: number,
  { at, state, code, reason, text, translated = {}, isUndone = false, isExcused = false }: Cancellation,
): Promise<void> {
  await Promise.all([
    sql`update booking set state = ${state}, cancelled_at = ${at}, cancel_reason = ${reason}, cancel_text = ${text},
      cancel_translated = ${sql.json(translated)}, cancel_code = ${code}, is_undone = ${isUndone},
      is_excused = ${isExcused}, version = version + 1,
      was_shut = (select s.is_shut from slot s where s.slot_idx = booking.slot_idx) where booking_idx = ${bookingIdx}`,
    sql`update booking_player set active = false where booking_idx = ${bookingIdx}`,
  ])
}
