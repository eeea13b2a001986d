import type { CalendarDay } from '@clubhouse/contract/reservation/sheet/sheet'
import { expect, test } from 'vitest'
import { dayView, firstDay, takenOf, turnAt, twoWeeks, weeksOf } from './day-view'

const NOW = Date.parse('2026-04-20T00:00:00Z')
const day = (date: string, state: CalendarDay['state'], more: Partial<CalendarDay> = {}): CalendarDay => ({
  date,
  state,
  dayType: 'WD',
  free: [],
  myBooking: false,
  myStandby: false,
  myDraw: false,
  ...more,
})

test.each([
  ['OPEN', {}, 'DAY_OPEN', 'free'],
  ['NOT_OPEN', { opensAt: '2026-04-27T00:00:00Z' }, 'DAY_OPENS', 'soon'],
  ['NOT_OPEN', { opensAt: '2026-04-20T00:00:00Z' }, 'DAY_OPEN', 'free'],
  ['NOT_OPEN', {}, 'DAY_NOT_OPEN', 'soon'],
  ['DRAW_OPEN', {}, 'DAY_DRAW_OPEN', 'draw'],
  ['FULL', {}, 'DAY_FULL', 'full'],
  ['FULL_STANDBY', { waiting: 3 }, 'DAY_FULL_STANDBY', 'full'],
  ['CLUB_CLOSED', {}, 'DAY_CLUB_CLOSED', 'shut'],
  ['SUSPENDED_MEMBER', {}, 'DAY_SUSPENDED_MEMBER', 'shut'],
  ['PAST', {}, 'DAY_PAST', 'shut'],
] as const)('%s %j', (state, more, word, look) => {
  const view = dayView(day('2026-05-01', state, more), NOW)
  expect([view.word.code, view.look]).toEqual([`tee-times.${word}`, look])
})

test.each([
  [undefined, undefined],
  [{ taken: 0, total: 0 }, undefined],
  [{ taken: 0, total: 204 }, 0],
  [{ taken: 153, total: 204 }, 75],
  [{ taken: 119, total: 204 }, 58],
  [{ taken: 204, total: 204 }, 100],
])('of the places %j %s per cent are taken', (places, taken) => {
  expect(takenOf({ places })).toBe(taken)
})

test('the day shown first has a free tee time', () => {
  const days = [
    day('2026-04-20', 'FULL'),
    day('2026-04-21', 'OPEN', { free: [{ part: '1', count: 0 }] }),
    day('2026-04-22', 'OPEN', { free: [{ part: '1', count: 2 }] }),
  ]
  expect(firstDay(days, NOW)).toBe('2026-04-22')
  expect(firstDay(days.slice(0, 1), NOW)).toBe('2026-04-20')
  expect(firstDay([], NOW)).toBeUndefined()
})

test('the strip starts today, or with the week of a day further away', () => {
  expect(twoWeeks('2026-04-20', '2026-04-25')).toHaveLength(14)
  expect(twoWeeks('2026-04-20', '2026-04-25')[0]).toBe('2026-04-20')
  expect(twoWeeks('2026-04-20', '2026-05-21')[0]).toBe('2026-05-18')
})

test('a month has whole weeks from Monday', () => {
  const weeks = weeksOf('2026-05')
  expect(weeks[0]).toEqual([undefined, undefined, undefined, undefined, '2026-05-01', '2026-05-02', '2026-05-03'])
  expect(weeks.at(-1)?.filter(Boolean).at(-1)).toBe('2026-05-31')
})

test('the strip says the month where it turns, and weeks begin on Monday', () => {
  const turns = ['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-07'].map(turnAt)
  expect(turns).toEqual([
    { month: true, week: false },
    { month: false, week: true },
    { month: true, week: false },
    { month: false, week: true },
  ])
})
