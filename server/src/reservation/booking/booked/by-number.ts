import type { BookingRow } from './rows.ts'

type AuditedBooking = Pick<BookingRow, 'booker' | 'players' | 'memo'>

/** A booking for the audit log. It names people by number, because the log outlives them. */
export function byNumber<B extends AuditedBooking>({ booker, players, memo: _, ...booking }: B) {
  return {
    ...booking,
    booker: { memberIdx: booker.memberIdx },
    players: players.map(({ name: _name, phoneNo: _phoneNo, ...player }) => player),
  }
}
