import { ROUNDING } from '@clubhouse/contract/policy'
import { expect, it } from 'vitest'
import { settledPrice } from './settle-rules.ts'

const price = (more: object = {}) => ({
  currency: 'KRW',
  total: 880_000,
  rows: [
    { key: 'GREEN', name: 'Green fee', qty: 4, unit: 200_000, amount: 800_000 },
    { key: 'CART', name: 'Cart', qty: 1, unit: 80_000, amount: 80_000 },
  ],
  discount: null,
  coupon: null,
  ...more,
})

it.each([
  ['no hole costs the facility fee', 0, 30_000, 4 * 30_000 + 80_000],
  ['nine of 18 holes', 9, 30_000, 4 * 115_000 + 80_000],
  ['five holes are rounded for each player', 5, 30_000, 4 * 77_222 + 80_000],
  ['no facility fee', 9, 0, 4 * 100_000 + 80_000],
  ['a facility fee above the green fee', 0, 900_000, 880_000],
])('%s', (_, holesPlayed, facility, total) => {
  const settled = settledPrice(price(), { holesPlayed, holes: 18, facility }, ROUNDING.halfUp)
  expect(settled.total).toBe(total)
  expect(settled.rows[1]).toEqual(price().rows[1])
})

it('a guest pays the facility fee and the part that was played as well', () => {
  const rows = [
    { key: 'GREEN', name: 'Green fee', qty: 2, unit: 200_000, amount: 400_000 },
    { key: 'GUEST', name: 'Guest', qty: 1, unit: 260_000, amount: 260_000 },
    price().rows[1]!,
  ]
  const settled = settledPrice(price({ rows }), { holesPlayed: 9, holes: 18, facility: 30_000 }, ROUNDING.halfUp)
  expect(settled.rows.map(({ unit }) => unit)).toEqual([115_000, 145_000, 80_000])
  expect(settled.total).toBe(2 * 115_000 + 145_000 + 80_000)
  const none = settledPrice(price({ rows: rows.slice(1) }), { holesPlayed: 0, holes: 18, facility: 0 }, ROUNDING.halfUp)
  expect(none.total).toBe(80_000)
})

it.each([
  [9, 5_000, 20_000],
  [0, 0, 0],
])(
  'surcharges are paid for the holes that were played, without a facility fee of their own: %i',
  (holesPlayed, three, nine) => {
    const rows = [
      ...price().rows,
      { key: 'THREE', name: 'Three', qty: 3, unit: 10_000, amount: 30_000 },
      { key: 'EXTRA9', name: 'Nine more', qty: 1, unit: 40_000, amount: 40_000 },
    ]
    const settled = settledPrice(price({ rows }), { holesPlayed, holes: 18, facility: 30_000 }, ROUNDING.halfUp)
    expect(settled.rows.slice(2)).toMatchObject([
      { key: 'THREE', unit: three, amount: 3 * three },
      { key: 'EXTRA9', unit: nine, amount: nine },
    ])
    expect(settled.total).toBe(settled.rows.reduce((sum, { amount }) => sum + amount, 0))
  },
)

it('lowers the discount with the green fee', () => {
  const before = price({ discount: { key: 'LATE', name: 'Late', amount: 160_000, each: 40_000 } })
  expect(settledPrice(before, { holesPlayed: 9, holes: 18, facility: 0 }, ROUNDING.halfUp)).toMatchObject({
    total: 400_000 + 80_000 - 80_000,
    discount: { amount: 80_000, each: 20_000 },
  })
})

const ANY = { dayClasses: [], parts: [], minPlayers: 1, validFrom: '2027-01-01', validTo: '2027-12-31' }
const GUEST = { key: 'GUEST', name: 'Guest', qty: 1, unit: 260_000, amount: 260_000 }

it.each([
  ['a free cart stays free', { kind: 'CART' as const }, 80_000, 80_000],
  ['a fixed amount stays', { kind: 'FIXED' as const, amount: 20_000 }, 20_000, 20_000],
  ['a percentage is of the new fees', { kind: 'PERCENT' as const, percent: 10 }, 106_000, 53_000],
  ['a round is the new fee of a player', { kind: 'ROUND' as const }, 200_000, 100_000],
  ['a guest at the price of a member', { kind: 'GUEST' as const }, 60_000, 30_000],
])('with a coupon: %s', (_, terms, amount, left) => {
  const before = price({ rows: [...price().rows, GUEST], coupon: { couponIdx: 1, name: 'Coupon', amount } })
  const coupon = { ...ANY, amount: null, percent: null, ...terms }
  const settled = settledPrice(before, { holesPlayed: 9, holes: 18, facility: 0 }, ROUNDING.halfUp, coupon)
  expect(settled.coupon!.amount).toBe(left)
  expect(settled.total).toBe(400_000 + 80_000 + 130_000 - left)
})

it('takes no more off than there is left', () => {
  const before = price({ coupon: { couponIdx: 1, name: 'Coupon', amount: 300_000 } })
  const coupon = { ...ANY, kind: 'FIXED' as const, amount: 300_000, percent: null }
  const settled = settledPrice(before, { holesPlayed: 0, holes: 18, facility: 0 }, ROUNDING.halfUp, coupon)
  expect(settled).toMatchObject({ total: 0, coupon: { amount: 80_000 } })
})

it('shares a round of a fee that the group pays once as before', () => {
  const rows = [{ key: 'GREEN', name: 'Green fee', qty: 1, unit: 800_000, amount: 800_000 }]
  const before = price({ rows, coupon: { couponIdx: 1, name: 'Coupon', amount: 200_000 } })
  const coupon = { ...ANY, kind: 'ROUND' as const, amount: null, percent: null }
  const settled = settledPrice(before, { holesPlayed: 9, holes: 18, facility: 0 }, ROUNDING.halfUp, coupon)
  expect(settled).toMatchObject({ total: 300_000, coupon: { amount: 100_000 } })
})
