import { describe, expect, it } from 'vitest'
import type { Fee } from '../../rulebook.ts'
import type { Discount, Sale } from './discount-rules.ts'
import { keepingFees, priceIn, priceOf } from './rules.ts'

const fee = (key: string, unit: Fee['unit'], amount: number): Fee => ({
  ...{ key, unit, amount, labels: { en: key.toLowerCase(), ko: `${key} 요금` } },
  ...{ dayClass: 'WEEKDAY', part: null, season: null, memberType: null, fromDate: '2027-01-01', toDate: null },
})
const fees = [fee('GREEN', 'PERSON', 100_000), fee('CART', 'TEAM', 80_000), fee('CADDIE', 'TEAM', 150_000)]
const event: Discount = {
  ...{ key: 'EVENT', percent: 10, amount: null, dayClass: null, part: null, stackable: false },
  ...{ fromDate: '2027-01-01', toDate: null, labels: { en: 'Event', ko: '행사 할인' } },
}
const at = { date: '2027-03-10', dayClass: 'WEEKDAY' as const, part: '1', memberType: '10' }
const sale: Sale = {
  ...{ ...at, birthDate: null, isEdge: false },
  startsAt: Temporal.Instant.from('2027-03-09T23:00:00Z'),
  now: Temporal.Instant.from('2027-03-01T00:00:00Z'),
}
const say = { currency: 'KRW', lang: 'en' }
const price = (players: number, changes: Partial<Parameters<typeof priceOf>[0]> = {}, cart = true) =>
  priceOf({ fees, discounts: [event], rounding: '0', ...changes }, sale, { players, cart, caddie: true }, say)

describe('a price', () => {
  it('is the sum of its rows less the discount on the green fee', () => {
    expect(price(4)).toMatchObject({
      total: 4 * 100_000 + 80_000 + 150_000 - 40_000,
      rows: [
        { key: 'GREEN', qty: 4, amount: 400_000 },
        { key: 'CART', qty: 1 },
        { key: 'CADDIE', qty: 1 },
      ],
      discount: { key: 'EVENT', name: 'Event', amount: 40_000, each: 10_000 },
    })
    expect(price(3, { discounts: [] }, false)).toMatchObject({ total: 450_000, discount: null })
  })

  it('without a green fee has no discount', () => {
    expect(price(4, { fees: fees.slice(1) })).toMatchObject({ total: 230_000, discount: null })
  })
})

describe('a booking that changes', () => {
  const before = price(4)
  const now = (players: number, cart = true) =>
    keepingFees(
      before,
      priceOf(
        { fees: fees.map((one) => ({ ...one, amount: one.amount * 2 })), rounding: '0' },
        at,
        { players, cart, caddie: true },
        say,
      ),
    )

  it.each([
    ['nothing', 4, true, 590_000, 40_000],
    ['one player fewer', 3, true, 500_000, 30_000],
    ['no cart', 4, false, 510_000, 40_000],
  ])('keeps fees and discount: %s', (_, players, cart, total, amount) => {
    expect(now(players, cart)).toMatchObject({ total, discount: { key: 'EVENT', amount } })
  })

  it('gets no discount that it was booked without', () => {
    const plain = price(4, { discounts: [] })
    expect(keepingFees(plain, price(4))).toMatchObject({ total: plain.total, discount: null })
  })
})

it('is read in the language of the reader, and keeps names that no longer exist', () => {
  const [before, tariff] = [price(4), { fees: fees.slice(1), discounts: [event] }]
  const korean = priceIn('ko', before, tariff)
  expect(korean.rows.map(({ name }) => name)).toEqual(['green', 'CART 요금', 'CADDIE 요금'])
  expect(korean.discount?.name).toBe('행사 할인')
  expect(priceIn('ko', before, { fees }).discount?.name).toBe('Event')
})
