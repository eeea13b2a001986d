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

it('lowers discount and coupon with the green fee', () => {
  const before = price({
    total: 700_000,
    discount: { key: 'LATE', name: 'Late', amount: 160_000, each: 40_000 },
    coupon: { couponIdx: 1, amount: 20_000 },
  })
  const settled = settledPrice(before, { holesPlayed: 9, holes: 18, facility: 0 }, ROUNDING.halfUp)
  expect(settled).toMatchObject({
    total: 400_000 + 80_000 - 80_000 - 10_000,
    discount: { amount: 80_000, each: 20_000 },
    coupon: { amount: 10_000 },
  })
})
