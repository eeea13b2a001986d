import { expect, test } from 'vitest'
import { priceForPlayers, priceOf, shareOf } from './booking-price'

const row = (key: string, unit: number, qty = 1) => ({ key, name: key, qty, unit, amount: unit * qty })
const priced = (...rows: ReturnType<typeof row>[]) => ({
  currency: 'KRW',
  total: rows.reduce((sum, { amount }) => sum + amount, 0),
  rows,
})
const full = priced(row('GREEN', 180_000, 4), row('CART', 100_000), row('CADDIE', 150_000))

test('leaving out the cart leaves out its row', () => {
  expect(priceOf(full, { cart: false, caddie: true })).toMatchObject({
    total: 870_000,
    rows: [{ key: 'GREEN' }, { key: 'CADDIE' }],
  })
  expect(priceOf(full, { cart: true, caddie: true })).toEqual(full)
})

test('another player pays a green fee, and a cart that each player pays', () => {
  const three = priced(row('GREEN', 180_000, 3), row('CART', 25_000, 3), row('CADDIE', 150_000))
  const four = priced(row('GREEN', 180_000, 4), row('CART', 25_000, 4), row('CADDIE', 150_000))
  expect(priceForPlayers(three, 4)).toEqual(four)
  expect(priceForPlayers(four, 3), 'the least that a tee time costs').toEqual(four)
  expect(priceForPlayers(priced(row('GREEN', 9_000), row('CADDIE', 4_000)), 2)).toEqual(
    priced(row('GREEN', 9_000, 2), row('CADDIE', 4_000)),
  )
})

test('three pay a surcharge, and four do not', () => {
  const threeRow = row('THREE', 10_000, 3)
  const of = (...rows: ReturnType<typeof row>[]) => ({ ...priced(...rows), threeRow })
  const [two, three, four] = [2, 3, 4].map((players) => row('GREEN', 100_000, players)) as [
    typeof threeRow,
    typeof threeRow,
    typeof threeRow,
  ]
  const caddie = row('CADDIE', 150_000)
  expect(priceForPlayers(of(two, caddie), 3)).toEqual(of(three, threeRow, caddie))
  expect(priceForPlayers(of(two, caddie), 4)).toEqual(of(four, caddie))
  expect(priceForPlayers(of(three, threeRow, caddie), 3)).toEqual(of(three, threeRow, caddie))
  expect(priceForPlayers(of(three, threeRow, caddie), 4)).toEqual(of(four, caddie))
})

test('another player gets the discount of each player, and not that of the booker', () => {
  const discount = { key: 'EVENT', name: 'Event', amount: 3 * 5_000 + 2_000, each: 5_000 }
  const three = { ...priced(row('GREEN', 100_000, 3)), discount, total: 283_000 }
  expect(priceForPlayers(three, 4)).toMatchObject({ total: 378_000, discount: { amount: 22_000 } })
})

test.each([
  [970_000, 4, 242_500, true],
  [970_001, 4, 242_500, false],
  [500_000, 3, 166_667, false],
  [180_000, 1, 180_000, true],
])('%d for %d players is %d each', (total, players, amount, isExact) => {
  expect(shareOf(total, players)).toEqual({ amount, isExact })
})
