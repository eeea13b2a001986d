import { expect, test } from 'vitest'
import { DATE_FORMATS } from '../policy.ts'
import { writeDate } from './date-format.ts'
import { formatSpan, monthNames } from './format.ts'
import { readDay, readDayOfYear, readSpan, readTime } from './read-typed.ts'

const en = monthNames('en')

test.each([
  ['yyyy.MM.dd', '2026.12.24', '2026-12-24'],
  ['yyyy.MM.dd', ' 2026-12-4 ', '2026-12-04'],
  ['yyyy.MM.dd', '20261224', '2026-12-24'],
  ['dd/MM/yyyy', '4/12/2026', '2026-12-04'],
  ['MM/dd/yyyy', '4/12/2026', '2026-04-12'],
  ['dd/MM/yyyy', '2026-12-04', '2026-12-04'],
  ['yy.MM.dd', '26.12.04', '2026-12-04'],
  ['yyyy.MM.dd', '2026년 12월 4일', '2026-12-04'],
  ['dd MMM yyyy', '4 dec 2026', '2026-12-04'],
  ['yyyy.MM.dd', '2026.06.31', undefined],
  ['yyyy.MM.dd', '2026.13.01', undefined],
  ['yyyy.MM.dd', 'tomorrow', undefined],
  ['yyyy.MM.dd', '2026.12', undefined],
  ['yyyy.MM.dd', '', undefined],
])('in %s %j is %s', (pattern, typed, day) => {
  expect(readDay(pattern, typed, en)).toBe(day)
})

test.each([
  ['yyyy.MM.dd', '04-01', '04-01'],
  ['yyyy.MM.dd', '12.1', '12-01'],
  ['dd/MM/yyyy', '1/12', '12-01'],
  ['dd/MM/yyyy', 'Dec 1', '12-01'],
  ['yyyy.MM.dd', '1 December', '12-01'],
  ['dd/MM/yyyy', '12월 1일', '12-01'],
  ['yyyy.MM.dd', '29 Feb', '02-29'],
  ['yyyy.MM.dd', '02-30', undefined],
  ['yyyy.MM.dd', '2026.12.01', undefined],
  ['yyyy.MM.dd', 'winter', undefined],
])('in %s %j is the day of the year %s', (pattern, typed, day) => {
  expect(readDayOfYear(pattern, typed, en)).toBe(day)
})

test('every pattern reads what it writes', () => {
  for (const lang of ['en', 'ko'])
    for (const pattern of DATE_FORMATS)
      for (const [month, day] of [
        [1, 2],
        [12, 24],
      ] as const) {
        const written = writeDate(pattern, { year: 2026, month, day }, monthNames(lang))
        const iso = `2026-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
        expect([written, readDay(pattern, written, monthNames(lang))]).toEqual([written, iso])
      }
})

test.each([
  ['9:30', '09:30'],
  ['09.30', '09:30'],
  [' 0930 ', '09:30'],
  ['23:59', '23:59'],
  ['24:00', undefined],
  ['9:60', undefined],
  ['9', undefined],
  ['', undefined],
])('the time %j is %s', (typed, time) => {
  expect(readTime(typed)).toBe(time)
})

test.each([
  ['5:00', 300],
  ['5', 300],
  [' 0.30 ', 30],
  ['60:00', 3600],
  ['5:60', undefined],
  ['5:3', undefined],
  ['-1:00', undefined],
  ['', undefined],
])('the minutes and seconds %j are %s seconds', (typed, seconds) => {
  expect(readSpan(typed)).toBe(seconds)
})

test('minutes and seconds are read as they are written', () => {
  for (const seconds of [0, 9, 60, 75, 600, 3600]) expect(readSpan(formatSpan(seconds))).toBe(seconds)
})
