import type { InputOf } from '@clubhouse/contract/call'
import {
  type create,
  type ManagedRule,
  NUMBERS,
  numbersOf,
  PATTERNS,
  RULE_BOUNDS,
  type simulate,
} from '@clubhouse/contract/reservation/rules/opening'
import type { TextKey } from '../../../../language/text-key'
import { isDay, isTime } from '../../../../ui/form/day-and-time'
import type { Values } from '../../../../ui/form/draft'
import type { Checks } from '../../../../ui/form/form-options'
import { isWholeWithin, numberOf } from '../../../../ui/form/wire'

export type Fields = InputOf<typeof create>
export type Tried = InputOf<typeof simulate>['rules'][number]

/** How days open: the patterns, and not online at all. */
export const HOWS = [...PATTERNS, 'STAFF'] as const
export type How = (typeof HOWS)[number]

/** Of a new rule. */
const FIRST = { days: '14', weeks: '4', weekday: '1', dayOfMonth: '1', time: '09:00' }

const written = (value: number | null | undefined) => (value == null ? '' : String(value))

/** @param rule left out for a new one, which begins today */
export const valuesOf = (today: string, memberType: string, rule?: ManagedRule): Values => ({
  memberType: rule?.memberType ?? memberType,
  dayClass: rule?.dayClass ?? 'WEEKDAY',
  courseIdx: written(rule?.courseIdx),
  part: rule?.part ?? '',
  how: rule?.w05 === 'S' ? 'STAFF' : (rule?.pattern ?? 'ROLLING'),
  days: written(rule?.days) || FIRST.days,
  weeks: written(rule?.weeks) || FIRST.weeks,
  weekday: written(rule?.weekday) || FIRST.weekday,
  dayOfMonth: written(rule?.dayOfMonth) || FIRST.dayOfMonth,
  time: rule?.time ?? FIRST.time,
  way: rule?.w05 === 'L' ? 'L' : 'F',
  quotaDay: rule ? written(rule.quotaDay) : '1',
  quotaMonth: written(rule?.quotaMonth),
  from: rule?.from ?? today,
  to: rule?.to ?? '',
})

const textIn = (values: Values, field: string) => String(values[field]).trim()
const numberIn = (values: Values, field: string) =>
  textIn(values, field) === '' ? null : numberOf(textIn(values, field))

export function fieldsIn(values: Values): Fields {
  const how = values.how as How
  const pattern = how === 'STAFF' ? 'MANUAL' : how
  const numbers = Object.fromEntries(NUMBERS[pattern].map((name) => [name, numberIn(values, name)]))
  return {
    memberType: textIn(values, 'memberType'),
    dayClass: values.dayClass as Fields['dayClass'],
    courseIdx: numberIn(values, 'courseIdx'),
    part: textIn(values, 'part') || null,
    pattern,
    ...numbersOf({ pattern, ...numbers }),
    time: textIn(values, 'time'),
    w05: how === 'STAFF' ? 'S' : how === 'MANUAL' ? 'F' : (values.way as Fields['w05']),
    quotaDay: numberIn(values, 'quotaDay'),
    quotaMonth: numberIn(values, 'quotaMonth'),
    from: textIn(values, 'from'),
    to: textIn(values, 'to') || null,
  }
}

/** A number of a pattern is needed with it, and means nothing with another. */
const within = (field: keyof typeof RULE_BOUNDS, key: TextKey) => (values: Values) => {
  const how = PATTERNS.find((pattern) => (NUMBERS[pattern] as readonly string[]).includes(field))
  if (how && values.how !== how) return undefined
  const value = numberIn(values, field)
  if (value === null) return how ? key : undefined
  const { least, most } = RULE_BOUNDS[field]
  return isWholeWithin(value, least, most) ? undefined : key
}

/** What the shape of a field cannot know: a number that its pattern needs, and a span of days. */
export const ruleChecks = (today: string): Checks => ({
  days: within('days', 'opening.DAYS_WRONG'),
  weeks: within('weeks', 'opening.WEEKS_WRONG'),
  dayOfMonth: within('dayOfMonth', 'opening.DAY_OF_MONTH_WRONG'),
  quotaDay: within('quotaDay', 'opening.QUOTA_DAY_WRONG'),
  quotaMonth: within('quotaMonth', 'opening.QUOTA_MONTH_WRONG'),
  time: (values) => (isTime(textIn(values, 'time')) ? undefined : 'opening.TIME_WRONG'),
  to: (values) => {
    const [from, to] = [textIn(values, 'from'), textIn(values, 'to')]
    if (!isDay(to)) return undefined
    if (isDay(from) && to < from) return 'opening.TO_EARLY'
    return to < today ? 'opening.TO_PAST' : undefined
  },
})

/** True when the server can say what the rule changes. */
export function isWhole(values: Values, today: string): boolean {
  const { from, to } = fieldsIn(values)
  return isDay(from) && (to == null || isDay(to)) && Object.values(ruleChecks(today)).every((check) => !check?.(values))
}

/** All rules to try: the one in the form first, which counts, in place of what it was. */
export function triedRules(values: Values, rules: readonly ManagedRule[], ruleIdx?: number): Tried[] {
  const others = rules.filter((rule) => !rule.isKept && rule.ruleIdx !== ruleIdx)
  const termsOf = ({ w05, ...rule }: ManagedRule): Tried => ({ ...rule, w05: w05 as Tried['w05'] })
  return [fieldsIn(values), ...others.map(termsOf)]
}
