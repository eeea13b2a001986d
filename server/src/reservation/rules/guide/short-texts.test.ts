import { expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../../rulebook.ts'
import { shortTexts } from './short-texts.ts'

type Rule = Parameters<typeof shortTexts>[1][number]
const NONE = { days: null, weekday: null, weeks: null, dayOfMonth: null, quotaDay: null, quotaMonth: null }
const rule = (more: Partial<Rule>): Rule => ({ ...NONE, dayClass: 'WEEKDAY', w05: 'F', pattern: 'MANUAL', ...more })
const rolling = (days: number, more: Partial<Rule> = {}) => rule({ pattern: 'ROLLING', days, ...more })

const say = (code: string, values: Record<string, unknown> = {}) =>
  [code.replace('RULE_', ''), ...Object.values(values)].join(' ')
const short = (...rules: Rule[]) => shortTexts(say, rules, DEFAULT_SETTINGS)

it.each<[string, Rule[]]>([
  ['SHORT_AHEAD 7', [rolling(7), rolling(7)]],
  ['SHORT_AHEAD_MOST 14', [rolling(7), rolling(14)]],
  ['SHORT_AHEAD_MOST 7', [rolling(7), rule({})]],
  ['SHORT_TODAY', [rolling(0)]],
  ['SHORT_MANUAL', [rule({})]],
  // Monday four weeks before opens the week until its Friday, or its Sunday.
  ['SHORT_AHEAD 32', [rule({ pattern: 'WEEKLY', weekday: 1, weeks: 4 })]],
  ['SHORT_AHEAD 16', [rule({ pattern: 'WEEKLY', weekday: 5, weeks: 2, dayClass: 'WEEKEND' })]],
  // 1 July opens until 31 August.
  ['SHORT_AHEAD 61', [rule({ pattern: 'MONTHLY', dayOfMonth: 1 })]],
  // What staff book is not for members: some have no days ahead.
  ['SHORT_AHEAD_MOST 7', [rolling(7), rolling(99, { w05: 'S' })]],
])('says how far ahead: %s', (sentence, rules) => {
  expect(short(...rules)[0]).toBe(sentence)
})

it.each<[string, Rule[]]>([
  ['SHORT_NO_LIMIT', [rolling(7)]],
  ['QUOTA_DAY 2', [rolling(7, { quotaDay: 2 }), rolling(9, { quotaDay: 2 })]],
  ['SHORT_DAY_MONTH 1', [rolling(7, { quotaDay: 1, quotaMonth: 4 }), rolling(7, { quotaDay: 1 })]],
  ['SHORT_LIMITS', [rolling(7, { quotaDay: 1 }), rolling(7, { quotaDay: 2 })]],
  ['SHORT_LIMITS', [rolling(7, { quotaDay: 1 }), rolling(7)]],
  ['SHORT_LIMITS', [rolling(7, { quotaMonth: 4 })]],
])('says how many: %s', (sentence, rules) => {
  expect(short(...rules)[1]).toBe(sentence)
})

it('says until when cancelling is free, also where members cannot book themselves', () => {
  expect(short(rule({ w05: 'S' }))).toEqual(['SHORT_CANCEL_CLASSES 17:00 3 4'])
  const cancel = { ...DEFAULT_SETTINGS.cancel, time: '12:00', weekdayDays: 2, weekendDays: 2 }
  expect(shortTexts(say, [], { cancel })).toEqual(['SHORT_CANCEL 12:00 2'])
})
