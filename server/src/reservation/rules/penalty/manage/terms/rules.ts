import {
  leastDays,
  PENALTY_RULES_FIRST,
  type PenaltyRule,
  penaltyValues,
  termsOf,
} from '@clubhouse/contract/reservation/rules/penalty-terms'

export type GivenRule = Omit<PenaltyRule, 'times' | 'perMonths'> & {
  times?: number
  perMonths?: number | null
}

const isOf = (rule: PenaltyRule, { code, dayClass, times }: GivenRule) =>
  rule.code === code && rule.dayClass === dayClass && (times === undefined || rule.times === times)

/** The rules with those that are given in their place; the given ones are checked by `ruleFault` before. */
export const withRules = (rules: readonly PenaltyRule[], given: readonly GivenRule[]): PenaltyRule[] =>
  rules.map((rule) => {
    const { days, percent, perMonths, isUse } = given.find((one) => isOf(rule, one)) ?? rule
    return { ...rule, days, percent, perMonths: perMonths === undefined ? rule.perMonths : perMonths, isUse }
  })

/** The first field that is wrong, as it is named in the input, such as `rules[3].percent`. */
export function ruleFault(rules: readonly PenaltyRule[], given: readonly GivenRule[]): string | undefined {
  const is = withRules(rules, given)
  return given
    .map((one, i) => {
      const field = wrongField(one, is, given.slice(0, i))
      return field && `rules[${i}].${field}`
    })
    .find(Boolean)
}

function wrongField(one: GivenRule, is: readonly PenaltyRule[], before: readonly GivenRule[]): string | undefined {
  const found = is.filter((rule) => isOf(rule, one))
  const [rule] = found
  // W5 has two rules for a class of days, so it must say which.
  if (!rule || found.length > 1 || before.some((other) => isOf(rule, other))) return 'times'
  const terms = termsOf(rule)!
  const first = PENALTY_RULES_FIRST.find((other) => isOf(other, rule))!
  for (const field of ['percent', 'perMonths'] as const)
    if (!terms.changes.includes(field) && rule[field] !== first[field]) return field
  if (rule.days < leastDays(terms)) return 'days'
  // Whether a code counts and is in use does not depend on the day of the week.
  const others = is.filter(({ code }) => code === rule.code)
  if (others.some(({ perMonths }) => perMonths !== rule.perMonths)) return 'perMonths'
  return others.some(({ isUse }) => isUse !== rule.isUse) ? 'isUse' : undefined
}

/** The names of the values that differ. */
export function changedValues(was: readonly PenaltyRule[], is: readonly PenaltyRule[]): string[] {
  const [before, after] = [penaltyValues(was), penaltyValues(is)]
  return Object.keys(after).filter((name) => before[name] !== after[name])
}

/** Whether some rule is worse for members than before, so that they need a longer notice. */
export const isStricter = (was: readonly PenaltyRule[], is: readonly PenaltyRule[]): boolean =>
  is.some((rule, i) => rule.isUse && (!was[i]!.isUse || isWorse(was[i]!, rule)))

function isWorse(was: PenaltyRule, is: PenaltyRule): boolean {
  const isLonger = is.days > was.days || (is.perMonths ?? 0) > (was.perMonths ?? 0)
  // Money lifts a suspension, so that members lose by its end; without a suspension they owe it.
  const isDearer = was.percent > 0 ? is.percent > was.percent || (is.percent === 0 && is.days > 0) : false
  const isOwed = is.days === 0 && is.percent > 0 && (was.days > 0 || was.percent === 0)
  return isLonger || isDearer || isOwed
}
