import { ROUNDING, type Rounding } from '@clubhouse/contract/policy'
import { PENALTY_RULES_FIRST, withPenaltyValues } from '@clubhouse/contract/reservation/rules/penalty-terms'
import { POLICIES_FIRST } from '@clubhouse/contract/reservation/rules/policies'
import { describe, expect, it } from 'vitest'
import { freeCancelUntil } from '../../deadline.ts'
import type { PenaltyBook } from '../../penalty-book-rules.ts'
import { DEFAULT_SETTINGS } from '../../rulebook.ts'
import { addedUp, afterRejection, chosen, consequencesOf, relaid, spanOf, undoUntil } from './rules.ts'

const FEE = 480_000
const price = (green = FEE) => ({
  currency: 'KRW',
  total: green + 250_000 - 20_000 - 5_000,
  rows: [
    { key: 'GREEN', name: 'Green fee', qty: 4, unit: green / 4, amount: green },
    { key: 'CART', name: 'Cart', qty: 1, unit: 100_000, amount: 100_000 },
    { key: 'CADDIE', name: 'Caddie', qty: 1, unit: 150_000, amount: 150_000 },
  ],
  discount: { key: 'LATE', name: 'Late', amount: 20_000 },
  coupon: { couponIdx: 1, amount: 5_000 },
})
const NEVER_BEFORE = {
  cancels: 0,
  cancelsMax: 5,
  hadW7: false,
  undone: 0,
  undo: POLICIES_FIRST.cancel,
  rounding: ROUNDING.halfUp as Rounding,
}

/** Rules that differ from the defaults from a day on. */
const from = (day: string, values: Record<string, number | boolean>): PenaltyBook => [
  { from: day, rules: withPenaltyValues(PENALTY_RULES_FIRST, values) },
]

/** @param at the moment, on the clock of the club's wall */
function cancelled(
  date: string,
  dayClass: 'WEEKDAY' | 'WEEKEND',
  at: string,
  { zone = 'Asia/Seoul', standing = NEVER_BEFORE, book = [] as PenaltyBook, green = FEE } = {},
) {
  const booking = {
    date,
    dayClass,
    price: price(green),
    isWaived: false,
    freeCancelUntil: freeCancelUntil(date, dayClass, DEFAULT_SETTINGS, zone),
  }
  const now = Temporal.PlainDateTime.from(at).toZonedDateTime(zone).toInstant()
  return consequencesOf(booking, standing, book, now, zone).map(({ code, days, money }) => [code, days, money])
}

const [W1, W2, W3] = [
  ['W1', 30, 48_000],
  ['W2', 60, 96_000],
  ['W3', 90, 144_000],
]

describe('a cancellation', () => {
  it.each([
    // A Thursday in Seoul: free until Monday 17:00.
    ['2027-03-11', 'WEEKDAY', '2027-02-20T10:00', []],
    ['2027-03-11', 'WEEKDAY', '2027-03-08T17:00', []],
    ['2027-03-11', 'WEEKDAY', '2027-03-08T17:00:01', [W1]],
    ['2027-03-11', 'WEEKDAY', '2027-03-09T12:00', [W1]],
    ['2027-03-11', 'WEEKDAY', '2027-03-09T23:59:59', [W1]],
    ['2027-03-11', 'WEEKDAY', '2027-03-10T00:00', [W2]],
    ['2027-03-11', 'WEEKDAY', '2027-03-10T23:59:59', [W2]],
    ['2027-03-11', 'WEEKDAY', '2027-03-11T00:00', [W3]],
    // A Saturday: free until Tuesday 17:00.
    ['2027-03-13', 'WEEKEND', '2027-03-09T17:00', []],
    ['2027-03-13', 'WEEKEND', '2027-03-09T17:00:01', [W1]],
    ['2027-03-13', 'WEEKEND', '2027-03-10T16:00', [W1]],
    ['2027-03-13', 'WEEKEND', '2027-03-12T00:00', [W2]],
    ['2027-03-13', 'WEEKEND', '2027-03-13T06:00', [W3]],
    // Over a turn of the year.
    ['2028-01-02', 'WEEKEND', '2027-12-31T23:59:59', [W1]],
    ['2028-01-02', 'WEEKEND', '2028-01-01T00:00', [W2]],
  ] as const)('of %s (%s) at %s costs %j', (date, dayClass, at, expected) => {
    expect(cancelled(date, dayClass, at)).toEqual(expected)
  })

  it.each([
    // In New York the clocks go forward on 14 March 2027 at 02:00 and back on 7 November 2027.
    ['America/New_York', '2027-03-16', 'WEEKDAY', '2027-03-13T17:00', []],
    ['America/New_York', '2027-03-16', 'WEEKDAY', '2027-03-13T17:00:01', [W1]],
    ['America/New_York', '2027-03-15', 'WEEKDAY', '2027-03-14T00:00', [W2]],
    ['America/New_York', '2027-03-15', 'WEEKDAY', '2027-03-14T23:59:59', [W2]],
    ['America/New_York', '2027-11-08', 'WEEKDAY', '2027-11-06T23:59:59', [W1]],
    ['America/New_York', '2027-11-08', 'WEEKDAY', '2027-11-07T00:00', [W2]],
    ['America/New_York', '2027-11-08', 'WEEKDAY', '2027-11-07T23:59:59', [W2]],
    ['America/New_York', '2027-11-08', 'WEEKDAY', '2027-11-08T00:00', [W3]],
    // A day that begins at 01:00, because the clocks go forward at midnight.
    ['Africa/Cairo', '2027-05-01', 'WEEKEND', '2027-04-30T01:00', [W2]],
    ['Africa/Cairo', '2027-05-01', 'WEEKEND', '2027-04-29T23:59:59', [W1]],
  ] as const)('in %s of %s (%s) at %s costs %j', (zone, date, dayClass, at, expected) => {
    expect(cancelled(date, dayClass, at, { zone })).toEqual(expected)
  })

  it('is the fifth in a month, also a free one: 14 days, once a month', () => {
    const often = (cancels: number, hadW7 = false) =>
      cancelled('2027-03-11', 'WEEKDAY', '2027-03-01T10:00', { standing: { ...NEVER_BEFORE, cancels, hadW7 } })
    expect(often(3)).toEqual([])
    expect(often(4)).toEqual([['W7', 14, null]])
    expect(often(5)).toEqual([['W7', 14, null]])
    expect(often(5, true)).toEqual([])
  })

  it('may be late and the fifth at once', () => {
    const standing = { ...NEVER_BEFORE, cancels: 4 }
    expect(cancelled('2027-03-11', 'WEEKDAY', '2027-03-11T05:00', { standing })).toEqual([W3, ['W7', 14, null]])
  })

  it('costs what the club settled: only days, only money, or nothing', () => {
    const at = (days: number, percent: number) => {
      const values = { W1_WEEKDAY_DAYS: days, W1_WEEKDAY_PERCENT: percent }
      return cancelled('2027-03-11', 'WEEKDAY', '2027-03-09T12:00', { book: from('2027-01-01', values) })
    }
    expect(at(7, 0)).toEqual([['W1', 7, null]])
    expect(at(0, 50)).toEqual([['W1', null, 240_000]])
    expect(at(0, 0)).toEqual([])
  })

  it('costs what weekdays or weekends do, and nothing where the rule is not in use', () => {
    const book = from('2027-01-01', { W1_WEEKEND_DAYS: 45, W3_IS_USE: false })
    expect(cancelled('2027-03-11', 'WEEKDAY', '2027-03-09T12:00', { book })).toEqual([W1])
    expect(cancelled('2027-03-13', 'WEEKEND', '2027-03-10T12:00', { book })).toEqual([['W1', 45, 48_000]])
    expect(cancelled('2027-03-13', 'WEEKEND', '2027-03-13T05:00', { book })).toEqual([])
  })

  it.each([
    ['2027-03-09T23:59:59', W1],
    ['2027-03-10T00:00', ['W2', 7, 96_000]],
  ] as const)('at %s costs what the rules of that day say', (at, expected) => {
    const book = from('2027-03-10', { W1_WEEKDAY_DAYS: 5, W2_WEEKDAY_DAYS: 7 })
    expect(cancelled('2027-03-11', 'WEEKDAY', at, { book })).toEqual([expected])
  })

  it.each([
    [ROUNDING.halfUp, 333_335, 33_334],
    [ROUNDING.halfUp, 333_334, 33_333],
    [ROUNDING.down, 333_339, 33_333],
    [ROUNDING.up, 333_331, 33_334],
    [ROUNDING.up, 333_330, 33_333],
  ] as const)('is rounded by the policy of the club (%s): a tenth of %i is %i', (rounding, green, money) => {
    const standing = { ...NEVER_BEFORE, rounding }
    expect(cancelled('2027-03-11', 'WEEKDAY', '2027-03-09T12:00', { green, standing })).toEqual([['W1', 30, money]])
  })

  it('is priced by the green fees alone, before discount and coupon', () => {
    expect(cancelled('2027-03-11', 'WEEKDAY', '2027-03-09T12:00', { green: 333_330 })).toEqual([['W1', 30, 33_333]])
    expect(cancelled('2027-03-11', 'WEEKDAY', '2027-03-09T12:00', { green: 0 })).toEqual([['W1', 30, null]])
  })
})

describe('the choice', () => {
  it.each([
    [{ days: 30, money: 48_000 }, undefined, 'SUSPENSION'],
    [{ days: 30, money: 48_000 }, 'SUSPENSION', 'SUSPENSION'],
    [{ days: 30, money: 48_000 }, 'MONEY', 'MONEY'],
    [{ days: 14, money: null }, 'MONEY', 'SUSPENSION'],
    [{ days: null, money: 48_000 }, 'SUSPENSION', 'MONEY'],
  ] as const)('between %j with %s is %s', (what, choice, expected) => {
    expect(chosen({ code: 'W1', ...what }, choice)).toBe(expected)
  })
})

describe('a suspension', () => {
  it.each([
    ['2027-03-09', 30, null, '2027-03-09', '2027-04-07'],
    ['2027-03-09', 30, '2027-03-08', '2027-03-09', '2027-04-07'],
    ['2027-03-09', 30, '2027-03-09', '2027-03-10', '2027-04-08'],
    ['2027-03-09', 14, '2027-04-07', '2027-04-08', '2027-04-21'],
    ['2028-02-28', 2, null, '2028-02-28', '2028-02-29'],
    ['2027-03-09', 1, null, '2027-03-09', '2027-03-09'],
  ])('on %s of %i days, after one until %s, runs from %s to %s', (today, days, running, from, until) => {
    expect(spanOf(today, days, running)).toEqual({ from, until })
  })
})

describe('suspensions of two accounts that are merged', () => {
  const one = (penaltyIdx: number, from: string, until: string, more: object = {}) => ({
    ...{ penaltyIdx, bookingIdx: null, from: `2027-${from}`, until: `2027-${until}`, since: `2027-${from}` },
    ...{ moves: true, isOther: false, isChosen: false, stays: false, ...more },
  })
  const other = { isOther: true }
  it.each([
    ['add up', [one(1, '03-01', '03-30'), one(2, '03-10', '03-19', other)], [[2, '03-31', '04-09']]],
    ['stay where they do not meet', [one(1, '03-01', '03-30'), one(2, '03-31', '04-09', other)], []],
    ['of one account stay as they were', [one(1, '03-01', '03-30'), one(2, '03-10', '03-19')], []],
    [
      'make room for those behind',
      [one(1, '03-01', '03-30'), one(2, '03-10', '03-19', other), one(3, '03-31', '04-02')],
      [
        [2, '03-31', '04-09'],
        [3, '04-10', '04-12'],
      ],
    ],
    [
      'stay beside one whose last day a manager chose',
      [one(1, '03-01', '05-30', { isChosen: true }), one(2, '03-10', '03-19', other)],
      [],
    ],
    [
      'stay where they went on after an appeal',
      [one(1, '03-01', '03-30'), one(2, '03-10', '03-19', { ...other, stays: true })],
      [],
    ],
    ['that are over count for nothing', [one(1, '02-01', '03-04'), one(2, '03-03', '03-19', other)], []],
  ])('%s', (_, all, later) => {
    const moved = addedUp(all, '2027-03-05').map(({ penaltyIdx, from, until }) => [
      penaltyIdx,
      from.slice(5),
      until.slice(5),
    ])
    expect(moved).toEqual(later)
  })
})

describe('suspensions behind one that is waived', () => {
  const one = (penaltyIdx: number, from: string, until: string, since = from, moves = true) => ({
    ...{ penaltyIdx, bookingIdx: null, from: `2027-${from}`, until: `2027-${until}`, since: `2027-${since}`, moves },
  })
  const moved = (all: ReturnType<typeof one>[], after: string) =>
    relaid(all, `2027-${after}`).map(({ penaltyIdx, from, until }) => [penaltyIdx, from.slice(5), until.slice(5)])

  it.each([
    ['begin on their own day', [one(2, '04-01', '04-30', '03-05')], '03-01', [[2, '03-05', '04-03']]],
    [
      'follow one another again',
      [one(2, '04-01', '04-30', '03-05'), one(3, '05-01', '05-10', '03-06')],
      '03-01',
      [
        [2, '03-05', '04-03'],
        [3, '04-04', '04-13'],
      ],
    ],
    [
      'stay behind one that was before it',
      [one(1, '03-01', '03-30'), one(3, '05-01', '05-10', '03-06')],
      '03-31',
      [[3, '03-31', '04-09']],
    ],
    [
      'stay behind one that was paid',
      [one(1, '03-01', '03-30', '03-01', false), one(3, '05-01', '05-10', '03-06')],
      '03-31',
      [[3, '03-31', '04-09']],
    ],
    ['stay where nothing was before them', [one(2, '04-01', '04-30')], '03-01', []],
    ['do not move when they are before it', [one(2, '04-01', '04-30', '03-05')], '05-01', []],
  ] as const)('%s', (_, all, after, expected) => {
    expect(moved([...all], after)).toEqual(expected)
  })
})

describe('a rejected appeal', () => {
  const at = { today: '2027-04-20', appealedOn: '2027-04-01', suspendedUntil: null }
  const suspension = { fromDate: '2027-03-10', untilDate: '2027-05-09', dueDate: null }

  it.each([
    ['leaves what was not interrupted', { ...suspension, interruptedDate: null }, at, { until: '2027-05-09' }],
    ['has the rest follow', { ...suspension, interruptedDate: '2027-04-16' }, at, { until: '2027-05-13' }],
    [
      'has the rest follow what runs',
      { ...suspension, interruptedDate: '2027-04-16' },
      { ...at, suspendedUntil: '2027-04-30' },
      { until: '2027-05-24' },
    ],
    [
      'has one that had not begun follow whole',
      { ...suspension, fromDate: '2027-05-01', interruptedDate: '2027-04-16' },
      at,
      { from: '2027-04-20', until: '2027-04-28' },
    ],
  ])('%s', (_, seen, when, { until, from }: { until: string; from?: string }) => {
    expect(afterRejection(seen, when)).toEqual({ fromDate: from ?? seen.fromDate, untilDate: until, dueDate: null })
  })

  it('stopped the time to pay, and changes nothing of a warning', () => {
    const money = { fromDate: '2027-03-25', untilDate: null, dueDate: '2027-04-24', interruptedDate: null }
    expect(afterRejection(money, at)).toEqual({ fromDate: '2027-03-25', untilDate: null, dueDate: '2027-05-13' })
    expect(afterRejection({ ...money, dueDate: null }, at)).toMatchObject({ dueDate: null })
  })
})

describe('a booking', () => {
  const at = (time: string) => Temporal.Instant.from(`2027-03-01T${time}Z`)
  const made = { createdAt: at('01:00:00'), startsAt: Temporal.Instant.from('2027-03-04T22:00:00Z') }
  const soon = { ...made, startsAt: Temporal.Instant.from('2027-03-02T01:05:00Z') }
  const undo = POLICIES_FIRST.cancel
  const first = { undone: 0, undo }

  it.each([
    ['is undone within ten minutes', made, first, '01:09:59', at('01:10:00')],
    ['is cancelled after them', made, first, '01:10:00', undefined],
    ['is undone twice a day', made, { ...first, undone: 1 }, '01:01:00', at('01:10:00')],
    ['is cancelled the third time', made, { ...first, undone: 2 }, '01:01:00', undefined],
    ['is undone until a day before play', soon, first, '01:04:59', at('01:05:00')],
    ['is cancelled within a day of play', soon, first, '01:05:00', undefined],
    [
      'is cancelled at once where the club wants that',
      made,
      { undone: 0, undo: { ...undo, undoMinutes: 0 } },
      '01:00:00',
      undefined,
    ],
    [
      'is undone as often as the club lets it',
      made,
      { undone: 2, undo: { ...undo, undoTimes: 3 } },
      '01:01:00',
      at('01:10:00'),
    ],
    [
      'is cancelled from the hours before play that the club sets',
      soon,
      { undone: 0, undo: { ...undo, undoBeforeHours: 25 } },
      '01:00:00',
      undefined,
    ],
  ])('%s', (_, booking, standing, now, until) => {
    expect(undoUntil(booking, standing, at(now))).toEqual(until)
  })
})
