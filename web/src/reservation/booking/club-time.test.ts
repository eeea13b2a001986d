import { expect, test } from 'vitest'
import { instantOf, today } from './club-time'

test.each([
  ['2026-05-21', '06:46', 'Asia/Seoul', '2026-05-20T21:46:00.000Z'],
  ['2026-03-29', '03:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29', '01:30', 'Europe/Berlin', '2026-03-29T00:30:00.000Z'],
  ['2026-11-01', '07:00', 'America/New_York', '2026-11-01T12:00:00.000Z'],
  ['2026-01-10', '09:00', 'UTC', '2026-01-10T09:00:00.000Z'],
])('%s %s in %s', (date, time, zone, instant) => expect(instantOf(date, time, zone).toISOString()).toBe(instant))

test('today is the day of the club', () => {
  expect(today(Date.parse('2026-05-20T15:30:00Z'), 'Asia/Seoul')).toBe('2026-05-21')
})
