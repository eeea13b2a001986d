import { expect, test } from 'vitest'
import { againAt, nextSameWeekday } from './book-again'

test.each([
  ['2026-11-28', '2026-12-02', '2026-12-05'],
  ['2026-11-25', '2026-12-02', '2026-12-09'],
  ['2026-12-01', '2026-12-02', '2026-12-08'],
  ['2026-02-27', '2026-03-05', '2026-03-06'],
])('a round of %s, on %s: %s', (date, today, next) => {
  expect(nextSameWeekday(date, today)).toBe(next)
})

test('a round is booked again on the sheet of that day, at its course and time', () => {
  expect(againAt({ date: '2026-11-28', time: '07:10', courseIdx: 3 }, '2026-12-02')).toEqual({
    date: '2026-12-05',
    to: '/reservation?date=2026-12-05&course=3&at=07%3A10',
  })
})
