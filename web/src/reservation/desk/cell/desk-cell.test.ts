import { expect, test } from 'vitest'
import type { AnySlot } from '../../hold/slot-view'
import { type Claim, type DeskCell, deskCell, passes } from './desk-cell'

const NOW = Date.parse('2026-05-21T00:00:00Z')
const slot = { slotIdx: 1, mode: 'EXCLUSIVE', capacity: 4, state: 'NOT_OPEN' } as AnySlot
const claim = (kind: Claim['kind'], who = '', more: Partial<Claim> = {}): Claim => ({
  slotIdx: 1,
  seat: 0,
  kind,
  who,
  searchText: who,
  guests: [],
  ...more,
})

const cases: [string, Partial<AnySlot>, Claim[], Partial<DeskCell>][] = [
  ['free, though visitors may not book yet', {}, [], { sign: 'OPEN', names: [] }],
  ['over', { state: 'PAST' }, [], { sign: 'PAST' }],
  [
    'played: who played stays',
    { state: 'PAST' },
    [claim('BOOKING', 'Min-jun Kim')],
    { sign: 'BOOKED', names: ['Min-jun Kim'] },
  ],
  [
    'booked, two to be named',
    {},
    [claim('BOOKING', 'Min-jun Kim, Ha-eun Choi, -, -')],
    { names: ['Min-jun Kim', 'Ha-eun Choi'], unnamed: 2 },
  ],
  [
    'held',
    {},
    [claim('HOLD', 'Ji-ho Lee', { expiresAt: '2026-05-21T00:01:00Z' })],
    { sign: 'HELD', until: '2026-05-21T00:01:00Z' },
  ],
  [
    'a hold that ran out',
    {},
    [claim('HOLD', 'Ji-ho Lee', { expiresAt: '2026-05-20T23:59:59Z' })],
    { sign: 'OPEN', names: [] },
  ],
  ['a team', {}, [claim('TEAM', 'Pine Friends')], { sign: 'TEAM', names: ['Pine Friends'] }],
  [
    'blocked with its reason',
    {},
    [claim('BLOCK', '', { reason: 'Aeration' })],
    { sign: 'BLOCKED', reason: 'Aeration', names: [] },
  ],
  [
    'freed, and free for everyone later',
    {},
    [claim('BLOCK', '', { expiresAt: '2026-05-21T00:40:00Z' })],
    { sign: 'BLOCKED', until: '2026-05-21T00:40:00Z' },
  ],
  [
    'freed, and free for everyone by now',
    {},
    [claim('BLOCK', '', { expiresAt: '2026-05-20T23:40:00Z' })],
    { sign: 'OPEN' },
  ],
  [
    'seats left',
    { mode: 'SHARED' },
    [claim('BOOKING', 'A'), claim('BOOKING', 'B', { seat: 2 })],
    { sign: 'PARTIAL', names: ['A', 'B'] },
  ],
]

test.each(cases)('%s', (_, change, claims, expected) => {
  expect(deskCell({ ...slot, ...change }, claims, NOW)).toMatchObject(expected)
})

test.each([
  ['all', '', true],
  ['booked', '', true],
  ['free', '', false],
  ['all', 'min', true],
  ['all', 'lee', false],
  ['all', '민준', true],
  ['all', 'kim min jun', true],
  ['all', '김 민준', true],
  ['all', '5550-1000', true],
  ['all', '1000', true],
  ['all', '2000', false],
  ['all', 'GC001-261128-0630', true],
  ['all', '10-00', true],
  ['all', 'member1', true],
  ['all', '10-0002', false],
] as const)('filter %s with "%s"', (filter, typed, expected) => {
  expect(
    passes(
      {
        sign: 'BOOKED',
        names: ['Min-jun Kim'],
        guests: [],
        searchText: '김민준, Min-jun Kim',
        phones: ['010-5550-1000'],
        numbers: ['GC001-261128-0630-1', '10-0001', 'member1'],
        unnamed: 0,
      },
      filter,
      typed,
    ),
  ).toBe(expected)
})
