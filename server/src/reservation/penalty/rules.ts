import type { PenaltyCode } from '@clubhouse/contract/reservation/penalty-terms'
import type { Price } from '@clubhouse/contract/reservation/price'
import type { DayClass } from '@clubhouse/contract/reservation/sheet'
import { dateIn } from '../../platform/date-in.ts'
import { lateCodeOf } from '../deadline.ts'
import { type PenaltyBook, ruleOf, rulesOn } from '../penalty-book-rules.ts'

/** What a cancellation or a round leads to. With both days and money the member chooses; never both. */
export interface Consequence {
  code: PenaltyCode
  days: number | null
  /** In the smallest unit of the price's currency. */
  money: number | null
}

export interface Cancellable {
  date: string
  dayClass: DayClass
  freeCancelUntil: Temporal.Instant
  price: Price
  /** By the weather, whatever else the rules say. */
  isWaived: boolean
}

export interface Standing {
  /** Cancellations of this month so far, free ones included. */
  cancels: number
  /** Cancellations in a month that lead to W7. */
  cancelsMax: number
  /** W7 applies once a month. */
  hadW7: boolean
}

/** What cancelling at this moment leads to, by the rules of today: first for being late, then for cancelling often. */
export function consequencesOf(
  booking: Cancellable,
  standing: Standing,
  book: PenaltyBook,
  now: Temporal.Instant,
  zone: string,
): Consequence[] {
  if (booking.isWaived) return []
  const late = lateCodeOf(booking, now, zone)
  const isOften = standing.cancels + 1 >= standing.cancelsMax && !standing.hadW7
  const rules = rulesOn(book, dateIn(now, zone))
  return [...(late ? [late] : []), ...(isOften ? (['W7'] as const) : [])]
    .flatMap((code): Consequence[] => {
      const rule = ruleOf(rules, code, booking.dayClass)
      return rule ? [{ code, days: rule.days || null, money: shareOf(courseFee(booking.price), rule.percent) }] : []
    })
    .filter(({ days, money }) => days !== null || money !== null)
}

/** Green fees of all players, without cart and caddie. Source: domain, section 6. */
export const courseFee = ({ rows }: Price) =>
  rows.filter(({ key }) => key === 'GREEN').reduce((sum, { amount }) => sum + amount, 0)

export const shareOf = (amount: number, percent: number) => Math.round((amount * percent) / 100) || null

export type Choice = 'MONEY' | 'SUSPENSION'

/** Either days or money: the member's choice where there is one, else what there is. */
export function chosen({ days, money }: Consequence, choice: Choice = 'SUSPENSION'): Choice {
  if (days === null) return 'MONEY'
  return money === null ? 'SUSPENSION' : choice
}

/** Suspensions add up: one begins when the last has ended. @param suspendedUntil the last day of those that run */
export function spanOf(today: string, days: number, suspendedUntil: string | null): { from: string; until: string } {
  const first =
    suspendedUntil !== null && suspendedUntil >= today
      ? Temporal.PlainDate.from(suspendedUntil).add({ days: 1 })
      : Temporal.PlainDate.from(today)
  return { from: first.toString(), until: first.add({ days: days - 1 }).toString() }
}
