import { describe, expect, it } from 'vitest'
import { isGivenUp, isOverdue, nextRun, waitAfter } from './rules.ts'

const at = (text: string) => Temporal.Instant.from(text)

it.each([
  [1, 10],
  [2, 30],
  [8, 3600],
  [9, 7200],
  [50, 7200],
])('after %i tries it waits %i s', (tries, seconds) => {
  expect(waitAfter(tries)).toBe(seconds)
})

it('gives up after a day', () => {
  expect(isGivenUp(at('2027-03-01T00:00:00Z'), at('2027-03-01T23:59:59Z'))).toBe(false)
  expect(isGivenUp(at('2027-03-01T00:00:00Z'), at('2027-03-02T00:00:00Z'))).toBe(true)
})

describe('nextRun', () => {
  it.each([
    ['7 * * * *', 'Asia/Seoul', '2027-03-01T00:07:00Z', '2027-03-01T01:07:00Z'],
    ['7 * * * *', 'Asia/Seoul', '2027-03-01T00:06:59Z', '2027-03-01T00:07:00Z'],
    ['0 9 * * *', 'Asia/Seoul', '2027-02-28T23:59:59Z', '2027-03-01T00:00:00Z'],
    ['0 9 1 * *', 'Asia/Seoul', '2028-02-29T12:00:00Z', '2028-03-01T00:00:00Z'],
    // The night without 02:30 (daylight saving): the job runs once, right after the clock change.
    ['30 2 * * *', 'Europe/Berlin', '2027-03-28T00:00:00Z', '2027-03-28T01:00:00Z'],
    // The night with two 02:30: the job runs once.
    ['30 2 * * *', 'Europe/Berlin', '2027-10-31T00:30:00Z', '2027-11-01T01:30:00Z'],
  ])('%s in %s after %s: %s', (schedule, zone, after, next) => {
    expect(nextRun(schedule, zone, at(after)).toString()).toBe(next)
  })
})

it.each([
  ['2027-03-01T00:00:00Z', false, '2027-03-01T00:05:00Z', false],
  ['2027-03-01T00:00:00Z', false, '2027-03-01T00:05:01Z', true],
  ['2027-03-01T00:00:00Z', true, '2027-03-01T02:00:00Z', false],
  [null, false, '2027-03-01T02:00:00Z', false],
])('due %s, running: %s, at %s: overdue %s', (nextAt, isRunning, now, overdue) => {
  expect(isOverdue({ nextAt: nextAt === null ? null : at(nextAt), isRunning }, at(now))).toBe(overdue)
})
