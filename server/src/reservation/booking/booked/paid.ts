import type { Payment } from '@clubhouse/contract/reservation/payment'
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
