import { expect, it } from 'vitest'
import type { OpeningRule } from '../../rulebook.ts'
import { type Booked, noLonger } from './effect-rules.ts'

const rule = (changes: Partial<OpeningRule>): OpeningRule => ({
  ruleIdx: 1,
  memberType: '12',
  dayClass: 'WEEKDAY',
  courseIdx: null,
  part: null,
  pattern: 'ROLLING',
  days: 14,
  weeks: null,
  weekday: null,
  dayOfMonth: null,
  time: '09:00',
  w05: 'F',
  quotaDay: null,
  quotaMonth: null,
  fromDate: '2000-01-01',
  toDate: null,
  ...changes,
})
const booked = (bookingIdx: number, date: string, changes: Partial<Booked> = {}): Booked => ({
  bookingIdx,
  date,
  dayClass: 'WEEKDAY',
  courseIdx: 1,
  part: '1',
  isAhead: true,
  ...changes,
})
const found = (bookings: Booked[], rules: OpeningRule[]) => [
  ...noLonger(bookings, {
    rules,
    memberType: '12',
    now: Temporal.Instant.from('2027-03-01T01:00:00Z'),
    zone: 'Asia/Seoul',
  }),
]

it.each<[string, Booked[], OpeningRule[], [number, string][]]>([
  ['is allowed', [booked(1, '2027-03-03')], [rule({})], []],
  ['has no rule for the day', [booked(1, '2027-03-06', { dayClass: 'WEEKEND' })], [rule({})], [[1, 'TYPE']]],
  ['has not opened', [booked(1, '2027-03-16')], [rule({})], [[1, 'LATER']]],
  ['is opened by staff', [booked(1, '2027-03-03')], [rule({ pattern: 'MANUAL' })], [[1, 'LATER']]],
  ['is the second of a day', [booked(1, '2027-03-03'), booked(2, '2027-03-03')], [rule({ quotaDay: 1 })], [[2, 'DAY']]],
  [
    'is one too many in a month, with one that was played',
    [booked(1, '2027-03-01', { isAhead: false }), booked(2, '2027-03-03'), booked(3, '2027-04-01')],
    [rule({ quotaMonth: 1, days: 60 })],
    [[2, 'MONTH']],
  ],
  [
    'takes nothing from the next where it is not allowed itself',
    [booked(1, '2027-03-03', { courseIdx: 2 }), booked(2, '2027-03-04')],
    [rule({ quotaMonth: 1, courseIdx: 1 })],
    [[1, 'TYPE']],
  ],
])('a tee time that %s', (_, bookings, rules, expected) => {
  expect(found(bookings, rules)).toEqual(expected)
})
