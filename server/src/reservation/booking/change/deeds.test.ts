import { expect, test } from 'vitest'
import { deedsOf, type Logged } from './deeds.ts'

const me = { no: 1, kind: 'MEMBER', memberIdx: 7 } as const
const friend = { no: 2, kind: 'MEMBER', memberIdx: 9 } as const
const open = { no: 2, kind: 'TBD' } as const
const guest = { no: 2, kind: 'GUEST' } as const
const booked = (changes: object = {}): Logged => ({ players: [me, open], cart: true, caddie: true, ...changes })

test.each<[string, Logged, Logged, string[]]>([
  ['a companion is named', booked(), booked({ players: [me, friend] }), ['ADDED 9']],
  ['a guest is named', booked(), booked({ players: [me, guest] }), ['GUEST_ADDED']],
  [
    'a guest makes room for a member',
    booked({ players: [me, guest] }),
    booked({ players: [me, friend] }),
    ['ADDED 9', 'GUEST_REMOVED'],
  ],
  ['one player less, without cart', booked(), booked({ players: [me], cart: false }), ['FEWER', 'CART_OFF']],
  [
    'a companion accepts',
    booked({ players: [me, { ...friend, answer: 'OPEN' }] }),
    booked({ players: [me, { ...friend, answer: 'ACCEPTED' }] }),
    ['ACCEPTED 9'],
  ],
  ['nobody came', { state: 'CF' }, { state: 'NS' }, ['NO_SHOW']],
  ['a no-show is undone', { state: 'NS' }, { state: 'CF' }, ['NO_SHOW_UNDONE']],
  ['a no-show is undone after six hours', { state: 'NS' }, { state: 'PL' }, ['NO_SHOW_UNDONE']],
  ['the round is over', { state: 'CF' }, { state: 'PL' }, ['PLAYED']],
  [
    'a companion declines',
    booked({ players: [me, { ...friend, answer: 'OPEN' }] }),
    booked({ players: [me, { ...open, answer: 'DECLINED' }] }),
    ['DECLINED 9'],
  ],
  ['only the booker is logged', { booker: { memberIdx: 7 } }, { booker: { memberIdx: 9 } }, ['HANDED_OVER 9']],
  ['it is offered', { offeredTo: null }, { offeredTo: 9 }, ['OFFERED 9']],
  ['it is offered to another', { offeredTo: 8 }, { offeredTo: 9 }, ['OFFERED 9']],
  ['the offer ends', { offeredTo: 9 }, { offeredTo: null }, ['OFFER_ENDED 9']],
  ['the club delays it', { time: '07:00' }, { time: '07:40' }, ['DELAYED']],
  ['it moves', booked({ slotIdx: 1 }), booked({ slotIdx: 2 }), ['MOVED']],
  ['it is cancelled late', { state: 'CF' }, { state: 'CL' }, ['CANCELLED_LATE']],
  ['it is paid', { paid: null }, { paid: 480_000 }, ['PAID']],
  ['it was not paid after all', { paid: 480_000 }, { paid: null }, ['PAID_UNDONE']],
  ['the holes change', booked({ holes: '18' }), booked({ holes: '9' }), ['HOLES']],
  ['a note changes', booked(), booked(), ['CHANGED']],
  ['the log tells nothing', null, null, ['CHANGED']],
])('%s', (_, before, after, deeds) => {
  expect(deedsOf(before, after, false).map(({ code, memberIdx }) => [code, memberIdx].join(' ').trim())).toEqual(deeds)
})

test('the first version is the booking itself', () => {
  expect(deedsOf(null, booked(), true)).toEqual([{ code: 'BOOKED' }])
})
