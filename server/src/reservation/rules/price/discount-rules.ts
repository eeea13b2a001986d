import { roundDecimal } from '@clubhouse/contract/format/decimal'
import type { Rounding } from '@clubhouse/contract/policy'
import type { DayClass } from '@clubhouse/contract/reservation/day'
import type { Price } from '@clubhouse/contract/reservation/price'
import { lookup } from '../../../platform/lookup.ts'
import { type InLanguages, saidIn } from '../../../platform/said-in.ts'
import { holdsOn, type Priced, spansMeet } from './fee-rules.ts'

export interface DiscountTerms {
  /** Of code group 367. */
  key: string
  percent: number | null
  amount: number | null
  dayClass: DayClass | null
  part: string | null
  stackable: boolean
  fromDate: string
  toDate: string | null
}
export type Discount = DiscountTerms & { /** Of the code behind its key. */ labels: InLanguages | null }

/** What the targets of discounts ask beside what a fee is looked up for. */
export interface Sale extends Priced {
  startsAt: Temporal.Instant
  now: Temporal.Instant
  birthDate: string | null
  /** The first or the last start of the part. */
  isEdge: boolean
  /** Before the start, from when a booking is late: a setting of the club. */
  lateHours: number
}

interface Target {
  fits: (sale: Sale) => boolean
  /** False where it is for the booker's own green fee, because the club knows no birth date of the others. */
  isForAll: boolean
}

const [FAMILY, WEB, STAFF] = ['11', '20', '90']
const [SENIOR_FROM, JUNIOR_UNDER] = [65, 19]

/** The targets that the club can tell by itself. Source: docs/rules.md, Prices. */
const TARGETS: Readonly<Record<string, Target>> = {
  MEMBER: { fits: ({ memberType }) => memberType !== WEB && memberType !== STAFF, isForAll: true },
  FAMILY: { fits: ({ memberType }) => memberType === FAMILY, isForAll: true },
  EDGE: { fits: ({ isEdge }) => isEdge, isForAll: true },
  LATE: { fits: ({ startsAt, now, lateHours }) => now.until(startsAt).total('hours') <= lateHours, isForAll: true },
  EVENT: { fits: () => true, isForAll: true },
  SENIOR: { fits: (sale) => (ageOn(sale) ?? 0) >= SENIOR_FROM, isForAll: false },
  JUNIOR: { fits: (sale) => (ageOn(sale) ?? JUNIOR_UNDER) < JUNIOR_UNDER, isForAll: false },
  BIRTHDAY: { fits: ({ birthDate, date }) => birthDate?.slice(5, 7) === date.slice(5, 7), isForAll: false },
}

const ageOn = ({ birthDate, date }: Sale) =>
  birthDate === null ? undefined : Temporal.PlainDate.from(birthDate).until(date, { largestUnit: 'years' }).years

interface Off {
  discount: Discount
  each: number
  once: number
}

interface Green {
  qty: number
  unit: number
}

/** The best discount alone, or all stackable ones together where they are more. Source: docs/rules.md, Prices. */
export function discountOf(
  discounts: readonly Discount[],
  sale: Sale,
  green: Green,
  { lang, rounding }: { lang: string; rounding: Rounding },
): NonNullable<Price['discount']> | undefined {
  const best = bestOf(discounts, sale, green, rounding)
  const [first, ...others] = best.map(({ discount }) => discount)
  if (!first) return undefined
  const name = best.map(({ discount }) => nameOf(discount, lang)).join(' + ')
  const also = others.length > 0 ? others.map(({ key }) => key) : undefined
  return { key: first.key, name, ...amountOf(best, green), ...(also && { also }) }
}

/** Each discount of that amount by itself, with what it adds to those before it. */
export function discountsOf(
  discounts: readonly Discount[],
  sale: Sale,
  green: Green,
  { lang, rounding }: { lang: string; rounding: Rounding },
): { key: string; name: string; amount: number }[] {
  const best = bestOf(discounts, sale, green, rounding)
  const upTo = (count: number) => amountOf(best.slice(0, count), green).amount
  return best
    .map(({ discount }, i) => ({
      key: discount.key,
      name: nameOf(discount, lang),
      amount: upTo(i + 1) - upTo(i),
    }))
    .filter(({ amount }) => amount > 0)
}

const nameOf = ({ labels, key }: Discount, lang: string) => saidIn(labels, lang) ?? key

/** Those of the best amount, the largest first; none where nothing is taken off. */
function bestOf(discounts: readonly Discount[], sale: Sale, green: Green, rounding: Rounding): Off[] {
  const all = discounts.filter((one) => suits(one, sale)).map((one) => offOf(one, green.unit, rounding))
  const worth = (offs: readonly Off[]) => amountOf(offs, green).amount
  const together = all.filter(({ discount }) => discount.stackable).sort((a, b) => worth([b]) - worth([a]))
  const sets = [...all.map((one) => [one]), ...(together.length > 1 ? [together] : [])]
  const best = sets.sort((a, b) => worth(b) - worth(a))[0]
  return best && worth(best) > 0 ? best : []
}

function suits(discount: Discount, sale: Sale): boolean {
  const { dayClass, part, key } = discount
  const isThen = (dayClass === null || dayClass === sale.dayClass) && (part === null || part === sale.part)
  return isThen && holdsOn(discount, sale.date) && (lookup(TARGETS, key)?.fits(sale) ?? false)
}

/** What one discount takes off each green fee, or off the booker's. */
function offOf(discount: Discount, unit: number, rounding: Rounding): Off {
  const { percent, amount, key } = discount
  const off = Math.min(
    unit,
    percent === null ? (amount ?? 0) : Number(roundDecimal((unit * percent) / 100, 0, rounding)),
  )
  const isForAll = lookup(TARGETS, key)?.isForAll ?? false
  return { discount, each: isForAll ? off : 0, once: isForAll ? 0 : off }
}

/** A discount is never more than the green fee. */
function amountOf(offs: readonly Off[], { qty, unit }: Green): { amount: number; each: number } {
  const each = Math.min(
    unit,
    offs.reduce((sum, off) => sum + off.each, 0),
  )
  const once = Math.min(
    unit - each,
    offs.reduce((sum, off) => sum + off.once, 0),
  )
  return { amount: each * qty + once, each }
}

/** True when both would be given for the same play, so that nobody could tell which is meant. */
export const discountsMeet = (one: DiscountTerms, other: DiscountTerms): boolean =>
  one.key === other.key &&
  (['dayClass', 'part'] as const).every(
    (field) => one[field] === null || other[field] === null || one[field] === other[field],
  ) &&
  spansMeet(one, other)
