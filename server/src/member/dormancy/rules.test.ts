import { describe, expect, it } from 'vitest'
import { nextStep } from './rules.ts'

const at = (day: string) => Temporal.Instant.from(`${day}T03:00:00Z`)
const step = (
  seen: string,
  now: string,
  noticed: Record<number, string> = {},
  more: { months?: number | null; isExpected?: boolean } = {},
) =>
  nextStep(
    {
      lastSeenAt: at(seen),
      noticed: Object.fromEntries(Object.entries(noticed).map(([days, day]) => [days, at(day)])),
      isExpected: more.isExpected ?? false,
    },
    at(now),
    more.months === undefined ? 12 : more.months,
    'Asia/Seoul',
  )

describe('a member last seen on 1 March 2027', () => {
  it.each([
    ['2028-01-30', {}, 'nothing'],
    ['2028-01-31', {}, 'notice 30'],
    ['2028-02-20', { 30: '2028-01-31' }, 'nothing'],
    ['2028-02-23', { 30: '2028-01-31' }, 'notice 7'],
    ['2028-02-29', { 30: '2028-01-31', 7: '2028-02-23' }, 'nothing'],
    ['2028-03-01', { 30: '2028-01-31', 7: '2028-02-23' }, 'sleep'],
    // The server was down for months: members are still notified 30 and 7 days before.
    ['2029-06-01', {}, 'notice 30'],
    ['2029-06-23', { 30: '2029-06-01' }, 'nothing'],
    ['2029-06-24', { 30: '2029-06-01' }, 'notice 7'],
    ['2029-06-30', { 30: '2029-06-01', 7: '2029-06-24' }, 'nothing'],
    ['2029-07-01', { 30: '2029-06-01', 7: '2029-06-24' }, 'sleep'],
    ['2029-09-01', { 30: '2029-06-01' }, 'notice 7'],
    ['2029-09-02', { 30: '2029-06-01', 7: '2029-09-01' }, 'nothing'],
  ] as [string, Record<number, string>, string][])('on %s after %j: %s', (now, noticed, expected) => {
    const found = step('2027-03-01', now, noticed)
    expect(found.is === 'notice' ? `notice ${found.days}` : found.is).toBe(expected)
  })

  it('never sleeps with a tee time ahead, or where the club lets nobody sleep', () => {
    const noticed = { 30: '2028-01-31', 7: '2028-02-23' }
    expect(step('2027-03-01', '2029-01-01', noticed, { isExpected: true })).toEqual({ is: 'nothing' })
    expect(step('2027-03-01', '2029-01-01', noticed, { months: null })).toEqual({ is: 'nothing' })
  })

  it('gets a notice that names the day', () => {
    expect(step('2027-03-01', '2028-01-31')).toEqual({ is: 'notice', days: 30, sleepsAt: at('2028-03-01') })
    expect(step('2027-03-01', '2029-06-01')).toEqual({ is: 'notice', days: 30, sleepsAt: at('2029-07-01') })
  })
})
