import type { DayClass } from '@clubhouse/contract/reservation/day'
import { DAY_CLASSES, type PenaltyCode, type PenaltyRule } from '@clubhouse/contract/reservation/rules/penalty-terms'
import type { PolicyValues } from '@clubhouse/contract/reservation/rules/policies'
import { isUsed, type PenaltyBook, ruleOf, rulesOn, setAfter } from '../../penalty-book-rules.ts'
import type { Say } from './texts.ts'

/** What leads to days or money the first time already; the others are told in sentences. */
const CODES = ['W1', 'W2', 'W3', 'W4', 'W7'] as const satisfies readonly PenaltyCode[]

type Row = Pick<PenaltyRule, 'code' | 'days' | 'percent' | 'perMonths'> & { name: string }

/** The rules for cancellations and no-shows: once where weekdays and weekends have the same. @param names by code */
export function penaltyRows(say: Say, rules: readonly PenaltyRule[], names: ReadonlyMap<string, string>): Row[] {
  return CODES.flatMap((code) => {
    const rule = names.get(code) ?? code
    const found = DAY_CLASSES.flatMap((dayClass) => ruleOf(rules, code, dayClass) ?? [])
    const [first, ...others] = found
    if (first && others.every(({ days, percent }) => days === first.days && percent === first.percent))
      return [{ ...first, name: rule }]
    return found.map((one) => ({ ...one, name: say(`RULE_NAME_${one.dayClass}`, { rule }) }))
  })
}

/** The same in sentences. */
export function penaltyText(
  say: Say,
  rules: readonly PenaltyRule[],
  names: ReadonlyMap<string, string>,
  numbers: PolicyValues['penaltyDays'],
): string {
  const sentences = penaltyRows(say, rules, names).flatMap(({ code, name, days, percent, perMonths }) => {
    const values = { rule: name, count: days, percent, span: perMonths }
    if (code === 'W4' && days > 0 && percent > 0) return say('RULE_NO_SHOW', values)
    if (days > 0) return say(percent > 0 ? 'RULE_PENALTY_EITHER' : 'RULE_PENALTY_DAYS', values)
    return percent > 0 ? say('RULE_PENALTY_MONEY', values) : []
  })
  if (sentences.length === 0) return say('RULE_PENALTY_NONE')
  return join(...sentences, moneyText(say, rules, numbers))
}

/** When money that a member chose in place of a suspension is due; empty where there is no choice. */
export function moneyText(
  say: Say,
  rules: readonly PenaltyRule[],
  { payDays }: Pick<PolicyValues['penaltyDays'], 'payDays'>,
): string {
  const isChoice = (code: PenaltyCode, dayClass: DayClass) => {
    const rule = ruleOf(rules, code, dayClass)
    return code !== 'W4' && rule !== undefined && rule.days > 0 && rule.percent > 0
  }
  const has = CODES.some((code) => DAY_CLASSES.some((dayClass) => isChoice(code, dayClass)))
  return has ? say('RULE_MONEY_DUE', { count: payDays }) : ''
}

const SENTENCES: readonly [PenaltyCode, (say: Say, rule: (time: number) => PenaltyRule) => string][] = [
  ['W5', (say, rule) => say('RULE_ABSENT', { second: rule(2).days, later: rule(3).days, span: rule(2).perMonths })],
  [
    'W6',
    (say, rule) => {
      const { times, days, perMonths } = rule(Number.POSITIVE_INFINITY)
      return say('RULE_SHORT', { times, count: days, span: perMonths })
    },
  ],
  ['W8', (say, rule) => say('RULE_LENDING', { count: rule(1).days })],
]

/** What a round may lead to beside a no-show; empty where the club penalises nothing of it. */
export function conductText(say: Say, rules: readonly PenaltyRule[]): string {
  return SENTENCES.flatMap(([code, sentence]) => {
    if (!isUsed(rules, code)) return []
    const on = (dayClass: DayClass) => sentence(say, (time) => ruleOf(rules, code, dayClass, time)!)
    const [weekday, weekend] = [on('WEEKDAY'), on('WEEKEND')]
    if (weekday === weekend) return [weekday]
    return [say('RULE_ON_WEEKDAY', { rule: weekday }), say('RULE_ON_WEEKEND', { rule: weekend })]
  }).join(' ')
}

/** The penalties of a day, and those that are announced. */
export function penaltiesText(
  say: Say,
  book: PenaltyBook,
  date: string,
  names: ReadonlyMap<string, string>,
  days: PolicyValues['penaltyDays'],
): string {
  const rules = rulesOn(book, date)
  const appeal = say('RULE_APPEAL', { count: days.appealDays })
  const next = nextText(say, book, date, names, days)
  return join(penaltyText(say, rules, names, days), conductText(say, rules), appeal, next)
}

/** What is announced, for members to know it before; empty without it. */
export function nextText(
  say: Say,
  book: PenaltyBook,
  date: string,
  names: ReadonlyMap<string, string>,
  days: PolicyValues['penaltyDays'],
): string {
  const next = setAfter(book, date)
  if (!next) return ''
  const rules = join(penaltyText(say, next.rules, names, days), conductText(say, next.rules))
  return say('RULE_PENALTY_NEXT', { from: next.from, rules })
}

export const join = (...sentences: string[]) => sentences.filter(Boolean).join(' ')
