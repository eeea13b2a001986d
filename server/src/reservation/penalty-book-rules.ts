import type { DayClass } from '@clubhouse/contract/reservation/day'
import {
  PENALTY_RULES_FIRST,
  type PenaltyCode,
  type PenaltyRule,
} from '@clubhouse/contract/reservation/rules/penalty-terms'

/** All penalty rules of a club as they hold from a day on. */
export interface PenaltySet {
  from: string
  rules: readonly PenaltyRule[]
}

/** By their days; before the first the defaults hold. */
export type PenaltyBook = readonly PenaltySet[]

export const setOn = (book: PenaltyBook, date: string): PenaltySet | undefined =>
  book.findLast(({ from }) => from <= date)

export const rulesOn = (book: PenaltyBook, date: string): readonly PenaltyRule[] =>
  setOn(book, date)?.rules ?? PENALTY_RULES_FIRST

/** The rules that are announced and not in force yet. */
export const setAfter = (book: PenaltyBook, date: string): PenaltySet | undefined =>
  book.find(({ from }) => from > date)

/**
 * The rule of a code that is in use and applies to the given time of it.
 * @param time 1 for the first within the months that count
 */
export const ruleOf = (
  rules: readonly PenaltyRule[],
  code: PenaltyCode,
  dayClass: DayClass,
  time = Number.POSITIVE_INFINITY,
): PenaltyRule | undefined =>
  rules.findLast((rule) => rule.code === code && rule.dayClass === dayClass && rule.isUse && rule.times <= time)

/** Whether the club uses the rules of a code. */
export const isUsed = (rules: readonly PenaltyRule[], code: PenaltyCode): boolean =>
  rules.some((rule) => rule.code === code && rule.isUse)

/** How long one of a code counts, in months; undefined where none counts. */
const monthsOf = (rules: readonly PenaltyRule[], code: PenaltyCode): number | undefined =>
  rules.find((rule) => rule.code === code)?.perMonths ?? undefined

/** The first day on which what happened on a day counts no more; null for a code that does not count. */
export function countsUntil(rules: readonly PenaltyRule[], code: PenaltyCode, date: string): string | null {
  const months = monthsOf(rules, code)
  return months === undefined ? null : Temporal.PlainDate.from(date).add({ months }).toString()
}
