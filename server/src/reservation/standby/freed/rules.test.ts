import { POLICIES_FIRST } from '@clubhouse/contract/reservation/rules/policies'
import { expect, it } from 'vitest'
import { freesAt, isSoon } from './rules.ts'

const ZONE = 'Asia/Seoul'
const { standby } = POLICIES_FIRST
const at = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime(ZONE).toInstant()

it.each([
  ['2027-03-01T12:00', 10, '2027-03-01T12:10'],
  ['2027-03-01T12:00', 60, '2027-03-01T13:00'],
  ['2027-03-01T20:45', 15, '2027-03-01T21:00'],
  ['2027-03-01T20:45', 16, '2027-03-02T08:06'],
  ['2027-03-01T23:30', 10, '2027-03-02T08:00'],
  ['2027-03-02T02:00', 60, '2027-03-02T08:50'],
  ['2027-03-02T07:45', 20, '2027-03-02T08:05'],
])('what is freed at %s is free for everyone %i minutes later, by day: %s', (now, lag, expected) => {
  expect(freesAt(at(now), standby, ZONE, () => lag)).toEqual(at(expected))
})

it('chooses between the least and the most of the club', () => {
  const asked: number[][] = []
  freesAt(at('2027-03-01T12:00'), standby, ZONE, (...between) => asked.push(between))
  expect(asked).toEqual([[10, 60]])
})

it('waits for no minute in the last day before the tee time', () => {
  const now = at('2027-03-01T12:00')
  expect(isSoon(at('2027-03-02T11:59'), now, standby)).toBe(true)
  expect(isSoon(at('2027-03-02T12:00'), now, standby)).toBe(false)
})
