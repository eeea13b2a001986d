import { expect, test } from 'vitest'
import { monthAfter, monthIn, spanOf } from './month'

test.each([
  ['2026-12', '2026-12'],
  ['2026-13', undefined],
  ['26-12', undefined],
  ['9999-01', undefined],
  [null, undefined],
])('the month in %s is %s', (text, month) => {
  expect(monthIn(text)).toBe(month)
})

test.each([
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
])('the month %s moved by %i is %s', (month, by, after) => {
  expect(monthAfter(month, by)).toBe(after)
})

test.each([
  ['2028-02', '2028-02-01', '2028-02-29'],
  ['2026-12', '2026-12-01', '2026-12-31'],
])('the days of %s are %s to %s', (month, from, to) => {
  expect(spanOf(month)).toEqual({ from, to })
})
