import type { DayClass } from '../day.ts'

export const PENALTY_CODES = ['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7', 'W8'] as const
export type PenaltyCode = (typeof PENALTY_CODES)[number]
export const DAY_CLASSES = ['WEEKDAY', 'WEEKEND'] as const satisfies readonly DayClass[]

/** Cancellations in a month that lead to W7. */
export const CANCELS_A_MONTH = 5
export const MOST_DAYS = 3660
export const MOST_MONTHS = 60

/** What one code (501) leads to on one class of days. Decision 079. */
export interface PenaltyRule {
  code: PenaltyCode
  /** Of the day of play. */
  dayClass: DayClass
  /** From which time on within the months that count. */
  times: number
  /** Length of the suspension; 0 for none. */
  days: number
  /** Of the team's course fee, which lifts the suspension or, without one, is to be paid; 0 for no money. */
  percent: number
  /** How long one counts towards the next; for W4, how long it bars money after money was paid. */
  perMonths: number | null
  /** The same for both classes of days, as are the months. */
  isUse: boolean
}

interface PenaltyTerms extends Omit<PenaltyRule, 'dayClass' | 'isUse'> {
  /** The code, and for W5, which has two, the time that it is about. */
  id: string
  /** What a club may change, beside whether the rule is in use. */
  changes: readonly ('days' | 'percent' | 'perMonths')[]
}

/** The rules as they are until a club changes them. Source: docs/rules.md, Penalties. */
export const PENALTY_TERMS: readonly PenaltyTerms[] = [
  { id: 'W1', code: 'W1', times: 1, days: 30, percent: 10, perMonths: null, changes: ['days', 'percent'] },
  { id: 'W2', code: 'W2', times: 1, days: 60, percent: 20, perMonths: null, changes: ['days', 'percent'] },
  { id: 'W3', code: 'W3', times: 1, days: 90, percent: 30, perMonths: null, changes: ['days', 'percent'] },
  { id: 'W4', code: 'W4', times: 1, days: 180, percent: 30, perMonths: 12, changes: ['days', 'percent', 'perMonths'] },
  { id: 'W5_2', code: 'W5', times: 2, days: 30, percent: 0, perMonths: 12, changes: ['days', 'perMonths'] },
  { id: 'W5_3', code: 'W5', times: 3, days: 90, percent: 0, perMonths: 12, changes: ['days', 'perMonths'] },
  { id: 'W6', code: 'W6', times: 3, days: 30, percent: 0, perMonths: 12, changes: ['days', 'perMonths'] },
  { id: 'W7', code: 'W7', times: CANCELS_A_MONTH, days: 14, percent: 0, perMonths: 1, changes: ['days', 'percent'] },
  { id: 'W8', code: 'W8', times: 1, days: 180, percent: 0, perMonths: null, changes: ['days'] },
]

export const PENALTY_RULES_FIRST: readonly PenaltyRule[] = PENALTY_TERMS.flatMap(({ id: _, changes: __, ...terms }) =>
  DAY_CLASSES.map((dayClass) => ({ ...terms, dayClass, isUse: true })),
)

export const termsOf = ({ code, times }: Pick<PenaltyRule, 'code' | 'times'>): PenaltyTerms | undefined =>
  PENALTY_TERMS.find((terms) => terms.code === code && terms.times === times)

/** The least days: a rule about conduct without money that should not suspend is not in use instead. */
export const leastDays = ({ changes }: Pick<PenaltyTerms, 'changes'>): number => (changes.includes('percent') ? 0 : 1)

/** Each value of the rules under the name of its text, such as `W1_WEEKDAY_DAYS`, `W5_PER_MONTHS` and `W5_IS_USE`. */
export function penaltyValues(rules: readonly PenaltyRule[]): Record<string, number | boolean> {
  return Object.fromEntries(
    rules.flatMap((rule): [string, number | boolean][] => {
      const { id, changes } = termsOf(rule)!
      const { code, dayClass } = rule
      return [
        [`${code}_IS_USE`, rule.isUse],
        [`${id}_${dayClass}_DAYS`, rule.days],
        ...(changes.includes('percent') ? [[`${id}_${dayClass}_PERCENT`, rule.percent] as [string, number]] : []),
        ...(changes.includes('perMonths') ? [[`${code}_PER_MONTHS`, rule.perMonths ?? 0] as [string, number]] : []),
      ]
    }),
  )
}

/** The rules with these values; the others are as they were. */
export const withPenaltyValues = (
  rules: readonly PenaltyRule[],
  values: Readonly<Record<string, number | boolean>>,
): PenaltyRule[] =>
  rules.map((rule) => {
    const { id } = termsOf(rule)!
    const { code, dayClass } = rule
    const number = (name: string, before: number | null) => (name in values ? Number(values[name]) : before)
    return {
      ...rule,
      days: number(`${id}_${dayClass}_DAYS`, rule.days)!,
      percent: number(`${id}_${dayClass}_PERCENT`, rule.percent)!,
      perMonths: number(`${code}_PER_MONTHS`, rule.perMonths),
      isUse: `${code}_IS_USE` in values ? values[`${code}_IS_USE`] === true : rule.isUse,
    }
  })
