import { expect, test } from 'vitest'
import { nextSameWeekday } from './book-again'

test.each([
  ['2026-11-28', '2026-12-02', '2026-12-05'],
  ['2026-11-25', '2026-12-02', '2026-12-09'],
  ['2026-12-01', '2026-12-02', '2026-12-08'],
  ['2026-02-27', '2026-03-05', '2026-03-06'],
])('a round of %s, on %s: %s', (date, today, next) => {
  expect(nextSameWeekday(date, today)).toBe(next)
})
