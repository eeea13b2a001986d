import { expect, it } from 'vitest'
import type { OpeningRule } from '../../rulebook.ts'
import { typesFor } from './types-rules.ts'

const RULE: OpeningRule = {
  ...{ ruleIdx: 1, memberType: '10', dayClass: 'WEEKEND', courseIdx: null, part: null, w05: 'F' },
  ...{ pattern: 'WEEKLY', weeks: 2, weekday: 5, days: null, dayOfMonth: null, time: '09:00' },
  ...{ quotaDay: null, quotaMonth: null, fromDate: '2000-01-01', toDate: null },
}
const early = (memberType: string): OpeningRule => ({ ...RULE, memberType })
const late = (memberType: string): OpeningRule => ({ ...early(memberType), pattern: 'ROLLING', days: 7 })
// What the draw leaves is released on the Friday two weeks before, at 13:00.
const of = (...rules: OpeningRule[]) =>
  typesFor(
    rules,
    { playDates: ['2027-04-03', '2027-04-04'], parts: ['1'] },
    { settleAt: Temporal.Instant.from('2027-03-19T04:00:00Z'), zone: 'Asia/Seoul' },
  )

it.each([
  [
    'types for whom the days open before the leftovers, and family members',
    [early('10'), late('11'), late('12')],
    ['10', '11'],
  ],
  ['types of a club that has others', [early('31'), late('32'), early('30')], ['30', '31']],
  ['no type for which only staff books', [early('30'), { ...early('31'), w05: 'S' }], ['30']],
  [
    'no type that opens on other parts, in other years or on weekdays alone',
    [
      early('30'),
      { ...early('31'), part: '2' },
      { ...early('32'), toDate: '2026-12-31' },
      { ...early('33'), dayClass: 'WEEKDAY' as const },
    ],
    ['30'],
  ],
  [
    'types for whom one course alone opens so early',
    [early('30'), { ...early('31'), courseIdx: 2 }, late('32'), { ...early('32'), courseIdx: 1 }, late('33')],
    ['30', '31', '32'],
  ],
  [
    'all to whom the days open, where they open to all later',
    [late('11'), late('30'), { ...late('31'), pattern: 'MANUAL' as const }],
    ['11', '30', '31'],
  ],
  ['nobody in particular without rules', [], []],
])('is for %s', (_, rules, types) => {
  expect(of(...rules)).toEqual(types)
})
