import type { ManagedRule } from '@clubhouse/contract/reservation/rules/opening'
import { describe, expect, test } from 'vitest'
import { fieldsIn, isWhole, ruleChecks, triedRules, valuesOf } from './rule-values'

const TODAY = '2026-12-02'
const rule: ManagedRule = {
  ...{ ruleIdx: 7, memberType: '11', dayClass: 'WEEKEND', courseIdx: 2, courseName: 'Pine', part: '1' },
  ...{ pattern: 'WEEKLY', days: null, weeks: 4, weekday: 5, dayOfMonth: null, time: '13:00', w05: 'F' },
  ...{ quotaDay: null, quotaMonth: 0, from: '2027-01-01', to: '2027-12-31', isKept: false, version: 2 },
}

test.each<[string, Partial<ManagedRule>]>([
  ['of a week', {}],
  ['of a month', { pattern: 'MONTHLY', dayOfMonth: 31, weeks: null, weekday: null }],
  ['of the day of play', { pattern: 'ROLLING', days: 0, weeks: null, weekday: null }],
  ['that stays closed', { pattern: 'MANUAL', weeks: null, weekday: null }],
  ['through a lobby', { w05: 'L' }],
  ['of staff', { pattern: 'MANUAL', w05: 'S', weeks: null, weekday: null }],
])('a rule %s keeps all that it has through the form', (_, fields) => {
  const { ruleIdx: __, courseName: ___, isKept: ____, version: _____, ...kept } = { ...rule, ...fields }
  expect(fieldsIn(valuesOf(TODAY, '10', { ...rule, ...fields }))).toEqual(kept)
})

describe('what the server can tell the days of', () => {
  const values = valuesOf(TODAY, '10')
  test.each([
    [{}, true],
    [{ days: '' }, false],
    [{ days: '366' }, false],
    [{ days: '2.5' }, false],
    [{ days: '', how: 'MANUAL' }, true],
    [{ weeks: '0', how: 'WEEKLY' }, false],
    [{ dayOfMonth: '32', how: 'MONTHLY' }, false],
    [{ time: '9' }, false],
    [{ quotaDay: '' }, true],
    [{ quotaDay: '0' }, false],
    [{ quotaMonth: 'two' }, false],
    [{ from: '2026-12' }, false],
    [{ to: '2026-12-01' }, false],
    [{ to: '2026-12-02' }, true],
  ])('%j: %s', (change, is) => {
    expect(isWhole({ ...values, ...change }, TODAY)).toBe(is)
  })

  test('the last day is neither before the first nor in the past', () => {
    const fault = (change: object) => ruleChecks(TODAY).to?.({ ...values, ...change })
    expect(fault({ from: '2027-02-01', to: '2027-01-01' })).toBe('opening.TO_EARLY')
    expect(fault({ from: '2026-01-01', to: '2026-02-01' })).toBe('opening.TO_PAST')
  })
})

test('what is tried is the rule of the form before the others, in place of what it was', () => {
  const others = [rule, { ...rule, ruleIdx: 8 }, { ...rule, ruleIdx: 9, isKept: true }]
  const tried = triedRules({ ...valuesOf(TODAY, '10', rule), time: '08:00' }, others, 7)
  expect(tried.map(({ time }) => time)).toEqual(['08:00', '13:00'])
})
