import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../rulebook.ts'
import { type ConductCode, conductOf, isNoShowDue, undoNoShowUntil } from './rules.ts'

const row = (key: string, amount: number) => ({ key, name: key, qty: 1, unit: amount, amount })
const PRICE = {
  rows: [row('GREEN', 480_000), row('CART', 100_000), row('CADDIE', 150_000)],
  total: 730_000,
  currency: 'KRW',
}
const conduct = (code: ConductCode, before: number, hasPaid = false, settings = DEFAULT_SETTINGS) => {
  const { days, money } = conductOf(code, { before, hasPaid }, settings, PRICE)
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
    const settings = {
      ...DEFAULT_SETTINGS,
      penalty: { ...DEFAULT_SETTINGS.penalty, W4: { days: 0, percent: 50 } },
      conduct: { secondAbsenceDays: 7, laterAbsenceDays: 9, shortTimes: 1, shortDays: 5, lendingDays: 365 },
    }
    expect(conduct('W4', 0, false, settings)).toEqual([null, 240_000])
    expect(conduct('W4', 0, true, settings)).toEqual([null, null])
    expect(conduct('W5', 1, false, settings)).toEqual([7, null])
    expect(conduct('W5', 4, false, settings)).toEqual([9, null])
    expect(conduct('W6', 0, false, settings)).toEqual([5, null])
    expect(conduct('W8', 0, false, settings)).toEqual([365, null])
  })
})

describe('a no-show at 07:00', () => {
  const at = (text: string) => Temporal.Instant.from(text)
  const startsAt = at('2027-03-04T07:00:00Z')
  it.each([
    ['2027-03-04T06:59:59Z', false],
    ['2027-03-04T07:14:59Z', false],
    ['2027-03-04T07:15:00Z', true],
    ['2027-03-05T07:00:00Z', true],
  ])('can be recorded at %s: %s', (now, expected) => {
    expect(isNoShowDue(startsAt, at(now))).toBe(expected)
  })

  it('can be undone for seven days', () => {
    expect(undoNoShowUntil(startsAt).toString()).toBe('2027-03-11T07:00:00Z')
  })
})
