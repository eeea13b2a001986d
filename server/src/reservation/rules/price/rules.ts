import type { Rounding } from '@clubhouse/contract/policy'
import type { Price } from '@clubhouse/contract/reservation/price'
import { saidIn } from '../../../platform/said-in.ts'
import type { Fee } from '../../rulebook.ts'
import { type Discount, discountOf, discountsOf, type Sale } from './discount-rules.ts'
import { feeFor, type Priced } from './fee-rules.ts'

/** The part of the rulebook that makes prices; without discounts the price is that of the fees. */
export interface Tariff {
  fees: readonly Fee[]
  discounts?: readonly Discount[]
  rounding: Rounding
}

/** Source: docs/rules.md, Prices. @param players who pay the green fee, at least the minimum of the tee time */
export function priceOf(
  { fees, discounts = [], rounding }: Tariff,
  of: Priced | Sale,
  choice: { players: number; cart: boolean; caddie: boolean },
  { currency, lang }: { currency: string; lang: string },
): Price {
  const keys = ['GREEN', ...(choice.cart ? ['CART'] : []), ...(choice.caddie ? ['CADDIE'] : [])]
  const rows = keys.flatMap((key) => {
    const fee = feeFor(fees, key, of)
    if (!fee) return []
    const qty = fee.unit === 'PERSON' ? choice.players : 1
    return [{ key, name: saidIn(fee.labels, lang) ?? key, qty, unit: fee.amount, amount: fee.amount * qty }]
  })
  const green = rows.find(({ key }) => key === 'GREEN')
  const discount = green && 'startsAt' in of ? discountOf(discounts, of, green, { lang, rounding }) : undefined
  return summed({ currency, total: 0, rows, discount: discount ?? null, coupon: null })
}

/** The discounts in a price one by one; their amounts add up to that of the price. */
export function discountsIn({ rows }: Price, { discounts = [], rounding }: Tariff, sale: Sale, lang: string) {
  const green = rows.find(({ key }) => key === 'GREEN')
  return green ? discountsOf(discounts, sale, green, { lang, rounding }) : []
}

const summed = (price: Price): Price => ({
  ...price,
  total: price.rows.reduce((sum, row) => sum + row.amount, 0) - (price.discount?.amount ?? 0),
})

/** A price of before with its names in a language; a fee or a discount that no longer exists keeps its name. */
export function priceIn(lang: string, price: Price, { fees, discounts = [] }: Omit<Tariff, 'rounding'>): Price {
  const labels = new Map([...fees, ...discounts].map(({ key, labels: said }) => [key, said]))
  const nameOf = (key: string) => saidIn(labels.get(key) ?? null, lang)
  const rows = price.rows.map((row) => ({ ...row, name: nameOf(row.key) ?? row.name }))
  const { discount } = price
  if (!discount) return { ...price, rows }
  const names = [discount.key, ...(discount.also ?? [])].map(nameOf)
  const name = names.every((one) => one !== undefined) ? names.join(' + ') : discount.name
  return { ...price, rows, discount: { ...discount, name } }
}

/** A price where what was booked before keeps the fee and the discount of then. Source: docs/rules.md, Bookings. */
export function keepingFees(before: Price, now: Price): Price {
  const units = new Map(before.rows.map(({ key, unit }) => [key, unit]))
  const rows = now.rows.map((row) => {
    const unit = units.get(row.key) ?? row.unit
    return { ...row, unit, amount: unit * row.qty }
  })
  return summed({ ...now, rows, discount: keptDiscount(before, rows) })
}

/** What each player pays less is for as many as play now. */
function keptDiscount({ discount, rows }: Price, now: Price['rows']): Price['discount'] {
  if (!discount) return null
  const [then, green] = [rows, now].map((all) => all.find(({ key }) => key === 'GREEN'))
  const more = (green?.qty ?? 0) - (then?.qty ?? 0)
  const amount = Math.min(green?.amount ?? 0, discount.amount + (discount.each ?? 0) * more)
  return { ...discount, amount: Math.max(0, amount) }
}
