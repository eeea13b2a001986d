import { expect, test } from 'vitest'
import { type AnySlot, type SlotAction, slotView, type Viewer } from './slot-view'

const NINE = Date.parse('2026-04-20T00:00:00Z')
const slot: AnySlot = {
  slotIdx: 1,
  courseIdx: 1,
  part: '1',
  time: '06:30',
  holes: '18',
  mode: 'EXCLUSIVE',
  capacity: 4,
  taken: 0,
  minPlayers: 4,
  state: 'OPEN',
  greenFee: 180000,
}
const opensAt = '2026-04-20T00:00:00Z'

const cases: [string, Partial<AnySlot>, number, Viewer, string, SlotAction][] = [
  ['open for a member', {}, NINE, 'member', 'STATE_OPEN', 'hold'],
  ['open for a visitor', {}, NINE, 'visitor', 'STATE_OPEN', 'login'],
  ['open for an account that cannot book', {}, NINE, 'limited', 'STATE_OPEN', 'none'],
  [
    'seats for an account that cannot book',
    { state: 'PARTIAL', mode: 'SHARED', taken: 2 },
    NINE,
    'limited',
    'STATE_PARTIAL',
    'none',
  ],
  ['a moment before the opening', { state: 'NOT_OPEN', opensAt }, NINE - 1, 'member', 'STATE_NOT_OPEN', 'why'],
  ['at the instant of the opening', { state: 'NOT_OPEN', opensAt }, NINE, 'member', 'STATE_OPEN', 'hold'],
  [
    'at its opening, still held by who could book it before',
    { state: 'NOT_OPEN', opensAt, heldUntil: '2026-04-20T00:01:00Z', taken: 4 },
    NINE,
    'member',
    'STATE_HELD',
    'why',
  ],
  ['opened by hand', { state: 'NOT_OPEN', opensAt: null }, NINE, 'member', 'STATE_NOT_OPEN_YET', 'why'],
  ['held', { state: 'HELD', heldUntil: opensAt, taken: 4 }, NINE - 1000, 'member', 'STATE_HELD', 'why'],
  ['a hold that ran out', { state: 'HELD', heldUntil: opensAt, taken: 4 }, NINE, 'member', 'STATE_OPEN', 'hold'],
  [
    'a hold that ran out beside other seats',
    { state: 'HELD', heldUntil: opensAt, mode: 'SHARED', taken: 2 },
    NINE,
    'member',
    'STATE_PARTIAL',
    'hold',
  ],
  ['held by me', { state: 'MINE_HELD', heldUntil: opensAt }, NINE - 1000, 'member', 'STATE_MINE_HELD', 'return'],
  ['booked by others', { state: 'BOOKED', taken: 4 }, NINE, 'member', 'STATE_BOOKED', 'none'],
  [
    'booked by others, with names',
    { state: 'BOOKED', taken: 4, names: ['Ji-ho Lee'] },
    NINE,
    'member',
    'STATE_BOOKED',
    'who',
  ],
  ['booked by me', { state: 'BOOKED', taken: 4, bookingIdx: 7 }, NINE, 'member', 'STATE_MINE_BOOKED', 'return'],
  [
    'two of four seats taken',
    { state: 'PARTIAL', mode: 'SHARED', taken: 2 },
    NINE,
    'visitor',
    'STATE_PARTIAL',
    'login',
  ],
  ['for a draw to come', { state: 'DRAW' }, NINE, 'member', 'STATE_DRAW', 'none'],
  ['in a draw', { state: 'DRAW', drawIdx: 3 }, NINE, 'visitor', 'STATE_DRAW', 'why'],
  ['a team', { state: 'TEAM' }, NINE, 'member', 'STATE_TEAM', 'none'],
  ['the house', { state: 'HOUSE' }, NINE, 'member', 'STATE_HOUSE', 'none'],
  ['blocked', { state: 'BLOCKED' }, NINE, 'member', 'STATE_BLOCKED', 'why'],
  ['past', { state: 'PAST' }, NINE, 'member', 'STATE_PAST', 'none'],
  [
    'free, but not for a suspended member',
    { state: 'NOT_FOR_YOU', reason: 'SUSPENDED' },
    NINE,
    'member',
    'STATE_OPEN',
    'why',
  ],
  ['not for this member', { state: 'NOT_FOR_YOU', reason: 'QUOTA_MONTH' }, NINE, 'member', 'STATE_NOT_FOR_YOU', 'why'],
]

test.each(cases)('%s', (_, change, now, viewer, word, action) => {
  const view = slotView({ ...slot, ...change }, now, viewer)
  expect([view.word.code, view.action]).toEqual([`tee-times.${word}`, action])
})
