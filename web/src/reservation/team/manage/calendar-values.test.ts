import { expect, test } from 'vitest'
import { monthAfter, monthsOf, weeksOf } from './calendar-values'

test('a month is laid out in weeks from Monday', () => {
  const weeks = weeksOf('2027-02')
  expect(weeks).toHaveLength(4)
  expect(weeks[0]![0]).toBe('2027-02-01')
  const may = weeksOf('2027-05')
  expect(may[0]).toEqual([undefined, undefined, undefined, undefined, undefined, '2027-05-01', '2027-05-02'])
  expect(may.flat().filter(Boolean)).toHaveLength(31)
})

test('months follow each other over the year', () => {
  expect(monthAfter('2027-12', 1)).toBe('2028-01')
  expect(monthAfter('2027-01', -1)).toBe('2026-12')
})

test('a season begins with its first month that has a date', () => {
  expect(monthsOf([{ date: '2027-05-08' }, { date: '2027-04-10' }, { date: '2027-05-22' }], 2027)).toEqual([
    '2027-04',
    '2027-05',
  ])
  expect(monthsOf([], 2027)).toEqual(['2027-01'])
})
