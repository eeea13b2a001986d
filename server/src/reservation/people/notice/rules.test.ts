import { describe, expect, it } from 'vitest'
import type { BookingChange } from '../../booking/booked/notify.ts'
import { isTimeToRemind, type NoticeFacts, noticesOf } from './rules.ts'

const [BOOKER, ANN, BEN] = [1, 2, 3] as const

const [HERE, THERE] = [70, 71] as const

type Told = Record<number, [plays: boolean, version: number, slotIdx?: number | null]>
const told = (all: Told): NoticeFacts['told'] =>
  new Map(
    Object.entries(all).map(([who, [plays, version, slotIdx = HERE]]) => [Number(who), { plays, version, slotIdx }]),
  )

const said = (
  facts: Omit<Partial<NoticeFacts>, 'told'> & { told?: Told },
  change: BookingChange = 'CHANGED',
  by: number = BOOKER,
  giver?: number,
) =>
  noticesOf(
    {
      state: 'CF',
      version: 1,
      slotIdx: HERE,
      booker: BOOKER,
      offeredTo: null,
      isWon: false,
      players: [BOOKER],
      ...facts,
      told: told(facts.told ?? {}),
    },
    { change, by, giver },
  ).map(({ memberIdx, kind, variant, about }) => [memberIdx, kind, ...(variant ? [variant] : []), about])

describe('a booking', () => {
  it('that is new is announced to the booker and each named member', () => {
    expect(said({ players: [BOOKER, ANN] }, 'BOOKED')).toEqual([
      [BOOKER, 'BOOKING_BOOKED', 'v1'],
      [ANN, 'BOOKING_NAMED', 'v1'],
    ])
  })

  it('that was won in a draw is announced as a win to the booker, once, and as a booking to who is named', () => {
    const players = [BOOKER, ANN]
    expect(said({ isWon: true, players }, 'BOOKED')).toEqual([
      [BOOKER, 'DRAW_WON', 'v1'],
      [ANN, 'BOOKING_NAMED', 'v1'],
    ])
    const told = { [BOOKER]: [false, 1], [ANN]: [true, 2] } satisfies Told
    expect(said({ isWon: true, players, version: 2, told })).toEqual([[BOOKER, 'BOOKING_BOOKED', 'v2']])
  })

  it('that is offered asks the companion alone, and the answer goes to the one who offered it', () => {
    const players = [BOOKER, ANN, BEN]
    const all = { [BOOKER]: [true, 1], [ANN]: [true, 1], [BEN]: [true, 1] } satisfies Told
    expect(said({ players, version: 2, told: all, offeredTo: ANN }, 'OFFERED')).toEqual([
      [ANN, 'BOOKING_OFFERED', 'v2'],
    ])
    expect(said({ players, version: 3, told: all }, 'OFFER_DECLINED', ANN)).toEqual([
      [BOOKER, 'BOOKING_OFFER_ANSWERED', 'DECLINED', 'v3'],
    ])
    const handed = { players: [ANN, BOOKER, BEN], booker: ANN, version: 3, told: all }
    expect(said(handed, 'HANDED_OVER', ANN, BOOKER)).toEqual([
      [ANN, 'BOOKING_CHANGED', 'DETAILS', 'v3'],
      [BEN, 'BOOKING_CHANGED', 'DETAILS', 'v3'],
      [BOOKER, 'BOOKING_OFFER_ANSWERED', 'ACCEPTED', 'v3'],
    ])
  })

  it('is announced once, however often the task runs', () => {
    const players = [BOOKER, ANN]
    expect(said({ players, told: { [BOOKER]: [true, 1], [ANN]: [true, 1] } }, 'BOOKED')).toEqual([])
    expect(said({ players, version: 2, told: { [BOOKER]: [true, 2], [ANN]: [true, 2] } })).toEqual([])
  })

  it('that changed is announced to the players who stay, who come and who go', () => {
    const facts = { version: 2, players: [BOOKER, BEN], told: { [BOOKER]: [true, 1], [ANN]: [true, 1] } satisfies Told }
    expect(said(facts)).toEqual([
      [BOOKER, 'BOOKING_CHANGED', 'DETAILS', 'v2'],
      [BEN, 'BOOKING_NAMED', 'v2'],
      [ANN, 'BOOKING_UNNAMED', 'REMOVED', 'v2'],
    ])
  })

  it.each([
    ['moved, to who was told of another tee time', THERE, [[BOOKER, 'BOOKING_CHANGED', 'MOVED', 'v3']]],
    ['as its details, to who was told of this one', HERE, [[BOOKER, 'BOOKING_CHANGED', 'DETAILS', 'v3']]],
    ['as its details, where nobody knows of which', null, [[BOOKER, 'BOOKING_CHANGED', 'DETAILS', 'v3']]],
  ])('is said to be %s', (_, slotIdx, expected) => {
    expect(said({ version: 3, told: { [BOOKER]: [true, 1, slotIdx] } })).toEqual(expected)
  })

  it('that changed before it was announced is announced as it is now', () => {
    expect(said({ version: 2, players: [BOOKER, BEN] }, 'BOOKED')).toEqual([
      [BOOKER, 'BOOKING_BOOKED', 'v2'],
      [BEN, 'BOOKING_NAMED', 'v2'],
    ])
  })

  it('names a member again who was named before', () => {
    const facts = {
      version: 3,
      players: [BOOKER, ANN],
      told: { [BOOKER]: [true, 2], [ANN]: [false, 2] } satisfies Told,
    }
    expect(said(facts)).toEqual([
      [BOOKER, 'BOOKING_CHANGED', 'DETAILS', 'v3'],
      [ANN, 'BOOKING_NAMED', 'v3'],
    ])
  })

  it('that a companion declined is announced to the booker, and the companion’s calendar is cleared', () => {
    const facts = { version: 2, told: { [BOOKER]: [true, 1], [ANN]: [true, 1] } satisfies Told }
    expect(said(facts, 'DECLINED', ANN)).toEqual([
      [ANN, 'BOOKING_UNNAMED', 'DECLINED', 'v2'],
      [BOOKER, 'BOOKING_DECLINED', 'v2'],
    ])
  })

  it.each([
    ['CX', 'YOU', 'BOOKER'],
    ['CL', 'YOU', 'BOOKER'],
    ['CC', 'CLUB', 'CLUB'],
  ])('that is over (%s) is announced to the players who expected to play', (state, own, others) => {
    const facts = { state, version: 3, players: [BOOKER, ANN, BEN] }
    expect(said({ ...facts, told: { [BOOKER]: [true, 1], [ANN]: [true, 1], [BEN]: [false, 2] } }, 'CANCELLED')).toEqual(
      [
        [BOOKER, 'BOOKING_CANCELLED', own, 'v3'],
        [ANN, 'BOOKING_CANCELLED', others, 'v3'],
      ],
    )
    expect(said(facts, 'CANCELLED')).toEqual([[BOOKER, 'BOOKING_CANCELLED', own, 'v3']])
    expect(said({ ...facts, told: { [BOOKER]: [false, 3], [ANN]: [false, 3] } }, 'CANCELLED')).toEqual([])
  })

  it('that an officer cancels for the booker of a group names the officer as who did it', () => {
    const told = { [BOOKER]: [true, 1], [ANN]: [true, 1], [BEN]: [true, 1] } satisfies Told
    expect(said({ state: 'CX', version: 2, told }, 'CANCELLED', ANN)).toEqual([
      [BOOKER, 'BOOKING_CANCELLED', 'BOOKER', 'v2'],
      [ANN, 'BOOKING_CANCELLED', 'YOU', 'v2'],
      [BEN, 'BOOKING_CANCELLED', 'BOOKER', 'v2'],
    ])
  })

  it('that is cancelled before the notice of a decline is sent names the booker as who did it', () => {
    const told = { [BOOKER]: [true, 1], [ANN]: [true, 1] } satisfies Told
    expect(said({ state: 'CX', version: 3, told }, 'DECLINED', ANN)).toEqual([
      [BOOKER, 'BOOKING_CANCELLED', 'YOU', 'v3'],
      [ANN, 'BOOKING_CANCELLED', 'BOOKER', 'v3'],
    ])
  })

  it('that is played already is not announced', () => {
    expect(said({ state: 'PL' }, 'CHANGED')).toEqual([])
  })
})

it.each([
  ['2027-03-28T07:59+09:00[Asia/Seoul]', false],
  ['2027-03-28T08:00+09:00[Asia/Seoul]', true],
  ['2027-03-28T20:59+09:00[Asia/Seoul]', true],
  ['2027-03-28T21:00+09:00[Asia/Seoul]', false],
  // The clocks go forward on this day.
  ['2027-03-28T07:59+02:00[Europe/Berlin]', false],
  ['2027-03-28T08:00+02:00[Europe/Berlin]', true],
  ['2027-10-31T20:59+01:00[Europe/Berlin]', true],
])('members are reminded by day: %s %s', (at, isTime) => {
  const moment = Temporal.ZonedDateTime.from(at)
  expect(isTimeToRemind(moment.toInstant(), moment.timeZoneId)).toBe(isTime)
})
