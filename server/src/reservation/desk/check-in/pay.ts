import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import type { pay as call } from '@clubhouse/contract/reservation/desk/check-in'
import { PAYABLE } from '@clubhouse/contract/reservation/payment'
import { audit } from '../../../platform/audit.ts'
import { NOT_FOUND } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/write.ts'
import { paymentOf } from '../../booking/booked/paid.ts'
import { lockBooking } from '../../booking/booked/rows.ts'
import * as sql from './pay-sql.ts'

/** Records that the price of now was paid, or undoes it; where that is recorded already nothing is written. Decision 175. */
export async function pay(tx: Transaction, { bookingIdx, version, isPaid }: ParsedInputOf<typeof call>) {
  await lockBooking(tx.sql, bookingIdx)
  const row = await sql.priced(tx.sql, tx.lang, bookingIdx)
  if (!row) return NOT_FOUND
  if (row.version !== version) return CHANGED_MEANWHILE({ version: row.version })
  // A delay left no place for it, and it is cancelled as soon as the delay can no longer be undone.
  const state = row.isDropped ? 'CC' : row.state
  if (isPaid && !PAYABLE.includes(state)) return WRONG_STATE({ state })
  const amount = isPaid ? row.total : null
  if (amount === row.paid) return { version, payment: paymentOf(row) }
  await (amount === null
    ? sql.undo(tx.sql, bookingIdx)
    : sql.record(tx.sql, { bookingIdx, amount, paidBy: tx.who?.adminIdx ?? null }))
  await audit(tx, {
    noun: 'booking',
    recordIdx: bookingIdx,
    before: { paid: row.paid },
    after: { paid: amount },
  })
  const now = (await sql.priced(tx.sql, tx.lang, bookingIdx))!
  return { version: now.version, payment: paymentOf(now) }
}
