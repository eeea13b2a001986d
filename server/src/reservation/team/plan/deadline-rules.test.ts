import { POLICIES_FIRST } from '@clubhouse/contract/reservation/rules/policies'
import { expect, it } from 'vitest'
import { deadlinesOf, lateShareOf } from './deadline-rules.ts'

const ZONE = 'Asia/Seoul'
const at = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime(ZONE).toInstant()

it('counts the days before a date', () => {
  expect(deadlinesOf('2027-05-20', at('2027-05-20T07:00'), POLICIES_FIRST, ZONE)).toEqual({
    skipUntil: at('2027-05-05T14:00'),
    cancelUntil: at('2027-05-06T17:00'),
    reduceUntil: at('2027-05-13T17:00'),
    pairingDueAt: at('2027-05-19T17:00'),
    pairingUntil: at('2027-05-20T06:30'),
  })
})

it.each([
  ['2027-05-06T17:01', 'W1', 10],
  ['2027-05-13T23:59', 'W1', 10],
  ['2027-05-14T00:00', 'W2', 20],
  ['2027-05-17T23:59', 'W2', 20],
  ['2027-05-18T00:00', 'W3', 30],
  ['2027-05-20T06:00', 'W3', 30],
])('giving up at %s counts as %s, %i per cent', (now, code, percent) => {
  expect(lateShareOf('2027-05-20', at(now), POLICIES_FIRST, ZONE)).toEqual({ code, percent })
})

it.each([
  ['2027-05-10T23:59', 'W1', 5],
  ['2027-05-11T00:00', 'W2', 50],
  ['2027-05-19T23:59', 'W2', 50],
  ['2027-05-20T00:00', 'W3', 100],
])('giving up at %s counts as %s, %i per cent, in a club with other numbers', (now, code, percent) => {
  const own = { earlyDays: 10, lateDays: 1, earlyPercent: 5, latePercent: 50, latestPercent: 100 }
  const settings = { team: { ...POLICIES_FIRST.team, ...own } }
  expect(lateShareOf('2027-05-20', at(now), settings, ZONE)).toEqual({ code, percent })
})
