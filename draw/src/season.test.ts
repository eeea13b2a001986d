import { describe, expect, it } from 'vitest'
import { changesOf } from '../test/changes-of.ts'
import { drawnSeason, groupOf, hourOf, randomSeason } from '../test/random-season.ts'
import { SIGNED_ROUND } from '../test/signed-round.ts'
import { QUICKNET } from './beacon.ts'
import { seasonAssigned, seasonMissed, seasonPlaces, seasonUnfair } from './season-assign.ts'
import type { SeasonBundle, SeasonEntry, SeasonSlot, SeasonWish } from './season-bundle.ts'
import { verify } from './verify.ts'

const PEOPLE = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(32))
const [A, B, C] = PEOPLE as [string, string, string]
const group = (pseudonym: string, of: Partial<SeasonEntry> = {}) => groupOf('x-season-1', pseudonym, of)
/** The n-th Saturday at seven. */
const saturday = (...weeks: number[]): SeasonWish => ({ weeks, weekday: 6, hour: 7 })
const hours = (...weeks: number[]) => weeks.map((week) => hourOf(week, { week }))

describe('the assignment of a season', () => {
  it.each<[string, SeasonEntry[], SeasonSlot[], (number | undefined)[]]>([
    ['no group', [], hours(1), []],
    ['one group', [group(A)], hours(1), [0]],
    ['no hour', [group(A)], [], [undefined]],
    [
      'equal groups share an hour until its tee times are used up',
      [A, B, C].map((one) => group(one)),
      hours(1),
      [0, 0, undefined],
    ],
    [
      'a group whose teams do not all fit is passed over, and a smaller one behind it fits',
      [group(A, { teams: 4 }), group(B, { teams: 3 }), group(C, { teams: 2 })],
      hours(1),
      [0, undefined, 0],
    ],
    ['a group with more teams than the hour has', [group(A, { teams: 7 })], hours(1), [undefined]],
    [
      'the next wish where the first is taken',
      [group(A, { teams: 6 }), group(B, { wishes: [saturday(1), saturday(2)] })],
      hours(1, 2),
      [0, 1],
    ],
    [
      'other weeks, other days and other hours do not compete',
      [
        group(A, { teams: 6 }),
        group(B, { teams: 6, wishes: [saturday(2)] }),
        group(C, { teams: 6, wishes: [{ ...saturday(1), hour: 8 }] }),
      ],
      [...hours(1, 2), hourOf(3, { hour: 8 })],
      [0, 0, 0],
    ],
    [
      'the last weekday counts as the fourth and the fifth',
      [
        group(A, { teams: 6, wishes: [saturday(4, 5)] }),
        group(B, { teams: 1, wishes: [saturday(4)] }),
        group(C, { teams: 1, wishes: [saturday(5), saturday(3)] }),
      ],
      hours(3, 4, 5),
      [0, undefined, 1],
    ],
    [
      'a group of every week needs room in each',
      [group(A, { teams: 5, wishes: [saturday(3)] }), group(B, { teams: 2, wishes: [saturday(1, 2, 3, 4, 5)] })],
      hours(1, 2, 3, 4, 5),
      [0, undefined],
    ],
    [
      'groups of other months do not compete',
      [
        group(A, { teams: 6, months: [1, 3, 5] }),
        group(B, { teams: 6, months: [2, 4] }),
        group(C, { teams: 1, months: [5, 6] }),
      ],
      hours(1),
      [0, 0, undefined],
    ],
  ])('%s', (_, entries, slots, expected) => {
    expect(seasonAssigned(entries, slots).map(({ wish }) => wish)).toEqual(expected)
  })

  it('is the same in any order of groups and hours, and gives no hour to more teams than it has', () => {
    let lost = 0
    for (let i = 0; i < 300; i++) {
      const { seed, slots, entries, result } = randomSeason(`room ${i}`, 20)
      expect(seasonPlaces(seed.hash, slots.toReversed(), entries.toReversed())).toEqual(result.places)
      const teams = new Map<string, number>()
      const known = new Map(entries.map((entry) => [entry.pseudonym, entry]))
      for (const { pseudonym, wish } of result.places) {
        const entry = known.get(pseudonym)!
        if (wish === undefined) lost++
        for (const week of entry.wishes[wish ?? 9]?.weeks ?? [])
          for (const month of entry.months) {
            const key = `${week} ${entry.wishes[wish!]!.weekday} ${month}`
            teams.set(key, (teams.get(key) ?? 0) + entry.teams)
          }
      }
      for (const { week, weekday, capacity } of slots)
        for (let month = 1; month <= 12; month++)
          expect(teams.get(`${week} ${weekday} ${month}`) ?? 0).toBeLessThanOrEqual(capacity)
    }
    expect(lost).toBeGreaterThan(300)
  })
})

describe('the reasons of a season', () => {
  const wishes = [saturday(1), saturday(2)]
  const entries = [group(A, { teams: 4 }), group(B, { teams: 2 }), group(C, { teams: 2, wishes })]
  const places = seasonAssigned(entries, hours(1))

  it('are the places that have the tee times which a wish lacked', () => {
    expect(seasonMissed(C, places, entries, hours(1))).toEqual([
      { wish: 0, byPlaces: [1, 2] },
      // No hour of the draw: nobody has it.
      { wish: 1, byPlaces: [] },
    ])
    expect(seasonMissed(A, places, entries, hours(1))).toEqual([])
    expect(seasonMissed('f'.repeat(32), places, entries, hours(1))).toEqual([])
  })

  it('name no place whose months were not in the way', () => {
    const others = [
      group(A, { teams: 4, months: [1] }),
      group(B, { teams: 3, months: [2] }),
      group(C, { teams: 4, months: [2] }),
    ]
    expect(seasonMissed(C, seasonAssigned(others, hours(1)), others, hours(1))).toEqual([{ wish: 0, byPlaces: [2] }])
  })

  it('find no unfair place in any random season, and find one where two results are swapped', () => {
    let swapped = 0
    for (let i = 0; i < 200; i++) {
      const { entries: all, slots, result } = randomSeason(`fair ${i}`)
      expect(seasonUnfair(result.places, all, slots)).toEqual([])
      const [first, ...rest] = result.places
      const loser = rest.findLast(({ wish }) => wish === undefined)
      if (first?.wish === undefined || !loser) continue
      const { wish: _, ...none } = first
      const wrong = [none, ...rest.map((one) => (one === loser ? { ...one, wish: 0 } : one))]
      if (seasonUnfair(wrong, all, slots).length > 0) swapped++
    }
    expect(swapped).toBeGreaterThan(5)
  })
})

describe('the check of a season', () => {
  const { signature, randomness, round, at } = SIGNED_ROUND
  const byNumbers = randomSeason('season by numbers', 6)
  const { hashes, entriesRoot, words, seed, result, ...frozen } = byNumbers
  const post = { ...frozen.post, drawAt: at, seed: { mode: 'beacon' as const, round, chain: QUICKNET } }
  const byBeacon = drawnSeason({ ...frozen, post }, { mode: 'beacon', signature, value: randomness })

  it('finds nothing in a draw by the beacon', () => {
    expect(verify(byBeacon)).toEqual([])
  })

  it('finds nothing in a draw by numbers, and finds every change of it', () => {
    expect(verify(byNumbers)).toEqual([])
    let changes = 0
    for (const { path, changed } of changesOf(byNumbers)) {
      changes++
      expect(verify(changed), path).not.toEqual([])
    }
    expect(changes).toBeGreaterThan(300)
  })

  it('finds nothing in 300 random seasons, nor in them before they are drawn', () => {
    for (let i = 0; i < 300; i++) {
      const { seed: _, result: __, ...closed } = randomSeason(`whole ${i}`)
      expect(verify(randomSeason(`whole ${i}`))).toEqual([])
      expect(verify(closed)).toEqual([])
    }
  })

  const frozenAs = (change: (bundle: SeasonBundle) => void) => {
    const { seed: was, ...other } = structuredClone(byNumbers)
    change({ ...other, seed: was })
    const { drawId, post: posted, ruleset, slots, entries } = other
    return verify(drawnSeason({ drawId, post: posted, ruleset, slots, entries }, { mode: was.mode, value: was.value }))
  }
  it.each<[string, (bundle: SeasonBundle) => void, string, string]>([
    [
      'more tickets for one group',
      ({ entries }) => Object.assign(entries[1]!, { tickets: 5 }),
      'entries[1].tickets',
      'SHAPE',
    ],
    [
      'a higher tier for one group',
      ({ entries }) => Object.assign(entries[1]!, { tier: 1 }),
      'entries[1].tier',
      'SHAPE',
    ],
    ['fewer teams of a group', ({ entries }) => Object.assign(entries[1]!, { teams: 9 }), 'entries[1]', 'ENTRY_HASH'],
    ['an hour that stands twice', ({ slots }) => slots.push({ ...slots[0]!, slotIdx: 999 }), 'slots[10]', 'TWICE'],
    ['a slow value', (bundle) => Object.assign(bundle.post.seed, { mode: 'slow' }), 'post.seed.mode', 'SHAPE'],
    [
      'weeks out of order',
      ({ entries }) => Object.assign(entries[0]!.wishes[0]!, { weeks: [5, 4] }),
      'entries[0].wishes[0].weeks[1]',
      'SORTED',
    ],
  ])('names %s, hidden by computing on from it', (_, change, path, what) => {
    expect(frozenAs(change)).toContainEqual(expect.objectContaining({ path, what }))
  })

  it('names the first place that differs, and whom it stepped in front of', () => {
    const full = randomSeason('stepped', 30)
    const places = structuredClone(full.result.places)
    const loser = places.findLast(({ wish }) => wish === undefined)!
    delete places[0]!.wish
    loser.wish = 0
    const found = verify({ ...full, result: { places } })
    expect(found).toContainEqual({
      path: 'result.places[0]',
      what: 'ASSIGNMENT',
      expected: expect.stringContaining('wish'),
      found: 'no wish',
    })
    expect(found.map(({ what }) => what)).toContain('UNFAIR')
  })
})
