import { roundDecimal } from '@clubhouse/contract/format/decimal'
import type { Rounding } from '@clubhouse/contract/policy'
import type { Price } from '@clubhouse/contract/reservation/price'

interface Interrupted {
  holesPlayed: number
  holes: number
  /** What is due even without a hole, for each player. */
  facility: number
}

/**
 * The price of a round that was interrupted: for each player the facility fee and the part of the rest of the green fee
 * that was played. The discount shrinks with the green fee; cart and caddie stay. Source: docs/rules.md, Prices.
 */
export function settledPrice(price: Price, { holesPlayed, holes, facility }: Interrupted, rounding: Rounding): Price {
  const round = (amount: number) => Number(roundDecimal(amount, 0, rounding))
  const share = Math.min(holesPlayed, holes) / holes
  const green = price.rows.find(({ key }) => key === 'GREEN')
  if (!green || green.unit === 0) return price
  const base = Math.min(facility, green.unit)
  const unit = base + round((green.unit - base) * share)
  const rows = price.rows.map((row) => (row === green ? { ...row, unit, amount: unit * row.qty } : row))
  const left = unit / green.unit
  const discount = price.discount && { ...price.discount, ...less(price.discount, left, round) }
  const coupon = price.coupon && { ...price.coupon, amount: round(price.coupon.amount * left) }
  const total = rows.reduce((sum, { amount }) => sum + amount, 0) - (discount?.amount ?? 0) - (coupon?.amount ?? 0)
  return { ...price, rows, discount, coupon, total }
}

const less = ({ amount, each }: NonNullable<Price['discount']>, left: number, round: (amount: number) => number) => ({
  amount: round(amount * left),
  each: each == null ? each : round(each * left),
})
