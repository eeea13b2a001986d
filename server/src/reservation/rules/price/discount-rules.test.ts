import { describe, expect, it } from 'vitest'
import { type Discount, discountOf, discountsMeet, discountsOf, type Sale } from './discount-rules.ts'

const GREEN = { qty: 4, unit: 100_000 }
const SALE: Sale = {
  ...{ date: '2027-03-10', dayClass: 'WEEKDAY', part: '1', memberType: '10' },
  ...{ birthDate: null, isEdge: false, lateHours: 48 },
  startsAt: Temporal.Instant.from('2027-03-09T23:00:00Z'),
  now: Temporal.Instant.from('2027-03-01T00:00:00Z'),
}
const given = (key: string, change: Partial<Discount> = {}): Discount => ({
  ...{ key, percent: 10, amount: null, dayClass: null, part: null, stackable: false },
  ...{ fromDate: '2027-01-01', toDate: '2027-12-31', labels: { en: key, ko: `${key}할인` } },
  ...change,
})
const off = (discounts: Discount[], sale: Partial<Sale> = {}, rounding: '0' | '1' | '2' = '0', green = GREEN) =>
  discountOf(discounts, { ...SALE, ...sale }, green, { lang: 'en', rounding })

describe('who gets a discount', () => {
  it.each([
    ['MEMBER', {}, 40_000],
    ['MEMBER', { memberType: '20' }, undefined],
    ['FAMILY', { memberType: '11' }, 40_000],
    ['FAMILY', {}, undefined],
    ['EDGE', { isEdge: true }, 40_000],
    ['EDGE', {}, undefined],
    ['LATE', { now: SALE.startsAt.subtract({ hours: 48 }) }, 40_000],
    ['LATE', { now: SALE.startsAt.subtract({ hours: 48, seconds: 1 }) }, undefined],
    ['LATE', { now: SALE.startsAt.subtract({ hours: 72 }), lateHours: 72 }, 40_000],
    ['LATE', { now: SALE.startsAt.subtract({ hours: 48 }), lateHours: 24 }, undefined],
    ['EVENT', {}, 40_000],
    ['SENIOR', { birthDate: '1962-03-10' }, 10_000],
    ['SENIOR', { birthDate: '1962-03-11' }, undefined],
    ['SENIOR', {}, undefined],
    ['JUNIOR', { birthDate: '2008-03-11' }, 10_000],
    ['JUNIOR', { birthDate: '2008-03-10' }, undefined],
    ['JUNIOR', {}, undefined],
    ['BIRTHDAY', { birthDate: '1980-03-31' }, 10_000],
    ['BIRTHDAY', { birthDate: '1980-04-01' }, undefined],
    ['LOCAL', {}, undefined],
    ['constructor', {}, undefined],
  ])('%s with %j: %s', (key, sale, amount) => {
    expect(off([given(key)], sale)?.amount).toBe(amount)
  })
})

describe('when and how much', () => {
  it.each([
    ['another class of days', { dayClass: 'WEEKEND' as const }, undefined],
    ['its part', { part: '1' }, 40_000],
    ['another part', { part: '3' }, undefined],
    ['before its first day', { fromDate: '2027-03-11' }, undefined],
    ['on its last day', { toDate: '2027-03-10' }, 40_000],
    ['an amount', { percent: null, amount: 15_000 }, 60_000],
    ['more than the fee', { percent: null, amount: 900_000 }, 400_000],
  ])('%s', (_, change, amount) => {
    expect(off([given('EVENT', change)])?.amount).toBe(amount)
  })

  it.each([
    ['0', 4 * 33],
    ['1', 4 * 33],
    ['2', 4 * 34],
  ] as const)('rounds each player’s share by the policy %s', (rounding, amount) => {
    expect(off([given('EVENT')], {}, rounding, { qty: 4, unit: 333 })).toMatchObject({ amount, each: amount / 4 })
  })
})

describe('several discounts', () => {
  const [five, ten] = [given('EVENT', { percent: 5 }), given('MEMBER')]
  const stack = (one: Discount) => ({ ...one, stackable: true })
  it.each([
    ['the best one', [five, ten], { key: 'MEMBER', amount: 40_000, each: 10_000 }],
    ['stackable ones together', [stack(five), stack(ten)], { key: 'MEMBER', name: 'MEMBER + EVENT', amount: 60_000 }],
    ['one that does not stack alone', [stack(five), ten], { key: 'MEMBER', name: 'MEMBER', amount: 40_000 }],
    ['the better of both ways', [stack(five), stack(ten), given('LATE', { percent: 50 })], { amount: 60_000 }],
  ])('%s', (_, discounts, expected) => {
    expect(off(discounts)).toMatchObject(expected)
  })

  it('of the booker and of all add up, to the green fee at most', () => {
    const all = stack(given('EVENT', { percent: 80 }))
    const own = stack(given('BIRTHDAY', { percent: 50 }))
    const expected = { key: 'EVENT', also: ['BIRTHDAY'], each: 80_000, amount: 4 * 80_000 + 20_000 }
    expect(off([own, all], { birthDate: '1980-03-01' })).toMatchObject(expected)
  })
})

it.each([
  ['none', [], []],
  ['the best one', [given('EVENT', { percent: 5 }), given('MEMBER')], [['MEMBER', 40_000]]],
  [
    'those that stack, to the green fee at most',
    [
      given('BIRTHDAY', { percent: 50, stackable: true }),
      given('EVENT', { percent: 80, stackable: true }),
      given('MEMBER', { percent: 90, stackable: true }),
    ],
    [
      ['MEMBER', 360_000],
      ['EVENT', 40_000],
    ],
  ],
])('discounts one by one: %s', (_, discounts, expected) => {
  const sale = { ...SALE, birthDate: '1980-03-01' }
  const listed = discountsOf(discounts, sale, GREEN, { lang: 'en', rounding: '0' })
  expect(listed.map(({ key, amount }) => [key, amount])).toEqual(expected)
})

it.each([
  ['the same', {}, true],
  ['another target', { key: 'LATE' }, false],
  ['a part of every part', { part: '1' }, true],
  ['later', { fromDate: '2028-01-01', toDate: null }, false],
])('two discounts meet: %s', (_, change, meet) => {
  expect(discountsMeet(given('EVENT'), { ...given('EVENT'), ...change })).toBe(meet)
})
