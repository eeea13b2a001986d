import type { DataOf } from '@clubhouse/contract/call'
import type { read } from '@clubhouse/contract/reservation/rules/penalty-rules'
import {
  leastDays,
  MOST_DAYS,
  MOST_MONTHS,
  PENALTY_TERMS,
  type PenaltyRule,
  penaltyValues,
  withPenaltyValues,
} from '@clubhouse/contract/reservation/rules/penalty-terms'
import { isDay } from '../../../../ui/form/day-and-time'
import type { Values } from '../../../../ui/form/draft'
import type { Checks } from '../../../../ui/form/form-options'
import { isWholeWithin, numberOf } from '../../../../ui/form/wire'

export type PenaltyRules = DataOf<typeof read>

/** Rules as the client reads them: months may be missing. */
const whole = (rules: PenaltyRules['rules']): PenaltyRule[] =>
  rules.map((rule) => ({ ...rule, perMonths: rule.perMonths ?? null }))

/** Each value as it is in its field: text, and yes or no. */
export const fieldsOf = (rules: PenaltyRules['rules']): Record<string, string | boolean> =>
  Object.fromEntries(
    Object.entries(penaltyValues(whole(rules))).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? value : String(value),
    ]),
  )

/** What the form shows: what is announced, or else what is in force, and a day on which it may begin. */
export const formOf = ({ rules, next, earliest }: PenaltyRules): Record<string, string | boolean> => ({
  effectiveDate: next?.effectiveDate ?? earliest.stricter,
  ...fieldsOf(next?.rules ?? rules),
})

/** The rules in whose values something was changed. */
export function wireOf(rules: PenaltyRules['rules'], values: Values, changed: readonly string[]): PenaltyRule[] {
  const typed = changed
    .filter((name) => name !== 'effectiveDate')
    .map((name) => [name, typeof values[name] === 'boolean' ? values[name] : numberOf(String(values[name]))] as const)
  const before = whole(rules)
  const after = withPenaltyValues(before, Object.fromEntries(typed))
  return after.filter((rule, i) => JSON.stringify(rule) !== JSON.stringify(before[i]))
}

interface Bounds {
  least: number
  most: number
}

/** What each number may be, by the name of its field. */
const BOUNDS: Readonly<Record<string, Bounds>> = Object.fromEntries(
  PENALTY_TERMS.flatMap((terms) =>
    Object.entries(penaltyValues([{ ...terms, dayClass: 'WEEKDAY', isUse: true }])).flatMap(([name, value]) =>
      typeof value === 'boolean'
        ? []
        : [name, name.replace('_WEEKDAY_', '_WEEKEND_')].map((one) => [one, bounds(one, terms)]),
    ),
  ),
)

function bounds(name: string, terms: Parameters<typeof leastDays>[0]): Bounds {
  if (name.endsWith('_PERCENT')) return { least: 0, most: 100 }
  return name.endsWith('_PER_MONTHS') ? { least: 1, most: MOST_MONTHS } : { least: leastDays(terms), most: MOST_DAYS }
}

/** A whole number within its bounds, and a day. */
export const ruleChecks: Checks = {
  effectiveDate: ({ effectiveDate }) => (isDay(String(effectiveDate)) ? undefined : 'penalty-rule.DATE_MISSING'),
  ...Object.fromEntries(
    Object.entries(BOUNDS).map(([name, { least, most }]) => [
      name,
      (now: Values) => {
        const isAllowed = isWholeWithin(numberOf(String(now[name])), least, most)
        return isAllowed ? undefined : ({ key: 'penalty-rule.NUMBER_WRONG', vars: { least, most } } as const)
      },
    ]),
  ),
}
