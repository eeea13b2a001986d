import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../rulebook.ts'
import { choiceOf, payersOf } from './hold.ts'

const club = (fewerPayForAll: boolean) => ({ booking: { ...DEFAULT_SETTINGS.booking, fewerPayForAll } })
const place = (mode: 'EXCLUSIVE' | 'SHARED', minPlayers: number, capacity = 4, holes = '18') => ({
  ...{ mode, minPlayers, capacity, holes },
})

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

  it.each([
    ['four places that three may play', place('EXCLUSIVE', 3), true],
    ['four places that two may play', place('EXCLUSIVE', 2), true],
    ['four places for four', place('EXCLUSIVE', 4), false],
    ['three places', place('EXCLUSIVE', 3, 3), false],
    ['shared seats', place('SHARED', 1), undefined],
  ])('three pay more on %s: %s, unless they pay for all', (_, slot, more) => {
    expect(payersOf(slot, 3, club(false)).threePayMore).toBe(more)
    expect(payersOf(slot, 3, club(true)).threePayMore).toBe(slot.capacity === 4 && more !== undefined ? false : more)
  })

  it.each(['9', '18', '27'])('nine more holes of %s', (holes) => {
    expect(payersOf(place('EXCLUSIVE', 4, 4, holes), 4, club(true)).hasNineMore).toBe(holes === '27')
    expect(payersOf(place('SHARED', 1, 4, holes), 1, club(true)).hasNineMore).toBe(holes === '27')
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
