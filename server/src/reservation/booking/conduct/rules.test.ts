import {
  PENALTY_RULES_FIRST,
  type PenaltyRule,
  withPenaltyValues,
} from '@clubhouse/contract/reservation/rules/penalty-terms'
import { POLICIES_FIRST } from '@clubhouse/contract/reservation/rules/policies'
import { describe, expect, it } from 'vitest'
import { countsUntil } from '../../penalty-book-rules.ts'
import { type ConductCode, conductOf, isExcused, isNoShowDue, isPlayed, lateUntil, noShowUntil } from './rules.ts'

const row = (key: string, amount: number) => ({ key, name: key, qty: 1, unit: amount, amount })
const PRICE = {
  rows: [row('GREEN', 480_000), row('CART', 100_000), row('CADDIE', 150_000)],
  total: 730_000,
  currency: 'KRW',
}
const conduct = (
  code: ConductCode,
  before: number,
  hasPaid = false,
  rules: readonly PenaltyRule[] = PENALTY_RULES_FIRST,
  dayClass: PenaltyRule['dayClass'] = 'WEEKDAY',
) => {
  const { days, money } = conductOf(code, { before, hasPaid }, rules, { dayClass, price: PRICE })
  return [days, money]
}

describe('what a round leads to', () => {
  it.each([
    // A no-show: 180 days, or 30 % of the green fees, which lift it once a year.
    ['W4', 0, false, [180, 144_000]],
    ['W4', 1, false, [180, 144_000]],
    ['W4', 1, true, [180, null]],
    // A booker who stays away: a warning, then 30, then 90 days within twelve months.
    ['W5', 0, false, [null, null]],
    ['W5', 1, false, [30, null]],
    ['W5', 2, false, [90, null]],
    ['W5', 7, false, [90, null]],
    // Fewer than the minimum: the price as booked, and 30 days from the third time on.
    ['W6', 0, false, [null, null]],
    ['W6', 1, false, [null, null]],
    ['W6', 2, false, [30, null]],
    ['W6', 3, false, [30, null]],
    // A name lent or a tee time sold: at least 180 days.
    ['W8', 0, false, [180, null]],
    ['W8', 2, false, [180, null]],
  ] as const)('%s after %i in twelve months, of which one was paid: %s', (code, before, hasPaid, expected) => {
    expect(conduct(code, before, hasPaid)).toEqual(expected)
  })

  it('follows the numbers of the club', () => {
    const rules = withPenaltyValues(PENALTY_RULES_FIRST, {
      ...{ W4_WEEKDAY_DAYS: 0, W4_WEEKDAY_PERCENT: 50, W5_2_WEEKDAY_DAYS: 7, W5_3_WEEKDAY_DAYS: 9 },
      ...{ W6_WEEKDAY_DAYS: 5, W8_WEEKEND_DAYS: 365, W5_PER_MONTHS: 6 },
    })
    expect(conduct('W4', 0, false, rules)).toEqual([null, 240_000])
    expect(conduct('W4', 0, true, rules)).toEqual([null, null])
    expect(conduct('W4', 0, false, rules, 'WEEKEND')).toEqual([180, 144_000])
    expect(conduct('W5', 1, false, rules)).toEqual([7, null])
    expect(conduct('W5', 4, false, rules)).toEqual([9, null])
    expect(conduct('W5', 4, false, rules, 'WEEKEND')).toEqual([90, null])
    expect(conduct('W6', 2, false, rules)).toEqual([5, null])
    expect(conduct('W8', 0, false, rules)).toEqual([180, null])
    expect(conduct('W8', 0, false, rules, 'WEEKEND')).toEqual([365, null])
    expect(countsUntil(rules, 'W5', '2027-03-31')).toBe('2027-09-30')
    expect(countsUntil(rules, 'W6', '2027-03-31')).toBe('2028-03-31')
    expect(countsUntil(rules, 'W1', '2027-03-31')).toBe(null)
  })

  it('is nothing where the rule is not in use', () => {
    const rules = withPenaltyValues(PENALTY_RULES_FIRST, { W4_IS_USE: false })
    expect(conduct('W4', 0, false, rules)).toEqual([null, null])
  })
})

describe('a no-show at 07:00', () => {
  const at = (text: string) => Temporal.Instant.from(text)
  const startsAt = at('2027-03-04T07:00:00Z')
  const numbers = POLICIES_FIRST.checkIn
  it.each([
    ['2027-03-04T06:59:59Z', false],
    ['2027-03-04T07:14:59Z', false],
    ['2027-03-04T07:15:00Z', true],
    ['2027-03-05T07:00:00Z', true],
  ])('can be recorded at %s: %s', (now, expected) => {
    expect(isNoShowDue(startsAt, at(now), numbers)).toBe(expected)
  })

  it.each([
    ['2027-03-04T12:59:59Z', false],
    ['2027-03-04T13:00:00Z', true],
  ])('is none and the round is played at %s: %s', (now, expected) => {
    expect(isPlayed(startsAt, at(now), numbers)).toBe(expected)
  })

  it.each([
    ['S', '2027-03-04T05:00:00Z', true],
    ['S', '2027-03-04T06:20:00Z', true],
    ['S', '2027-03-04T04:59:59Z', false],
    ['N', '2027-03-04T06:20:00Z', false],
  ])('is excused for a booking of type %s of %s: %s', (type, createdAt, expected) => {
    const booking = { type, createdAt: at(createdAt), startsAt, isWaived: false }
    expect(isExcused(booking, { standby: { graceHours: 2 } })).toBe(expected)
    expect(isExcused({ ...booking, isWaived: true }, { standby: { graceHours: 2 } })).toBe(true)
  })

  it('can be recorded and undone for seven days', () => {
    expect(noShowUntil(startsAt, numbers).toString()).toBe('2027-03-11T07:00:00Z')
  })

  it('follows the settings of the club', () => {
    const club = { noShowMinutes: 20, recordDays: 2, playedHours: 5, lateMoveMinutes: 45 }
    expect(isNoShowDue(startsAt, at('2027-03-04T07:19:59Z'), club)).toBe(false)
    expect(isNoShowDue(startsAt, at('2027-03-04T07:20:00Z'), club)).toBe(true)
    expect(isPlayed(startsAt, at('2027-03-04T12:00:00Z'), club)).toBe(true)
    expect(noShowUntil(startsAt, club).toString()).toBe('2027-03-06T07:00:00Z')
    expect(lateUntil(startsAt, club).toString()).toBe('2027-03-04T07:45:00Z')
  })
})
