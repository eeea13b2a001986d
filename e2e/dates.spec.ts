import { STILL } from './club/accessible.ts'
import { lookAround } from './club/moment.ts'
import { test } from './journey.ts'

// A product of its own: its jobs run years ahead.
test.use({ ...STILL, settings: [{ LOG_LEVEL: 'error' }, { scope: 'worker' }] })

/** Every weekday, day boundaries, and critical calendar dates. */
const MOMENTS = [
  ['the first minute of a Thursday', '2026-12-03T00:00'],
  ['the last minute of a Friday', '2026-12-04T23:59'],
  ['a Saturday before the first tee time', '2026-12-05T04:30'],
  ['a Sunday afternoon', '2026-12-06T14:00'],
  ['a Monday after the last tee time', '2026-12-07T21:00'],
  ['a Tuesday when tee times open', '2026-12-08T09:00'],
  ['a Wednesday', '2026-12-09T10:00'],
  ['a holiday', '2026-12-25T10:00'],
  ['a Sunday that ends a month', '2027-01-31T17:00'],
  ['the last minute of the year', '2026-12-31T23:59'],
  ['a leap day', '2028-02-29T12:00'],
] as const

for (const [nth, [what, at]] of MOMENTS.entries()) {
  test(`pages and emails are right on ${what}`, async ({ page, club }) => {
    await lookAround(page, club, at, nth)
  })
}
