import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  drawnOrder,
  isLobbyDue,
  isLobbyRunning,
  keptByLobby,
  type Lobby,
  lobbyOpenings,
  type Place,
  standingIn,
  turnsOf,
} from './lobby-rules.ts'
import type { OpeningRule } from './rulebook.ts'

const OPENS = Temporal.Instant.from('2027-03-10T00:00:00Z')
const at = (seconds: number) => OPENS.add({ seconds })
/** Seconds after the opening; each place is of the member with its number. */
interface Came {
  no?: number
  joined?: number
  held?: number
  left?: number
  choose?: number
}
const lobbyOf = (came: Came[], more: Partial<Lobby> = {}): Lobby => ({
  ...{ lobbyIdx: 7, opensAt: OPENS, closesAt: at(-10), admitted: 2, drawnAt: at(-10), overAt: null },
  places: came.map(({ no, joined = -600, held, left, choose = 60 }, i): Place => {
    const moments = { heldAt: held === undefined ? null : at(held), leftAt: left === undefined ? null : at(left) }
    return {
      placeIdx: i + 1,
      memberIdx: i + 1,
      no: no ?? null,
      joinedAt: at(joined),
      chooseSeconds: choose,
      ...moments,
    }
  }),
  ...more,
})
const secondsOf = (instant: Temporal.Instant) => OPENS.until(instant).total('seconds')
/** When each member is admitted and until when they choose. */
const turns = (lobby: Lobby) =>
  [...turnsOf(lobby).turns].map(([place, { admittedAt, chooseUntil }]) => [
    place,
    secondsOf(admittedAt),
    secondsOf(chooseUntil),
  ])
const four = [{ no: 2 }, { no: 1 }, { no: 4 }, { no: 3 }]

describe('turnsOf', () => {
  it.each<[string, Came[], number[][], number]>([
    ['nobody: over at the opening', [], [], 0],
    [
      'two at a time, in the drawn order, 60 seconds each',
      four,
      [
        [2, 0, 60],
        [1, 0, 60],
        [4, 60, 120],
        [3, 60, 120],
      ],
      120,
    ],
    [
      'a hold makes room for the next at once',
      [{ no: 1, held: 5 }, { no: 2 }, { no: 3 }],
      [
        [1, 0, 60],
        [2, 0, 60],
        [3, 5, 65],
      ],
      65,
    ],
    [
      'leaving makes room too, and before the turn takes none',
      [{ no: 1, left: 10 }, { no: 2 }, { no: 3, left: 8 }, { no: 4 }],
      [
        [1, 0, 60],
        [2, 0, 60],
        [4, 10, 70],
      ],
      70,
    ],
    [
      'late members follow in the order in which they came, not before they came',
      [{ joined: 30 }, { joined: -5 }, { no: 1, held: 1 }],
      [
        [3, 0, 60],
        [2, 0, 60],
        [1, 30, 90],
      ],
      90,
    ],
    [
      'a member who needs more time has it',
      [{ no: 1, choose: 120 }, { no: 2 }, { no: 3 }, { no: 4 }],
      [
        [1, 0, 120],
        [2, 0, 60],
        [3, 60, 120],
        [4, 120, 180],
      ],
      180,
    ],
    ['a hold after the turn of its member changes nothing', [{ no: 1, held: 300 }], [[1, 0, 60]], 60],
  ])('%s', (_, came, expected, over) => {
    const lobby = lobbyOf(came)
    expect(turns(lobby)).toEqual(expected)
    expect(secondsOf(turnsOf(lobby).overAt)).toBe(over)
  })

  it('admits nobody later because of what others do: a hold only makes later turns earlier', () => {
    const before = new Map(turns(lobbyOf(four)).map(([place, from]) => [place!, from!]))
    for (const held of [1, 30, 59])
      for (const [place, from] of turns(lobbyOf([{ no: 2, held }, ...four.slice(1)])))
        expect(from).toBeLessThanOrEqual(before.get(place!)!)
  })
})

describe('standingIn', () => {
  const standing = (lobby: Lobby, memberIdx: number, seconds: number) => standingIn(lobby, memberIdx, at(seconds))
  it.each<[string, Came[], Partial<Lobby>, number, object | undefined]>([
    ['without a place', four, {}, 0, undefined],
    ['before the draw', [{}], { drawnAt: null }, -20, { state: 'WAITING' }],
    ['after the draw, before the opening', [{ no: 1 }], {}, -5, { state: 'WAITING', place: 1, ahead: 0 }],
    ['in its turn', [{ no: 1 }], {}, 59, { state: 'ADMITTED', place: 1, chooseUntil: at(60) }],
    ['after its turn', [{ no: 1 }], {}, 60, { state: 'OVER', place: 1 }],
    ['after leaving', [{ no: 1, left: -3 }], {}, 1, { state: 'OVER' }],
    ['in a lobby that has ended', [{ no: 1 }], { overAt: at(1) }, 1, { state: 'OVER' }],
  ])('%s', (name, came, more, seconds, expected) => {
    expect(standing(lobbyOf(came, more), name === 'without a place' ? 99 : 1, seconds)).toEqual(expected)
  })

  it('counts the members ahead who still wait', () => {
    const lobby = lobbyOf([{ no: 1 }, { no: 2 }, { no: 3 }, { no: 4, left: 5 }, { no: 5 }])
    expect(standing(lobby, 5, 10)).toEqual({ state: 'WAITING', place: 5, ahead: 1 })
    expect(standing(lobby, 5, -5)).toMatchObject({ ahead: 3 })
  })
})

it('runs until all had their time, and is due at the close and at the end', () => {
  const undrawn = lobbyOf([{}], { drawnAt: null })
  expect([-11, -10, 500].map((s) => isLobbyDue(undrawn, at(s)))).toEqual([false, true, true])
  expect(isLobbyRunning(undrawn, at(500))).toBe(true)
  const drawn = lobbyOf(four)
  expect([0, 119, 120].map((s) => isLobbyRunning(drawn, at(s)))).toEqual([true, true, false])
  expect([0, 119, 120].map((s) => isLobbyDue(drawn, at(s)))).toEqual([false, false, true])
})

it('keeps from the tee times of its opening all who are not admitted, with their place', () => {
  const lobbies = [lobbyOf(four)]
  const kept = (memberIdx: number | null, seconds: number, opening = OPENS) =>
    keptByLobby(lobbies, opening, memberIdx, at(seconds))
  expect(kept(2, 0)).toBeUndefined()
  expect(kept(3, 0)).toEqual({ lobbyIdx: 7, place: 4 })
  expect(kept(99, 0)).toEqual({ lobbyIdx: 7, place: null })
  expect(kept(null, 0)).toEqual({ lobbyIdx: 7, place: null })
  expect(kept(3, 0, at(3600))).toBeUndefined()
  expect(kept(99, 120)).toBeUndefined()
})

describe('drawnOrder', () => {
  it('is that of SHA-256 of the seed, a space and the place, which anyone can compute', () => {
    const seed = '00112233445566778899aabbccddeeff'
    const hashes = [11, 12, 13, 14].map((n) => [createHash('sha256').update(`${seed} ${n}`).digest('hex'), n] as const)
    const expected = hashes.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, n]) => n)
    expect(drawnOrder(seed, [11, 12, 13, 14])).toEqual(expected)
    expect(drawnOrder(seed, [14, 11, 13, 12])).toEqual(expected)
  })

  it('gives every place each rank about as often', () => {
    const firsts = new Map<number, number>()
    for (let i = 0; i < 3000; i++) {
      const [first] = drawnOrder(`seed ${i}`, [1, 2, 3])
      firsts.set(first!, (firsts.get(first!) ?? 0) + 1)
    }
    for (const count of firsts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120)
  })
})

it('finds the openings of a day through a lobby, once each and the soonest first', () => {
  const rule = (more: Partial<OpeningRule>): OpeningRule => ({
    ...{ ruleIdx: 1, memberType: '10', dayClass: 'WEEKDAY', courseIdx: null, part: null, pattern: 'ROLLING' },
    ...{ days: 7, weeks: null, weekday: null, dayOfMonth: null, time: '09:00', w05: 'L' },
    ...{ quotaDay: 1, quotaMonth: null, fromDate: '2000-01-01', toDate: null },
    ...more,
  })
  const places = ['1', '2', '3'].flatMap((part) => [1, 2].map((courseIdx) => ({ courseIdx, part })))
  const wanted = { memberType: '10', date: '2027-03-17', dayClass: 'WEEKDAY' as const, places }
  const rules = [rule({}), rule({ part: '2', time: '08:00' }), rule({ part: '3', w05: 'F' })]
  const openings = lobbyOpenings(rules, wanted, 'UTC')
  expect(openings.map(({ opensAt }) => opensAt.toString())).toEqual(['2027-03-10T08:00:00Z', '2027-03-10T09:00:00Z'])
  expect(lobbyOpenings(rules, { ...wanted, memberType: '20' }, 'UTC')).toEqual([])
})
