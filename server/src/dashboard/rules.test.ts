import { expect, it } from 'vitest'
import {
  bandsOf,
  countOf,
  daysBefore,
  daysOf,
  daysOfYearBefore,
  meanOf,
  type Period,
  sumsOfParts,
  trendDays,
  untilSameHour,
} from './rules.ts'

/** Today, the period, its days, and those before it. */
const cases: [string, Period, string, string][] = [
  ['2026-12-02', 0, '2026-12-02..2026-12-02', '2026-12-01..2026-12-01'],
  ['2026-12-02', 1, '2026-11-30..2026-12-02', '2026-11-23..2026-11-25'],
  ['2026-12-06', 1, '2026-11-30..2026-12-06', '2026-11-23..2026-11-29'],
  ['2026-12-02', 2, '2026-12-01..2026-12-02', '2026-11-01..2026-11-02'],
  ['2026-12-31', 2, '2026-12-01..2026-12-31', '2026-11-01..2026-11-30'],
  ['2027-03-30', 2, '2027-03-01..2027-03-30', '2027-02-01..2027-02-28'],
  ['2026-12-02', 3, '2026-11-01..2026-11-30', '2026-10-01..2026-10-31'],
  ['2027-03-31', 3, '2027-02-01..2027-02-28', '2027-01-01..2027-01-31'],
  ['2027-01-01', 3, '2026-12-01..2026-12-31', '2026-11-01..2026-11-30'],
  ['2026-12-02', 4, '2026-01-01..2026-12-02', '2025-01-01..2025-12-02'],
  ['2028-12-31', 4, '2028-01-01..2028-12-31', '2027-01-01..2027-12-31'],
  ['2027-01-01', 4, '2027-01-01..2027-01-01', '2026-01-01..2026-01-01'],
]
const said = ({ from, to }: { from: string; to: string }) => `${from}..${to}`

it.each(cases)('on %s period %i is %s, and before it %s', (today, period, days, before) => {
  const date = Temporal.PlainDate.from(today)
  expect([said(daysOf(period, date)), said(daysBefore(period, date))]).toEqual([days, before])
})

it.each([
  ['2026-12-01', '2026-12-02', '2025-12-01..2025-12-02'],
  ['2028-02-01', '2028-02-29', '2027-02-01..2027-02-28'],
])('a year before %s to %s is %s', (from, to, expected) => {
  expect(said(daysOfYearBefore({ from, to }))).toBe(expected)
})

it.each([
  ['2026-12-02T10:05:30', 2, '10:05'],
  ['2026-12-02T10:05:30', 0, '10:05'],
  ['2026-12-31T10:05', 2, undefined],
  ['2027-03-29T10:05', 2, undefined],
  ['2026-12-02T10:05', 3, undefined],
  ['2028-12-31T10:05', 4, undefined],
] as const)('at %s the days before period %i count until %s', (now, period, untilTime) => {
  const time = Temporal.PlainDateTime.from(now)
  const [days, before] = [daysOf, daysBefore].map((of) => of(period, time.toPlainDate()))
  expect(untilSameHour(before!, days!, time).untilTime).toBe(untilTime)
})

it.each([
  ['2026-12-02', '2026-12-02', '2026-11-03..2026-12-02'],
  ['2026-12-01', '2026-12-31', '2026-12-01..2026-12-31'],
  ['2027-02-01', '2027-02-28', '2027-01-30..2027-02-28'],
])('the trend of %s to %s is %s', (from, to, expected) => {
  expect(said(trendDays({ from, to }))).toBe(expected)
})

it('counts both ends of a range', () => {
  expect(countOf({ from: '2026-12-02', to: '2026-12-02' })).toBe(1)
  expect(countOf({ from: '2026-02-27', to: '2026-03-01' })).toBe(3)
})

it('puts every lead time into one band', () => {
  const found = [0, 1, 3, 4, 7, 8, 14, 15, 400].map((days) => ({ days, count: 2 }))
  expect(bandsOf(found)).toEqual([
    { from: 0, to: 0, count: 2 },
    { from: 1, to: 3, count: 4 },
    { from: 4, to: 7, count: 4 },
    { from: 8, to: 14, count: 4 },
    { from: 15, to: null, count: 4 },
  ])
  expect(bandsOf([])).toHaveLength(5)
})

it.each([
  [[], null],
  [[{ days: 9, count: 3 }], 9],
  [
    [
      { days: 1, count: 2 },
      { days: 2, count: 1 },
    ],
    1.3,
  ],
])('the mean of %j is %s', (found, mean) => {
  expect(meanOf(found)).toBe(mean)
})

it('sums the parts of days in their order, also where a day has not all of them', () => {
  const fill = (part: string, taken: number, total: number) => ({ part, taken, total })
  const days = [{ parts: [fill('2', 1, 4)] }, { parts: [fill('1', 2, 3), fill('2', 0, 5)] }, { parts: [] }]
  expect(sumsOfParts(days)).toEqual([fill('1', 2, 3), fill('2', 1, 9)])
})
