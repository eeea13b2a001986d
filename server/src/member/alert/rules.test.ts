import { expect, it } from 'vitest'
import { nextTry, shownWithin } from './rules.ts'

it.each([
  ['soon after the first', { tries: 1, hasEmail: true, usefulSeconds: 3600 }, 10],
  ['later after more', { tries: 4, hasEmail: true, usefulSeconds: 3600 }, 120],
  ['not while an email has waited long enough', { tries: 5, hasEmail: true, usefulSeconds: 3600 }, undefined],
  ['where there is no email', { tries: 5, hasEmail: false, usefulSeconds: 3600 }, 300],
  ['when the channel asks', { tries: 1, hasEmail: true, wait: 200, usefulSeconds: 3600 }, 200],
  ['not when the channel asks for too long', { tries: 1, hasEmail: true, wait: 301, usefulSeconds: 3600 }, undefined],
  ['not after its use', { tries: 1, hasEmail: false, usefulSeconds: 10 }, undefined],
  ['not for ever', { tries: 20, hasEmail: false, usefulSeconds: 1e6 }, undefined],
])('an alert is tried again %s', (_, attempt, seconds) => {
  expect(nextTry(attempt)).toBe(seconds)
})

it.each([
  ['two minutes', { kind: 'BOOKING_BOOKED', tries: 1, usefulSeconds: 3600 }, 120],
  ['less where it ends soon', { kind: 'STANDBY_OFFER', tries: 1, usefulSeconds: 900 }, 20],
  [
    'an hour for news, which a phone that saves power shows later',
    { kind: 'CLUB_NEWS', tries: 1, usefulSeconds: 7200 },
    3600,
  ],
  ['less after a retry', { kind: 'BOOKING_BOOKED', tries: 2, usefulSeconds: 3600 }, 20],
  ['no longer than it is of use', { kind: 'BOOKING_BOOKED', tries: 1, usefulSeconds: 9 }, 9],
  ['two minutes for a kind of another version', { kind: 'LATER', tries: 1, usefulSeconds: 3600 }, 120],
])('a device has to show it in %s', (_, accepted, seconds) => {
  expect(shownWithin(accepted)).toBe(seconds)
})
