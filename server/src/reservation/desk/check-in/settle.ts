import type { ParsedInputOf } from '@clubhouse/contract/call'
import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import type { settle as call } from '@clubhouse/contract/reservation/desk/check-in'
import { audit } from '../../../platform/audit.ts'
import { Malformed, NOT_FOUND } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/write.ts'
import { lockBooking } from '../../booking/booked/rows.ts'
import { payerOf } from '../../booking/change/price.ts'
import type { Rulebook } from '../../rulebook.ts'
import * as couponRows from '../../rules/coupon/rows.ts'
import { withExtras } from '../../rules/price/extra-rules.ts'
import { feeFor } from '../../rules/price/fee-rules.ts'
import { priceIn } from '../../rules/price/rules.ts'
import { stateOf } from './rules.ts'
import { settledPrice } from './settle-rules.ts'
import * as sql from './sql.ts'

const ON_THE_COURSE: ReadonlySet<string> = new Set(['TEED_OFF', 'FINISHED'])

/** Prices a round that was interrupted by the holes that were played, always from the price of before. */
export async function settle(tx: Transaction, input: ParsedInputOf<typeof call>, rulebook: Rulebook) {
  const { bookingIdx, version, holesPlayed, reason } = input
  await lockBooking(tx.sql, bookingIdx)
  const row = await sql.one(tx.sql, tx.lang, bookingIdx)
  if (!row) return NOT_FOUND
  if (row.version !== version) return CHANGED_MEANWHILE({ version: row.version })
  const state = stateOf(row.state, row.recorded)
  if (!ON_THE_COURSE.has(state)) return WRONG_STATE({ state })
  const holes = Number(row.holes)
  if (holesPlayed >= holes) return new Malformed('holesPlayed')
  const { memberType } = await payerOf(tx, row)
  const facility = feeFor(rulebook.fees, 'FACILITY', { ...row, memberType })?.amount ?? 0
  const before = withExtras(row.priceBefore ?? row.price, row.price.extras)
  const coupon = before.coupon ? await couponRows.coupon(tx.sql, before.coupon.couponIdx) : undefined
  const price = settledPrice(before, { holesPlayed, holes, facility }, rulebook.rounding, coupon)
  await sql.settle(tx.sql, { bookingIdx, price, before, holesPlayed, adminIdx: tx.who?.adminIdx ?? null })
  await audit(tx, {
    noun: 'booking',
    recordIdx: bookingIdx,
    before: { price: row.price.total, holesPlayed: row.holesPlayed },
    after: { price: price.total, holesPlayed },
    reason,
  })
  return priceIn(tx.lang, price, rulebook)
}
