import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../rulebook.ts'
import { choiceOf, payersOf } from './hold.ts'

const club = (fewerPayForAll: boolean) => ({ booking: { ...DEFAULT_SETTINGS.booking, fewerPayForAll } })
const place = (mode: 'EXCLUSIVE' | 'SHARED', minPlayers: number, capacity = 4) => ({ mode, minPlayers, capacity })

describe('who pay', () => {
  it.each([
    ['three of four', place('EXCLUSIVE', 3), 3, 4, 3],
    ['four of four', place('EXCLUSIVE', 3), 4, 4, 4],
    ['two of four', place('EXCLUSIVE', 2), 2, 4, 2],
    ['two where three is the minimum', place('EXCLUSIVE', 3), 2, 4, 3],
    ['three where four is the minimum', place('EXCLUSIVE', 4), 3, 4, 4],
    ['three of three', place('EXCLUSIVE', 3, 3), 3, 3, 3],
    ['shared seats', place('SHARED', 1), 3, 3, 3],
  ])('%s: for all places %i, else %i', (_, slot, places, all, each) => {
    expect(payersOf(slot, places, club(true))).toMatchObject({ players: all })
    expect(payersOf(slot, places, club(false))).toMatchObject({ players: each })
  })

  it('of a group of a season always for all places, and guests among them', () => {
    const players = (['MEMBER', 'GUEST', 'TBD'] as const satisfies Player['kind'][]).map((kind) => ({ kind }))
    const party = { players, cart: true, caddie: false }
    const choice = (type: string, fewer: boolean) =>
      choiceOf(place('EXCLUSIVE', 3), [0], { ...party, type }, club(fewer))
    expect(choice('T', false)).toMatchObject({ players: 4, places: 3, guests: 1, cart: true, caddie: false })
    expect([choice('N', true), choice('N', false)].map(({ players }) => players)).toEqual([4, 3])
  })
})
