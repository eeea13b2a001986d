import type { DayClass } from '@clubhouse/contract/reservation/day'
import { whenOf } from '@clubhouse/contract/reservation/rules/opening'
import { isByStaff } from '../../opening-rules.ts'
import type { OpeningRule, Settings } from '../../rulebook.ts'
import type { Say } from './texts.ts'

type Rule = Pick<
  OpeningRule,
  'dayClass' | 'w05' | 'pattern' | 'days' | 'weekday' | 'weeks' | 'dayOfMonth' | 'quotaDay' | 'quotaMonth'
>

/**
 * The rules of booking in at most three sentences, which are true for every member.
 * @param rules of all types of members who may book
 */
export function shortTexts(say: Say, rules: readonly Rule[], { cancel }: Pick<Settings, 'cancel'>): string[] {
  const own = rules.filter((rule) => !isByStaff(rule))
  const sentences = own.length === 0 ? [] : [aheadText(say, rules), manyText(say, own)]
  return [...sentences, freeCancelText(say, cancel)]
}

function aheadText(say: Say, rules: readonly Rule[]): string {
  const all = rules.map(daysAhead)
  const known = all.filter((days) => days !== undefined)
  if (known.length === 0) return say('RULE_SHORT_MANUAL')
  const count = Math.max(...known)
  if (count === 0) return say('RULE_SHORT_TODAY')
  return say(all.every((days) => days === count) ? 'RULE_SHORT_AHEAD' : 'RULE_SHORT_AHEAD_MOST', { count })
}

/** Days of the week of play, 1 for Monday, that are the last of a class. A holiday makes any day one of the weekend. */
const LAST_OF: Record<DayClass, number> = { WEEKDAY: 5, WEEKEND: 7 }
/** From the day of one month to the last day of the next, where both have 31. */
const LONGEST_MONTHS = 62

/** The longest time from the opening to a day of play; undefined where the club opens the days by hand, or books them. */
function daysAhead(rule: Rule): number | undefined {
  if (isByStaff(rule)) return undefined
  const when = whenOf(rule)
  switch (when?.pattern) {
    case 'ROLLING':
      return when.days
    case 'WEEKLY':
      return 7 * when.weeks - when.weekday + LAST_OF[rule.dayClass]
    case 'MONTHLY':
      return LONGEST_MONTHS - when.dayOfMonth
    default:
      return undefined
  }
}

function manyText(say: Say, rules: readonly Rule[]): string {
  const [days, months] = [new Set(rules.map(({ quotaDay }) => quotaDay)), rules.map(({ quotaMonth }) => quotaMonth)]
  const [count] = days
  const isByMonth = months.some((quota) => quota !== null)
  if (days.size === 1 && count != null) return say(isByMonth ? 'RULE_SHORT_DAY_MONTH' : 'RULE_QUOTA_DAY', { count })
  return say(isByMonth || days.size > 1 ? 'RULE_SHORT_LIMITS' : 'RULE_SHORT_NO_LIMIT')
}

function freeCancelText(say: Say, { time, weekdayDays: count, weekendDays: weekend }: Settings['cancel']): string {
  return count === weekend
    ? say('RULE_SHORT_CANCEL', { time, count })
    : say('RULE_SHORT_CANCEL_CLASSES', { time, count, weekend })
}
