import { describe, expect, it } from 'vitest'
import { NEW_BOOKING, players } from '../draft/booking-values'
import { knownFrom, lastTogether } from './known'
import { namedIn, withGroup, withOne } from './named'

const ME = { memberIdx: 1, name: 'Me' }
const [ANN, BEN, CHO, DAN] = ['Ann', 'Ben', 'Cho', 'Dan'].map((name, i) => ({ memberIdx: i + 2, name })) as [
  typeof ME,
  typeof ME,
  typeof ME,
  typeof ME,
]
const FOUR = { minPlayers: 3, maxPlayers: 4 }
const said = (values: typeof NEW_BOOKING) =>
  players(ME, values, Number(values.seats)).map(({ kind, memberIdx, name }) => memberIdx ?? name ?? kind)

describe('a group', () => {
  it('takes the places, and leaves the others open', () => {
    const values = { ...NEW_BOOKING, 'players.2.kind': 'GUEST', 'players.2.name': 'Guest', 'players.4.kind': 'GUEST' }
    expect(said({ ...values, ...withGroup([ANN, BEN], 4, FOUR) })).toEqual([1, 2, 3, 'TBD'])
  })

  it('asks for as many places as it needs, and is cut where there are fewer', () => {
    expect(said({ ...NEW_BOOKING, ...withGroup([ANN, BEN, CHO], 3, FOUR) })).toEqual([1, 2, 3, 4])
    expect(said({ ...NEW_BOOKING, ...withGroup([ANN, BEN], 2, { minPlayers: 1, maxPlayers: 2 }) })).toEqual([1, 2])
    expect(said({ ...NEW_BOOKING, ...withGroup([ANN], 1, { minPlayers: 1, maxPlayers: 1 }) })).toEqual([1])
  })
})

describe('one more member', () => {
  it('takes the first place without a name, then a new one, then none', () => {
    let values: typeof NEW_BOOKING = {
      ...NEW_BOOKING,
      seats: '3',
      'players.2.kind': 'GUEST',
      'players.2.name': 'Guest',
    }
    values = { ...values, ...withOne(values, ANN, 3, FOUR) }
    expect(said(values)).toEqual([1, 'Guest', 2])
    values = { ...values, ...withOne(values, BEN, 3, FOUR) }
    expect(said(values)).toEqual([1, 'Guest', 2, 3])
    expect(namedIn(values, 4)).toEqual([2, 3])
    expect(withOne(values, DAN, 4, FOUR)).toBeUndefined()
  })
})

describe('companions that are known', () => {
  const of = (...members: (typeof ME)[]) => ({
    players: members.map((one, i) => ({ no: i + 1, kind: 'MEMBER' as const, ...one })),
  })

  it('are buddies first, each once', () => {
    expect(knownFrom(1, [CHO], [of(ME, DAN, CHO), of(BEN, ME, ANN, DAN)])).toEqual([CHO, ANN, BEN, DAN])
  })

  it('are those of the last round that had any', () => {
    expect(lastTogether(1, [of(ME), of(ME, ANN, BEN)], [of(ME, CHO)])).toEqual([ANN, BEN])
    expect(lastTogether(1, [], [of(ME, CHO)])).toEqual([CHO])
    expect(lastTogether(1, [of(ME)], [])).toEqual([])
  })
})
