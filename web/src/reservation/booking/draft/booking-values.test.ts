import { expect, test } from 'vitest'
import type { Values } from '../../../ui/form/draft'
import {
  companionChecks,
  incompletePlayers,
  NEW_BOOKING,
  players,
  refusedField,
  seatsFor,
  withoutPlayer,
} from './booking-values'

const me = { memberIdx: 4021, name: 'Min-jun Kim' }
const GUEST = { kind: 'GUEST', name: ' Alex Roh ', phoneNo: '010-5550-0177', consent: true }
const typed = (no: number, companion: Values): Values =>
  Object.fromEntries(Object.entries(companion).map(([field, value]) => [`players.${no}.${field}`, value]))
const faults = (values: Values, maxPlayers = 4) =>
  Object.entries(companionChecks({ minPlayers: 1, maxPlayers })).flatMap(([field, check]) =>
    check?.(values) ? [field] : [],
  )

test('a fresh form can be booked: the booker and three to be named', () => {
  expect(faults(NEW_BOOKING)).toEqual([])
  expect(players(me, NEW_BOOKING, 4).map((p) => p.kind)).toEqual(['MEMBER', 'TBD', 'TBD', 'TBD'])
})

test('a guest is sent trimmed', () => {
  const [, second] = players(me, { ...NEW_BOOKING, ...typed(2, GUEST) }, 2)
  expect(second).toEqual({ no: 2, kind: 'GUEST', name: 'Alex Roh', phoneNo: '010-5550-0177', consent: true })
})

test.each([
  ['a guest without a name', { ...GUEST, name: ' ' }, ['name']],
  ['a guest who did not agree', { ...GUEST, consent: false }, ['consent']],
  ['a guest of whom nothing is known', { kind: 'GUEST' }, ['name', 'consent']],
  ['a member not chosen', { kind: 'MEMBER' }, ['memberIdx']],
])('%s is pointed at', (_, companion, fields) => {
  const values = { ...NEW_BOOKING, ...typed(3, companion) }
  expect(faults(values)).toEqual(fields.map((field) => `players.3.${field}`))
  expect(faults(values, 2)).toEqual([])
})

test('the values fit another tee time and keep who is named', () => {
  const values = { ...NEW_BOOKING, ...typed(2, GUEST), ...typed(4, { kind: 'MEMBER', memberIdx: '7' }) }
  expect(players(me, values, seatsFor(values, { minPlayers: 1, maxPlayers: 2 }))).toHaveLength(2)
  expect(seatsFor({ seats: '2' }, { minPlayers: 4, maxPlayers: 4 })).toBe(4)
  expect(seatsFor({ seats: '4' }, { minPlayers: 1, maxPlayers: 0 })).toBe(1)
  expect(players(me, values, 4)[3]).toEqual({ no: 4, kind: 'MEMBER', memberIdx: 7 })
})

test('where a companion is removed, those behind move up', () => {
  const values = { ...NEW_BOOKING, ...typed(3, GUEST), ...typed(4, { kind: 'MEMBER', memberIdx: '7' }) }
  const left = { ...values, ...withoutPlayer(values, 3, 4) }
  expect(players(me, left, seatsFor(left, { minPlayers: 1, maxPlayers: 4 })).slice(1)).toEqual([
    { no: 2, kind: 'TBD' },
    { no: 3, kind: 'MEMBER', memberIdx: 7 },
  ])
  expect(left['players.4.memberIdx']).toBe('')
  expect(left['players.3.name']).toBe('')
})

test.each([
  [{ which: 2 }, 'players.2.name'],
  [{ which: 3 }, 'players.3.memberIdx'],
  [{ which: 1 }, undefined],
  [{}, undefined],
  [{ path: 'players[1].phoneNo' }, 'players.2.phoneNo'],
  [{ path: 'players[0].name' }, undefined],
  [{ path: 'memo' }, undefined],
])('what the server says of %j is about %s', (said, field) => {
  const values = { ...NEW_BOOKING, ...typed(2, GUEST), ...typed(3, { kind: 'MEMBER', memberIdx: '7' }) }
  expect(refusedField(values, said)).toBe(field)
})

test('players with something missing are counted once each, as long as they are of that kind', () => {
  const values = { ...NEW_BOOKING, ...typed(2, GUEST), ...typed(3, { kind: 'MEMBER' }) }
  expect(incompletePlayers({}, values)).toBe(0)
  const wrong = { 'players.2.name': 'a', 'players.2.consent': 'b', 'players.3.memberIdx': undefined, memo: 'c' }
  expect(incompletePlayers(wrong, values)).toBe(1)
  expect(incompletePlayers({ ...wrong, 'players.3.memberIdx': 'd' }, values)).toBe(2)
  expect(incompletePlayers(wrong, { ...values, ...typed(2, { kind: 'TBD' }) })).toBe(0)
})
