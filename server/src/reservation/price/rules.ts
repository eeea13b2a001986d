import type { Price } from '@clubhouse/contract/reservation/price'
import type { DayClass } from '@clubhouse/contract/reservation/sheet'
import { saidIn } from '../../platform/said-in.ts'
import type { Fee } from '../rulebook.ts'

export interface Priced {
  date: string
  dayClass: DayClass
  part: string
  memberType: string
}

/** The best-matching fee row: member type before all types, part before whole day. */
export function feeFor(fees: Fee[], key: string, { date, dayClass, part, memberType }: Priced): Fee | undefined {
  const fitting = fees.filter(
    (fee) =>
      fee.key === key &&
      fee.dayClass === dayClass &&
      (fee.part === null || fee.part === part) &&
      (fee.memberType === null || fee.memberType === memberType) &&
      fee.fromDate <= date &&
      (fee.toDate === null || date <= fee.toDate),
  )
  const detail = (fee: Fee) => (fee.memberType === null ? 0 : 2) + (fee.part === null ? 0 : 1)
  return fitting.sort((a, b) => detail(b) - detail(a))[0]
}

/** Source: domain, section 11. @param players who pay the green fee, at least the minimum of the tee time */
export function priceOf(
  fees: Fee[],
  of: Priced,
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
  return { currency, total: rows.reduce((sum, row) => sum + row.amount, 0), rows, discount: null, coupon: null }
}

/** A price of before with the names of its rows in a language; a fee that no longer exists keeps its name. */
export function priceIn(lang: string, price: Price, fees: Fee[]): Price {
  const labels = new Map(fees.map((fee) => [fee.key, fee.labels]))
  const rows = price.rows.map((row) => ({ ...row, name: saidIn(labels.get(row.key) ?? null, lang) ?? row.name }))
  return { ...price, rows }
}

/** A price where what was booked before keeps the fee that it was booked for. Source: domain, section 5. */
export function keepingFees(before: Price, now: Price): Price {
  const units = new Map(before.rows.map(({ key, unit }) => [key, unit]))
  const rows = now.rows.map((row) => {
    const unit = units.get(row.key) ?? row.unit
    return { ...row, unit, amount: unit * row.qty }
  })
  return { ...now, rows, total: rows.reduce((sum, row) => sum + row.amount, 0) }
}
