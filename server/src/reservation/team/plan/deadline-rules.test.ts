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
  expect(lateShareOf('2027-05-20', at(now), ZONE)).toMatchObject({ code, percent })
})
