import { describe, expect, it } from 'vitest'
import { fee } from '../../../../test/fee.ts'
import type { Fee } from '../../rulebook.ts'
import { courseFee } from '../penalty/rules.ts'
import type { Discount, Sale } from './discount-rules.ts'
import {
  isForTheTeam,
  keepingFees,
  keepingPayers,
  payersIn,
  priceIn,
  priceOf,
  rememberingAbsent,
  withThreeRow,
} from './rules.ts'

const fees = [fee('GREEN', 100_000), fee('CART', 80_000, 'TEAM'), fee('CADDIE', 150_000, 'TEAM')]
const event: Discount = {
  ...{ key: 'EVENT', percent: 10, amount: null, dayClass: null, part: null, stackable: false },
  ...{ fromDate: '2027-01-01', toDate: null, labels: { en: 'Event', ko: '행사 할인' } },
}
const at = { date: '2027-03-10', dayClass: 'WEEKDAY' as const, part: '1', memberType: '10' }
const sale: Sale = {
  ...{ ...at, birthDate: null, isEdge: false, lateHours: 48 },
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

describe('a surcharge', () => {
  const priced = (
    players: number,
    more: { threePayMore?: boolean; hasNineMore?: boolean; guests?: number },
    charged: readonly Fee[] = [fee('THREE', 10_000), fee('EXTRA9', 40_000), fee('GUEST', 150_000)],
  ) =>
    priceOf(
      { fees: [...fees, ...charged], discounts: [event], rounding: '0' },
      sale,
      { players, cart: true, caddie: true, ...more },
      say,
    )
  const rowsOf = (...of: Parameters<typeof priced>) =>
    priced(...of).rows.map(({ key, qty, amount }) => [key, qty, amount])
  const base = (players: number) => [
    ['GREEN', players, players * 100_000],
    ['CART', 1, 80_000],
    ['CADDIE', 1, 150_000],
  ]
  const three = ['THREE', 3, 30_000]

  it.each<[string, number, Parameters<typeof priced>[1], unknown[]]>([
    ['three of more places', 3, { threePayMore: true }, [base(3)[0], three, ...base(3).slice(1)]],
    ['four', 4, { threePayMore: true }, base(4)],
    ['two', 2, { threePayMore: true }, base(2)],
    ['three for whom it is not', 3, {}, base(3)],
    ['27 holes', 4, { hasNineMore: true }, [base(4)[0], ['EXTRA9', 4, 160_000], ...base(4).slice(1)]],
    [
      'a guest among three',
      3,
      { threePayMore: true, guests: 1 },
      [['GREEN', 2, 200_000], ['GUEST', 1, 150_000], three, ...base(3).slice(1)],
    ],
  ])('is in the price of %s', (_, players, more, rows) => {
    expect(rowsOf(players, more)).toEqual(rows)
  })

  it('is one row by its unit, and none where the club has no price for it', () => {
    const team = [fee('THREE', 10_000, 'TEAM')]
    expect(rowsOf(3, { threePayMore: true, hasNineMore: true }, team)).toEqual([
      base(3)[0],
      ['THREE', 1, 10_000],
      ...base(3).slice(1),
    ])
    expect(rowsOf(3, { threePayMore: true, hasNineMore: true }, [])).toEqual(base(3))
  })

  it('adds to the total, and to neither the discount nor the money of a penalty', () => {
    const price = priced(3, { threePayMore: true })
    expect(price).toMatchObject({ total: 3 * 100_000 + 30_000 + 230_000 - 30_000, discount: { amount: 30_000 } })
    expect(courseFee(price)).toBe(300_000)
  })

  it('is named for a form beside the price of other numbers of players, and in no price else', () => {
    const tariff = { fees: [...fees, fee('THREE', 10_000)] }
    const four = priced(4, { threePayMore: true })
    const shown = (threePayMore: boolean) => withThreeRow(four, tariff, sale, { threePayMore }, 'en').threeRow
    expect(shown(true)).toMatchObject({ key: 'THREE', qty: 3, amount: 30_000 })
    expect(shown(false)).toBeUndefined()
    expect(withThreeRow(four, { fees }, sale, { threePayMore: true }, 'en')).toEqual(four)
    expect(
      [four, priced(3, { threePayMore: true }), keepingFees(four, four)].filter((one) => 'threeRow' in one),
    ).toEqual([])
  })
})

describe('who pays of a booking that stays at its tee time', () => {
  const exclusive = { mode: 'EXCLUSIVE' as const }
  const booking = (places: number, paid: number, keys: string[] = []) => ({
    players: Array.from({ length: places }, () => ({})),
    price: { ...price(paid), rows: [...price(paid).rows, ...keys.map((key) => ({ ...price(paid).rows[0]!, key }))] },
  })
  const choice = (places: number, players: number, more = {}) => ({
    ...{ places, players, cart: true, caddie: true, threePayMore: true, hasNineMore: true },
    ...more,
  })
  const kept = (
    before: ReturnType<typeof booking>,
    now: ReturnType<typeof choice>,
    slot: Parameters<typeof keepingPayers>[2] = exclusive,
  ) => {
    const { players, threePayMore, hasNineMore } = keepingPayers(before, now, slot)
    return [players, threePayMore, hasNineMore]
  }

  it.each([
    ['three paid for three', booking(3, 3), choice(3, 4), [3, false, false]],
    ['three paid for four', booking(3, 4), choice(3, 3), [4, false, false]],
    ['three paid a surcharge', booking(3, 3, ['THREE', 'EXTRA9']), choice(3, 3), [3, true, true]],
    ['one more plays', booking(3, 3), choice(4, 4), [4, true, false]],
    ['one fewer plays', booking(4, 4), choice(3, 3), [3, true, false]],
    ['fewer came, and now all are here', booking(4, 3), choice(4, 4), [4, false, false]],
  ])('%s', (_, before, now, expected) => {
    expect(kept(before, now)).toEqual(expected)
  })

  it.each([
    ['two of three who paid for three', booking(3, 3), 2, 4, 3],
    ['three of four who paid for four', booking(4, 4), 3, 3, 3],
    ['three of four who pay for all places', booking(4, 4), 3, 4, 4],
    ['three of four of a group of a season', booking(4, 4), 3, 4, 4],
    ['two of three who paid for all places', booking(3, 4), 2, 4, 4],
    ['a third of four after two', booking(4, 2), 3, 3, 3],
    ['all three after two, when the club has changed it', booking(3, 2), 3, 4, 3],
  ])('at the check-in never more than before: %s', (_, before, places, players, paying) => {
    const absent = before.players.length - places
    expect(kept(before, choice(places, players, { absent }))).toEqual([paying, false, false])
  })

  it('an absentee brings no surcharge for three, and takes none that was booked', () => {
    expect(kept(booking(4, 4), choice(3, 3, { absent: 1 }))).toEqual([3, false, false])
    expect(kept(booking(3, 3, ['THREE']), choice(2, 3, { absent: 1 }))).toEqual([3, true, false])
    const three = { ...price(3).rows[0]!, key: 'THREE', unit: 5_000, amount: 15_000 }
    const before = { ...price(3), rows: [...price(3).rows, three] }
    const two = rememberingAbsent(before, price(2))
    expect(two.threeRow).toEqual(three)
    expect(kept({ players: [{}, {}, {}], price: two }, choice(3, 3, { absent: 0 }))).toEqual([3, true, false])
    const again = { ...before, rows: before.rows.map((row) => (row === three ? { ...three, unit: 9_000 } : row)) }
    expect(keepingFees(two, again).rows).toContainEqual(three)
    expect(rememberingAbsent(two, before).threeRow).toBeUndefined()
    expect(rememberingAbsent(price(4), price(3)).threeRow).toBeUndefined()
  })

  it.each<[string, string, { paid: [number, number]; gone?: boolean }, string, number, [number, number]]>([
    ['a guest who was late', 'MMMG', { paid: [3, 0], gone: true }, 'MMMG', 4, [4, 1]],
    ['a guest who comes in place of a member', 'MMMG', { paid: [3, 0], gone: true }, 'MMG', 3, [3, 1]],
    ['a member in place of a guest', 'MMMG', { paid: [2, 1] }, 'MMM', 3, [3, 0]],
    ['no guest', 'MMMG', { paid: [3, 1] }, 'MMM', 3, [3, 0]],
    ['an absent guest where all places are paid', 'MMMG', { paid: [3, 1] }, 'MMM', 4, [4, 1]],
    ['an absent guest whose place the minimum pays', 'MMGG', { paid: [2, 2] }, 'M', 3, [3, 1]],
    ['guests of before the fee', 'MMMG', { paid: [4, 0] }, 'MMMG', 4, [4, 0]],
  ])(
    'at the check-in guests pay their fee, not that of members: %s',
    (_, who, { paid, gone }, here, players, expected) => {
      const charged = [...fees, fee('GUEST', 150_000)]
      const sold = (all: number, guests: number) =>
        priceOf({ fees: charged, rounding: '0' }, sale, { players: all, guests, cart: true, caddie: true }, say)
      const guestRow = sold(4, 1).rows.find(({ key }) => key === 'GUEST')!
      const kinds = { M: 'MEMBER', G: 'GUEST' }
      const before = {
        players: [...who].map((one) => ({ kind: kinds[one as 'M'] })),
        price: { ...sold(paid[0] + paid[1], paid[1]), ...(gone && { guestRow }) },
      }
      const guests = [...here].filter((one) => one === 'G').length
      const absent = who.length - here.length
      const now = keepingPayers(before, choice(here.length, players, { guests, absent }), exclusive)
      expect([now.players, now.guests]).toEqual(expected)
    },
  )

  it('the fee of a guest who is late is that of the booking', () => {
    const charged = (amount: number) => [...fees, fee('GUEST', amount)]
    const sold = (players: number, guests: number, amount: number) =>
      priceOf({ fees: charged(amount), rounding: '0' }, sale, { players, guests, cart: true, caddie: true }, say)
    const before = sold(4, 1, 150_000)
    const three = rememberingAbsent(before, keepingFees(before, sold(3, 0, 200_000)))
    expect(three.guestRow).toMatchObject({ unit: 150_000 })
    expect(three.rows[0]).toMatchObject({ key: 'GREEN', qty: 3 })
    const all = rememberingAbsent(three, keepingFees(three, sold(4, 1, 200_000)))
    expect([all.total, all.guestRow]).toEqual([before.total, undefined])
  })

  it('a green fee of the team is paid by all: other rows say for how many', () => {
    const team = [fee('GREEN', 400_000, 'TEAM'), fee('CART', 20_000)]
    const of = (count: number, charged: Fee[] = team) => ({
      players: Array.from({ length: count }, () => ({})),
      price: price(count, { fees: charged }),
    })
    expect(payersIn(of(3).price)).toBe(3)
    expect(kept(of(3), choice(3, 4))).toEqual([3, false, false])
    expect(kept(of(3, team.slice(0, 1)), choice(3, 3))).toEqual([3, false, false])
    expect(kept(of(4, team.slice(0, 1)), choice(3, 3, { absent: 1 }))).toEqual([3, false, false])
  })

  it('the check-in adds no cart or caddie fee of later; a change does', () => {
    const before = { players: [{}, {}, {}, {}], price: price(4, { fees: [fee('GREEN', 100_000)] }) }
    const extras = (now: ReturnType<typeof choice>) => {
      const { cart, caddie } = keepingPayers(before, now, exclusive)
      return [cart, caddie]
    }
    expect(extras(choice(3, 3, { absent: 1 }))).toEqual([false, false])
    expect(extras(choice(3, 3))).toEqual([true, true])
  })

  it('a price of the team alone does not depend on who is here', () => {
    const team = [fee('GREEN', 400_000, 'TEAM'), fee('CART', 100_000, 'TEAM')]
    expect(isForTheTeam(price(4, { fees: team }))).toBe(true)
    expect(isForTheTeam(price(4, { fees: [...team, fee('CADDIE', 20_000)] }))).toBe(false)
    const three = { ...price(3).rows[0]!, key: 'THREE', qty: 1 }
    const surcharged = { ...price(3, { fees: team }), rows: [...price(3, { fees: team }).rows, three] }
    expect(isForTheTeam(surcharged)).toBe(false)
    expect(isForTheTeam({ ...price(3, { fees: team }), threeRow: three })).toBe(false)
  })

  it('is by its seats where they are shared', () => {
    expect(kept(booking(2, 4), choice(2, 2), { mode: 'SHARED' })).toEqual([2, true, false])
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
