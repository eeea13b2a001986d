import type { Sql } from '../../../platform/database.ts'
import type { BookingPaymentTable, BookingTable, SlotTable } from '../../../platform/tables.ts'
import { PAID, type PaidRow } from '../../booking/booked/paid.ts'

type Priced = Pick<BookingTable, 'state' | 'version'> & Pick<SlotTable, 'isDropped'> & PaidRow & { total: number }

/** What a payment of a booking depends on. */
export async function priced(sql: Sql, lang: string, bookingIdx: number): Promise<Priced | undefined> {
  const [row] = await sql<Priced[]>`
    select b.state, b.version, s.is_dropped, (b.price ->> 'total')::bigint as total, ${PAID(sql, lang)}
    from booking b join slot s using (slot_idx) left join booking_payment pay on pay.booking_idx = b.booking_idx
    where b.booking_idx = ${bookingIdx}`
  return row
}

/** The sheet and other desks hear of it by the version of the booking. */
const changeVersion = (sql: Sql, bookingIdx: number) => sql`
  update booking set version = version + 1 where booking_idx = ${bookingIdx}`

export async function record(
  sql: Sql,
  { bookingIdx, amount, paidBy }: Pick<BookingPaymentTable, 'bookingIdx' | 'amount' | 'paidBy'>,
): Promise<void> {
  await sql`
    insert into booking_payment (booking_idx, amount, paid_by) values (${bookingIdx}, ${amount}, ${paidBy})
    on conflict (booking_idx) do update set amount = excluded.amount, paid_by = excluded.paid_by, paid_at = club_now()`
  await changeVersion(sql, bookingIdx)
}

export async function undo(sql: Sql, bookingIdx: number): Promise<void> {
  await sql`delete from booking_payment where booking_idx = ${bookingIdx}`
  await changeVersion(sql, bookingIdx)
}
