import { expect, test } from 'vitest'
import { deskPlayers, guestTyped, NEW_DESK_BOOKING, placesOf, wantedOf } from './desk-values'

const MEMBER = { no: 1, kind: 'MEMBER', memberIdx: 7 } as const

test('the booker is first, members and guests are named, and other places stay open', () => {
  const typed = { kind2: 'GUEST', guest2: ' Do-yun Han ', kind3: 'MEMBER', member3: '9', kind4: 'GUEST', guest4: ' ' }
  expect(deskPlayers(MEMBER, { ...NEW_DESK_BOOKING, ...typed })).toEqual([
    MEMBER,
    { no: 2, kind: 'GUEST', name: 'Do-yun Han' },
    { no: 3, kind: 'MEMBER', memberIdx: 9 },
    { no: 4, kind: 'TBD' },
  ])
})

test('a place of a member who was not found stays open, and places beyond the number do not count', () => {
  const typed = { seats: '2', kind2: 'MEMBER', member2: '', kind3: 'GUEST', guest3: 'Nobody' }
  expect(deskPlayers(MEMBER, { ...NEW_DESK_BOOKING, ...typed })).toEqual([MEMBER, { no: 2, kind: 'TBD' }])
})

test('the players of a booking come back as they were', () => {
  const others = [
    { no: 2, kind: 'GUEST', name: 'Do-yun Han', phoneNo: '010-1111-2222' },
    { no: 3, kind: 'MEMBER', memberIdx: 9 },
    { no: 4, kind: 'TBD' },
  ] as const
  expect(deskPlayers(MEMBER, { seats: '4', ...placesOf([MEMBER, ...others]) })).toEqual([MEMBER, ...others])
})

test.each([
  ['Do-yun Han', { name: 'Do-yun Han' }],
  ['Do-yun Han 010-1111-2222', { name: 'Do-yun Han', phoneNo: '010-1111-2222' }],
  ['한도윤, +82 10 1111 2222', { name: '한도윤', phoneNo: '+82 10 1111 2222' }],
  ['Han 2', { name: 'Han 2' }],
])('%s is a guest', (typed, guest) => {
  expect(guestTyped(typed)).toEqual(guest)
})

test('a walk-in is booked as by phone, and half a phone number is none', () => {
  expect(wantedOf(1, NEW_DESK_BOOKING)).toBeUndefined()
  const guest = { guestName: 'Han', guestPhone: '010-1', bookAs: 'W', seats: '2' }
  expect(wantedOf(1, { ...NEW_DESK_BOOKING, ...guest })).toMatchObject({
    type: 'P',
    guest: { name: 'Han' },
    players: [
      { no: 1, kind: 'GUEST', name: 'Han' },
      { no: 2, kind: 'TBD' },
    ],
  })
  expect(wantedOf(1, { ...NEW_DESK_BOOKING, member: '7' })).toMatchObject({ memberIdx: 7, type: 'P' })
})
