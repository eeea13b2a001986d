import type { DayClass } from '@clubhouse/contract/reservation/day'
import { closestFee } from '@clubhouse/contract/reservation/rules/closest-fee'
import { isInSeason, type Season, seasonsMeet } from '../../season-rules.ts'

/** What is charged for; null is for every part, the whole year, every type of member, no weekdays for all of its class. Decision 072. */
export interface FeeTerms {
  key: string
  dayClass: DayClass
  part: string | null
  season: Season | null
  /** 1 Monday to 7 Sunday. */
  weekdays: readonly string[]
  memberType: string | null
  fromDate: string
  toDate: string | null
}

/** What a fee is looked up for. */
export interface Priced {
  date: string
  dayClass: DayClass
  part: string
  memberType: string
}

interface Span {
  fromDate: string
  toDate: string | null
}

/** True on a day of play between the two, both included. */
export const holdsOn = ({ fromDate, toDate }: Span, date: string): boolean =>
  fromDate <= date && (toDate === null || date <= toDate)

export const spansMeet = (one: Span, other: Span): boolean =>
  (other.toDate === null || one.fromDate <= other.toDate) && (one.toDate === null || other.fromDate <= one.toDate)

const weekdayOf = (date: string): string => String(Temporal.PlainDate.from(date).dayOfWeek)

/** The fee of a thing on a day, the closest of those that fit. */
export const feeFor = <F extends FeeTerms>(
  fees: readonly F[],
  key: string,
  { date, dayClass, part, memberType }: Priced,
): F | undefined => {
  const holding = fees.filter(
    (fee) =>
      fee.key === key &&
      fee.dayClass === dayClass &&
      (fee.season === null || isInSeason(fee.season, date)) &&
      holdsOn(fee, date),
  )
  // A sheet asks for each of its tee times, and few clubs have such fees.
  const weekday = holding.some(({ weekdays }) => weekdays.length > 0) ? weekdayOf(date) : null
  return closestFee(holding, { part, memberType, weekday })
}

/** True when both would be looked up for the same day with the same detail, so that chance would decide. */
export const feesMeet = (one: FeeTerms, other: FeeTerms): boolean =>
  (['key', 'dayClass', 'part', 'memberType'] as const).every((field) => one[field] === other[field]) &&
  (one.season === null) === (other.season === null) &&
  (one.season === null || seasonsMeet(one.season, other.season!)) &&
  (one.weekdays.length === 0) === (other.weekdays.length === 0) &&
  (one.weekdays.length === 0 || one.weekdays.some((weekday) => other.weekdays.includes(weekday))) &&
  spansMeet(one, other)

/** A day that members see, with the parts that have tee times. */
export interface SoldDay {
  date: string
  dayClass: DayClass
  parts: readonly string[]
}

type Charged = FeeTerms & { unit: string; amount: number }

/** Days on which some type of member would pay another fee of these keys, and those that would have no green fee. */
export function daysConcerned(
  days: readonly SoldDay[],
  memberTypes: readonly string[],
  { before, after, keys }: { before: readonly Charged[]; after: readonly Charged[]; keys: readonly string[] },
): { changed: string[]; unpriced: string[] } {
  const changed = new Set<string>()
  const unpriced = new Set<string>()
  for (const { parts, ...day } of days)
    for (const part of parts)
      for (const memberType of memberTypes)
        for (const key of keys) {
          const of = { ...day, part, memberType }
          const [was, is] = [feeFor(before, key, of), feeFor(after, key, of)]
          if (was?.amount !== is?.amount || was?.unit !== is?.unit) changed.add(day.date)
          if (key === 'GREEN' && was && !is) unpriced.add(day.date)
        }
  return { changed: [...changed], unpriced: [...unpriced] }
}
