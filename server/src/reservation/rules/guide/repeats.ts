import type { Guide } from '@clubhouse/contract/reservation/rules/guide'
import { DAY_CLASSES, type PenaltyCode, type PenaltyRule } from '@clubhouse/contract/reservation/rules/penalty-terms'
import type { Say } from './texts.ts'

type Repeat = Guide['repeats'][number]

/** What depends on how often it happened, and W8, which has one rule for each time. */
const CODES = ['W5', 'W6', 'W7', 'W8'] as const satisfies readonly PenaltyCode[]

/**
 * What follows on each time, by code: once where weekdays and weekends have the same.
 * @param names by code @param cancelsMax cancellations in a month that lead to W7
 */
export function repeatsOf(
  say: Say,
  rules: readonly PenaltyRule[],
  names: ReadonlyMap<string, string>,
  cancelsMax: number | null,
): Repeat[] {
  return CODES.flatMap((code) => {
    const name = names.get(code) ?? code
    const found = DAY_CLASSES.map((dayClass) => ({ dayClass, ...ladderOf(rules, code, dayClass, cancelsMax) }))
    const [first, ...others] = found
    const isSame = others.every(({ steps }) => JSON.stringify(steps) === JSON.stringify(first!.steps))
    return (isSame ? [{ ...first!, name }] : found.map((one) => ({ ...one, name: nameFor(say, name, one.dayClass) })))
      .filter(({ steps }) => steps.length > 0)
      .map(({ name: said, perMonths, steps }) => ({ code, name: said, perMonths, steps }))
  })
}

const nameFor = (say: Say, rule: string, dayClass: PenaltyRule['dayClass']) => say(`RULE_NAME_${dayClass}`, { rule })

function ladderOf(
  rules: readonly PenaltyRule[],
  code: PenaltyCode,
  dayClass: PenaltyRule['dayClass'],
  cancelsMax: number | null,
): Pick<Repeat, 'perMonths' | 'steps'> {
  const own = rules
    .filter((rule) => rule.code === code && rule.dayClass === dayClass && rule.isUse)
    .toSorted((a, b) => a.times - b.times)
  const from = ({ times }: PenaltyRule) => (code === 'W7' && cancelsMax !== null ? cancelsMax : times)
  const steps = own.map((rule, i) => {
    const next = own[i + 1]
    const to = next ? from(next) - 1 : null
    return { from: from(rule), to, days: rule.days || null, percent: rule.percent || null }
  })
  const leads = steps.some(({ days, percent }) => days !== null || percent !== null)
  return { perMonths: own[0]?.perMonths ?? null, steps: leads ? steps : [] }
}
