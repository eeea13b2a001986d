import { expect, test } from 'vitest'
import { bucketsOf, sumOf, within, yearEarlier } from './buckets'

test('few days are days, also over the end of a month and of a year', () => {
  expect(bucketsOf('2027-12-31', '2028-01-01')).toEqual([
    { from: '2027-12-31', to: '2027-12-31' },
    { from: '2028-01-01', to: '2028-01-01' },
  ])
  expect(bucketsOf('2026-12-02', '2026-12-02')).toHaveLength(1)
  expect(bucketsOf('2026-12-02', '2026-12-01')).toEqual([])
  expect(bucketsOf('2026-01-01', '2026-03-03')).toHaveLength(62)
})

test('many days are months, of which the last ends with the range', () => {
  expect(bucketsOf('2028-01-01', '2028-03-04')).toEqual([
    { from: '2028-01-01', to: '2028-01-31', month: '2028-01' },
    { from: '2028-02-01', to: '2028-02-29', month: '2028-02' },
    { from: '2028-03-01', to: '2028-03-04', month: '2028-03' },
  ])
})

test('rows are summed within their bucket', () => {
  const rows = ['2026-11-30', '2026-12-01', '2026-12-02'].map((date, i) => ({ date, count: i + 1 }))
  expect(sumOf(within(rows, { from: '2026-12-01', to: '2026-12-31' }), ({ count }) => count)).toBe(5)
})

test.each([
  [
    { from: '2026-12-02', to: '2026-12-02' },
    { from: '2025-12-02', to: '2025-12-02' },
  ],
  [
    { from: '2028-02-01', to: '2028-02-29', month: '2028-02' },
    { from: '2027-02-01', to: '2027-02-28', month: '2027-02' },
  ],
])('a year before %j is %j', (bucket, before) => {
  expect(yearEarlier(bucket)).toEqual(before)
})
