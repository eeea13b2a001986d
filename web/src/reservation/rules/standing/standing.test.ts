import type { CalendarDay } from '@clubhouse/contract/reservation/sheet/sheet'
import { expect, test } from 'vitest'
import { type Counts, daysThatWork, offerAfter, standingOn } from './standing'

const limit = (used: number, max: number | null) => ({ used, max })
const counts = (more: Partial<Counts> = {}): Counts => ({
  date: '2026-11-28',
  day: limit(0, 1),
  month: { weekday: limit(0, null), weekend: limit(0, 2) },
  waiting: limit(0, null),
  draw: limit(0, null),
  hold: limit(0, 1),
  guest: limit(0, 3),
  ...more,
})
const day = (date: string, dayType: string, more: Partial<CalendarDay> = {}): CalendarDay => ({
  date,
  dayType,
  state: 'OPEN',
  free: [{ part: '1', count: 3 }],
  myBooking: false,
  myStandby: false,
  myDraw: false,
  ...more,
})

test.each([
  ['nothing', counts(), undefined],
  ['a suspension before all else', counts({ suspendedUntil: '2027-02-10', day: limit(1, 1) }), 'SUSPENDED'],
  ['the limit of the day', counts({ day: limit(1, 1) }), 'QUOTA_DAY'],
  ['the limit of the month', counts({ month: { weekday: limit(0, null), weekend: limit(2, 2) } }), 'QUOTA_MONTH'],
  ['a limit of another kind of day', counts({ month: { weekday: limit(4, 4), weekend: limit(1, 2) } }), undefined],
  ['no limit', counts({ day: limit(3, null) }), undefined],
])('%s stands in the way', (_, given, code) => {
  expect(standingOn('WEEKEND', given)?.code).toBe(code)
})

const DAYS = [
  day('2026-11-27', 'WD'),
  day('2026-11-28', 'SA', { myBooking: true }),
  day('2026-11-29', 'SU'),
  day('2026-11-30', 'WD', { free: [{ part: '1', count: 0 }] }),
  day('2026-12-01', 'WD'),
  day('2026-12-05', 'SA', { state: 'NOT_OPEN' }),
  day('2026-12-06', 'SU'),
  day('2027-01-02', 'SA'),
]
const months = (weekend = 0) =>
  new Map([
    ['2026-11', counts({ month: { weekday: limit(0, null), weekend: limit(weekend, 2) } }).month],
    ['2026-12', counts().month],
  ])

test('other days are of the same kind first, free, open and in order', () => {
  expect(daysThatWork(DAYS, '2026-11-28', months(), 3)).toEqual(['2026-11-27', '2026-11-29', '2026-12-06'])
})

test('no day is offered that a limit of its month refuses, nor one of a month that is not known', () => {
  expect(daysThatWork(DAYS, '2026-11-28', months(2))).toEqual(['2026-11-27', '2026-12-01', '2026-12-06'])
})

test.each([
  ['QUOTA_DAY', 'days'],
  ['QUOTA_MONTH', 'days'],
  ['SUSPENDED', 'nothing'],
  ['PLAYER_ALREADY_BOOKED', 'parts'],
  ['TAKEN', 'times'],
  ['HELD_BY_OTHER', 'times'],
  [undefined, 'times'],
])('after %s the sheet offers %s', (code, offer) => {
  expect(offerAfter(code)).toBe(offer)
})
