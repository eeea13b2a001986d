import { roundDecimal } from '@clubhouse/contract/format/decimal'
import type { Rounding } from '@clubhouse/contract/policy'
import type { Price } from '@clubhouse/contract/reservation/price'
import { GUEST_FEE, NINE_MORE_FEE, THREE_FEE } from '@clubhouse/contract/reservation/rules/fee'
import { type CouponTerms, couponOff, rowOf } from '../../rules/price/coupon-rules.ts'
import { summed } from '../../rules/price/rules.ts'

interface Interrupted {
  holesPlayed: number
  holes: number
  /** What is due even without a hole, for each player. */
  facility: number
}

/**
 * The price of a round that was interrupted: for each player, member or guest, the facility fee and the part of the rest of
 * the fee that was played. Surcharges shrink with the holes alone, the discount with the green fee; the coupon takes off what
 * it promises of the new price; cart, caddie and extras stay. Source: docs/rules.md, Prices.
 * @param terms what the coupon of the price promised
 */
export function settledPrice(
  price: Price,
  { holesPlayed, holes, facility }: Interrupted,
  rounding: Rounding,
  terms?: CouponTerms,
): Price {
  const round = (amount: number) => Number(roundDecimal(amount, 0, rounding))
  const share = Math.min(holesPlayed, holes) / holes
  const rows = price.rows.map((row) => {
    if (!PLAYED.has(row.key)) return row
    const base = SURCHARGES.has(row.key) ? 0 : Math.min(facility, row.unit)
    const unit = base + round((row.unit - base) * share)
    return { ...row, unit, amount: unit * row.qty }
  })
  const [before, after] = [greenOf(price.rows), greenOf(rows)]
  const left = before > 0 ? after / before : 1
  const discount = price.discount && { ...price.discount, ...less(price.discount, left, round) }
  const coupon = price.coupon && {
    ...price.coupon,
    amount: couponLeft(price.coupon.amount, terms, { rows, left, rounding }),
  }
  return summed({ ...price, rows, discount, coupon })
}

const SURCHARGES: ReadonlySet<string> = new Set([THREE_FEE, NINE_MORE_FEE])
const PLAYED: ReadonlySet<string> = new Set(['GREEN', GUEST_FEE, ...SURCHARGES])

const greenOf = (rows: Price['rows']) => rowOf(rows, 'GREEN')?.unit ?? 0

/** The round of one player of a fee that the group pays once is a part of that fee, as before. */
function couponLeft(
  amount: number,
  terms: CouponTerms | undefined,
  { rows, left, rounding }: { rows: Price['rows']; left: number; rounding: Rounding },
): number {
  const isShared = terms?.kind === 'ROUND' && (rowOf(rows, 'GREEN')?.qty ?? 0) < 2
  if (!terms || isShared) return Number(roundDecimal(amount * left, 0, rounding))
  return couponOff(terms, rows, { players: 1, rounding })
}

const less = ({ amount, each }: NonNullable<Price['discount']>, left: number, round: (amount: number) => number) => ({
  amount: round(amount * left),
  each: each == null ? each : round(each * left),
})
