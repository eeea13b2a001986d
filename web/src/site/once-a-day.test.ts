import { expect, test } from 'vitest'
import { clubDay, isDue } from './once-a-day'

test.each([
  ['2026-11-21T14:59:59Z', 'Asia/Seoul', '2026-11-21'],
  ['2026-11-21T15:00:00Z', 'Asia/Seoul', '2026-11-22'],
  ['2026-12-31T23:30:00Z', 'Asia/Seoul', '2027-01-01'],
  ['2026-11-01T05:30:00Z', 'America/New_York', '2026-11-01'],
  ['2026-11-01T03:30:00Z', 'America/New_York', '2026-10-31'],
])('%s is in %s the day %s', (at, zone, day) => {
  expect(clubDay(Date.parse(at), zone)).toBe(day)
})

test.each([
  [null, true],
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['not a day', true],
])('on 2026-11-21, done on %s: due is %s', (doneOn, due) => {
  expect(isDue(doneOn, '2026-11-21')).toBe(due)
})
