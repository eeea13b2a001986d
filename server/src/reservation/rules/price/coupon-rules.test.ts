import { ROUNDING } from '@clubhouse/contract/policy'
import type { Price } from '@clubhouse/contract/reservation/price'
import type { CouponWhy } from '@clubhouse/contract/reservation/refusal'
import { describe, expect, it } from 'vitest'
import { type CouponTerms, type CouponUse, couponOff, refusedCoupon } from './coupon-rules.ts'

const row = (key: string, qty: number, unit: number) => ({ key, name: key, qty, unit, amount: qty * unit })
const [green, guests, cart, caddie] = [
  row('GREEN', 4, 90_001),
  row('GUEST', 2, 150_000),
  row('CART', 1, 100_000),
  row('CADDIE', 1, 150_000),
]
const coupon = (more: Partial<CouponTerms> = {}): CouponTerms => ({
  ...{ kind: 'FIXED', amount: 20_000, percent: null, dayClasses: [], parts: [], minPlayers: 1 },
  ...{ validFrom: '2027-03-01', validTo: '2027-03-31' },
  ...more,
})
const use = (more: Partial<CouponUse> = {}): CouponUse => ({
  ...{ date: '2027-03-10', dayClass: 'WEEKDAY', part: '1', type: 'N', players: 4 },
  ...more,
})

describe('a coupon is for a booking', () => {
  it.each<[string, CouponWhy | undefined, Partial<CouponTerms>, Partial<CouponUse>?, Price['rows']?]>([
    ['of any day, part and number', undefined, {}],
    ['on its first day', undefined, { validFrom: '2027-03-10' }],
    ['on its last day', undefined, { validTo: '2027-03-10' }],
    ['not before', 'DATE', { validFrom: '2027-03-11' }],
    ['not after', 'DATE', { validTo: '2027-03-09' }],
    ['of its class of days', undefined, { dayClasses: ['WEEKDAY'] }],
    ['of no other class', 'DAY_CLASS', { dayClasses: ['WEEKEND'] }],
    ['of both classes', undefined, { dayClasses: ['WEEKDAY', 'WEEKEND'] }, { dayClass: 'WEEKEND' }],
    ['in its part', undefined, { parts: ['1', '3'] }],
    ['in no other part', 'PART', { parts: ['2', '3'] }],
    ['with enough players', undefined, { minPlayers: 4 }],
    ['not with fewer', 'MIN_PLAYERS', { minPlayers: 4 }, { players: 3 }],
    ['not of a group with a contract', 'TEAM_PRICE', {}, { type: 'T' }],
    ['by phone', undefined, {}, { type: 'P' }],
    ['with a cart, if it is for one', undefined, { kind: 'CART' }],
    ['not without it', 'NO_CART', { kind: 'CART' }, {}, [green, caddie]],
    ['with a guest, if it is for one', undefined, { kind: 'GUEST' }, {}, [green, guests]],
    ['not without one', 'NO_GUEST', { kind: 'GUEST' }],
  ])('%s: %s', (_, why, terms, booked, rows = [green, cart, caddie]) => {
    expect(refusedCoupon(coupon(terms), use(booked), rows)).toBe(why)
  })
})

describe('a coupon takes off', () => {
  const all = [green, cart, caddie]
  it.each<[string, number, Partial<CouponTerms>, Price['rows']?, number?]>([
    ['the cart', 100_000, { kind: 'CART' }],
    ['the cart of each player', 80_000, { kind: 'CART' }, [green, row('CART', 4, 20_000)]],
    ['its amount', 20_000, {}],
    ['at most the whole price', 610_004, { amount: 900_000 }],
    ['a share of the green fees', 36_000, { kind: 'PERCENT', percent: 10 }],
    ['also of those of guests', 66_000, { kind: 'PERCENT', percent: 10 }, [green, guests, cart]],
    ['a green fee for a round', 90_001, { kind: 'ROUND' }],
    ['the only green fee', 90_001, { kind: 'ROUND' }, [row('GREEN', 1, 90_001)], 1],
    ['one player’s share of a green fee of the group', 75_000, { kind: 'ROUND' }, [row('GREEN', 1, 300_001)], 4],
    ['the booker’s green fee beside a guest', 90_001, { kind: 'ROUND' }, [row('GREEN', 1, 90_001), guests], 3],
    ['what one guest pays more than a member', 59_999, { kind: 'GUEST' }, [green, guests]],
    ['nothing where guests pay less', 0, { kind: 'GUEST' }, [green, row('GUEST', 1, 50_000)]],
  ])('%s: %i', (_, off, terms, rows = all, players = 4) => {
    expect(couponOff(coupon({ amount: 20_000, ...terms }), rows, { players, rounding: ROUNDING.halfUp })).toBe(off)
  })

  it.each([
    ['halfUp', 50],
    ['down', 49],
    ['up', 50],
  ] as const)('a share rounded %s by the club: %i', (rounding, off) => {
    const share = coupon({ kind: 'PERCENT', percent: 15 })
    expect(couponOff(share, [row('GREEN', 1, 332)], { players: 1, rounding: ROUNDING[rounding] })).toBe(off)
  })
})
