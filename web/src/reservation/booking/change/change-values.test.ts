import type { Booking } from '@clubhouse/contract/reservation/booking/booking'
import { expect, test } from 'vitest'
import { players } from '../draft/booking-values'
import { leftUntil, unnamed, valuesOf } from './change-values'

const booking = {
  players: [
    { no: 1, kind: 'MEMBER', memberIdx: 7, name: 'Min-jun Kim' },
    { no: 2, kind: 'GUEST', name: 'Grace Park', phoneNo: '010-5550-0177', consent: true },
    { no: 3, kind: 'MEMBER', memberIdx: 9, name: 'Ha-eun Choi' },
  ],
  cart: false,
  caddie: true,
  memo: null,
} as unknown as Booking

test('an unchanged form sends the players as they are booked', () => {
  const values = valuesOf(booking)
  expect(players({ memberIdx: 7, name: 'Min-jun Kim' }, values, 3)).toEqual([
    { no: 1, kind: 'MEMBER', memberIdx: 7, name: 'Min-jun Kim' },
    { no: 2, kind: 'GUEST', name: 'Grace Park', phoneNo: '010-5550-0177', consent: true },
    { no: 3, kind: 'MEMBER', memberIdx: 9 },
  ])
  expect(values).toMatchObject({ seats: '3', cart: false, caddie: true, memo: '' })
})

test('a price is asked for a number of players', () => {
  expect(unnamed(7, 3)).toEqual([
    { no: 1, kind: 'MEMBER', memberIdx: 7 },
    { no: 2, kind: 'TBD' },
    { no: 3, kind: 'TBD' },
  ])
})

test.each([
  ['2027-03-04T08:00:00Z', { unit: 'DAYS', count: 2 }],
  ['2027-03-02T09:00:00Z', { unit: 'HOURS', count: 1 }],
  ['2027-03-03T07:59:00Z', { unit: 'HOURS', count: 24 }],
  ['2027-03-02T08:00:00Z', undefined],
])('until %s', (at, left) => {
  expect(leftUntil(at, Date.parse('2027-03-02T08:00:00Z'))).toEqual(left)
})
