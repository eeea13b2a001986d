import { PAYABLE, type Payment } from '@clubhouse/contract/reservation/payment'
import type { Sql } from '../../../platform/database.ts'

/** The columns of PAID. */
export interface PaidRow {
  paid: number | null
  paidAt: Temporal.Instant | null
  paidByName: string | null
}

/** What was paid for the booking of which `pay` is the row in booking_payment. */
export const PAID = (sql: Sql, lang: string) => sql<PaidRow[]>`
  pay.amount as paid, pay.paid_at,
  (select name_in(${lang}, a.name, a.other_name) from admin a where a.admin_idx = pay.paid_by) as paid_by_name`

type Recorded = Omit<Payment, 'at'> & { at: Temporal.Instant }

export const paymentOf = ({ paid, paidAt, paidByName }: PaidRow): Recorded | null =>
  paid === null || paidAt === null ? null : { amount: paid, at: paidAt, by: paidByName }

/** What was paid for the booking `b`, looked up. */
export const PAID_FOR = (sql: Sql) => sql<{ paid: number | null }[]>`
  (select pay.amount from booking_payment pay where pay.booking_idx = b.booking_idx)`

/**
 * What of the price of `b` is said to be open, as `openSaid` tells it of one; below 0 what is to be given back, null for a booking
 * without a payment of a day on which the club did not mark them yet.
 */
export const OPEN = (sql: Sql) => sql<{ open: number | null }[]>`(
  case when b.state = any(${PAYABLE}::text[]) then (b.price ->> 'total')::bigint else 0 end
    - coalesce(${PAID_FOR(sql)}, case when b.play_date >= (select day from first_payment) then 0 end))`
