import { describe, expect, it } from 'vitest'
import { drawn, entryOf, randomDraw, slotOf } from '../test/random-draw.ts'
import { assigned, resultOf } from './assign.ts'
import type { DrawSlot, Entry } from './bundle.ts'
import { keyOf, orderOf, seedHash } from './order.ts'
import { missedOf, unfair } from './reason.ts'
import { byPseudonym, hashOf, wordsOf } from './root.ts'
import { wishedSlots } from './wishes.ts'

const A = 'a'.repeat(32)
const B = 'b'.repeat(32)
const C = 'c'.repeat(32)

describe('wishes', () => {
  const slots = [
    slotOf(1, '07:52'),
    slotOf(2, '08:08'),
    slotOf(3, '08:08', { courseIdx: 2 }),
    slotOf(4, '08:24'),
    slotOf(5, '10:00'),
    slotOf(6, '08:00', { date: '2026-10-25' }),
  ]
  const order = (of: Partial<Entry>) => wishedSlots(entryOf('x-1', A, of), slots).map(({ slot }) => slot.slotIdx)

  it('puts the nearest first, then the earlier, then the lower course, and nothing outside', () => {
    expect(order({})).toEqual([1, 2, 3, 4])
  })

  it('keeps to the course of a line, and to the order of lines', () => {
    const wishes = [
      { courseIdx: 2, ideal: '08:00', earliest: '08:00', latest: '08:30' },
      { ideal: '10:00', earliest: '08:08', latest: '10:00' },
    ]
    expect(order({ wishes })).toEqual([3, 5, 4, 2])
  })

  it('adds every other time of that date, as far from the first ideal', () => {
    const wishes = [{ ideal: '10:00', earliest: '10:00', latest: '10:00' }]
    expect(order({ wishes, anyTime: true })).toEqual([5, 4, 2, 3, 1])
    expect(wishedSlots(entryOf('x-1', A, { wishes, anyTime: true }), slots)[1]).toMatchObject({ wish: 1, distance: 96 })
  })
})

describe('order', () => {
  it('joins the parts of the seed with one line feed', () => {
    expect(seedHash('pine-1', 'aa', 'R')).toBe(hashOf('draw-v2\npine-1\naa\nR'))
  })

  it('takes the smallest hash of all tickets', () => {
    const hashes = [1, 2, 3].map((ticket) => hashOf(`s\n${A}\n${ticket}`)).sort()
    expect(keyOf('s', { pseudonym: A, tickets: 3 })).toBe(hashes[0])
  })

  it('puts a higher tier first, whatever the tickets', () => {
    const entries = [entryOf('x-1', A, { tickets: 12 }), entryOf('x-1', B, { tier: 3, tickets: 1 })]
    expect(orderOf('s', entries).map(({ pseudonym }) => pseudonym)).toEqual([B, A])
  })

  it('gives an entry with twice the tickets the first place twice as often', () => {
    const entries = [entryOf('x-1', A, { tickets: 8 }), entryOf('x-1', B, { tickets: 4 })]
    const runs = 6_000
    let first = 0
    for (let run = 0; run < runs; run++) if (orderOf(`seed ${run}`, entries)[0]?.pseudonym === A) first++
    expect(first / runs).toBeCloseTo(2 / 3, 1)
  })
})

describe('assignment', () => {
  const places = (entries: Entry[], slots: DrawSlot[]) => assigned(entries, slots).map(({ slotIdx }) => slotIdx)

  it.each<[string, Entry[], DrawSlot[], (number | undefined)[]]>([
    ['no entry', [], [slotOf(1, '08:00')], []],
    ['one entry', [entryOf('x-1', A)], [slotOf(1, '08:00')], [1]],
    ['no tee time', [entryOf('x-1', A)], [], [undefined]],
    ['fewer entries than tee times', [entryOf('x-1', A)], [slotOf(1, '07:00'), slotOf(2, '08:00')], [2]],
    ['equal entries', [entryOf('x-1', A), entryOf('x-1', B)], [slotOf(1, '08:00')], [1, undefined]],
    [
      'a party that does not fit is passed over and does not end the draw',
      [entryOf('x-1', A, { partySize: 3 }), entryOf('x-1', B, { partySize: 2 }), entryOf('x-1', C, { partySize: 1 })],
      [slotOf(1, '08:00', { mode: 'SHARED', capacity: 4, minPlayers: 1 })],
      [1, undefined, 1],
    ],
    [
      'a party below the least number of one tee time gets the next',
      [entryOf('x-1', A, { partySize: 2 })],
      [slotOf(1, '08:00', { minPlayers: 3 }), slotOf(2, '08:16')],
      [2],
    ],
  ])('%s', (_, entries, slots, expected) => {
    expect(places(entries, slots)).toEqual(expected)
  })

  it.each(['2026-03-29', '2026-10-25', '2027-03-14'])('counts minutes on the clock of the club on %s', (playDate) => {
    // Clocks change that night somewhere, and 02:30 stands twice or not at all.
    const slots = [slotOf(1, '01:30', { date: playDate }), slotOf(2, '04:00', { date: playDate })]
    const wishes = [{ ideal: '02:30', earliest: '01:00', latest: '05:00' }]
    expect(wishedSlots(entryOf('x-1', A, { playDate, wishes }), slots)).toMatchObject([
      { distance: 60 },
      { distance: 90 },
    ])
  })

  it('gives equal keys to the lower pseudonym', () => {
    expect([{ pseudonym: B }, { pseudonym: A }].sort(byPseudonym)).toEqual([{ pseudonym: A }, { pseudonym: B }])
  })

  it('assigns each date by itself', () => {
    const entries = [entryOf('x-1', A), entryOf('x-1', B, { playDate: '2026-10-25' })]
    const slots = [slotOf(1, '08:00', { date: '2026-10-25' }), slotOf(2, '08:00')]
    expect(resultOf('s', slots, entries).dates.map(({ date, places }) => [date, places[0]?.slotIdx])).toEqual([
      ['2026-10-24', 2],
      ['2026-10-25', 1],
    ])
  })
})

describe('reasons', () => {
  it('names the place that took each wished time', () => {
    const entries = [entryOf('x-1', A), entryOf('x-1', B), entryOf('x-1', C)]
    const slots = [slotOf(1, '08:00'), slotOf(2, '08:16'), slotOf(3, '08:24', { minPlayers: 5, capacity: 6 })]
    const byPseudonym = new Map(entries.map((entry) => [entry.pseudonym, entry]))
    const found = assigned(entries, slots)
    expect(missedOf(entries[2] as Entry, found, byPseudonym, slots)).toEqual([
      { slotIdx: 1, byPlace: 1 },
      { slotIdx: 2, byPlace: 2 },
      { slotIdx: 3, byPlace: undefined },
    ])
    expect(missedOf(entries[0] as Entry, found, byPseudonym, slots)).toEqual([])
  })

  it('finds no unfair place in any random draw, and finds one where two results are swapped', () => {
    let swapped = 0
    for (let i = 0; i < 200; i++) {
      const { entries, slots, result } = randomDraw(`fair ${i}`)
      const byPseudonym = new Map(entries.map((entry) => [entry.pseudonym, entry]))
      for (const { places } of result.dates) {
        expect(unfair(places, byPseudonym, slots)).toEqual([])
        const [first, second] = places
        if (first?.slotIdx === undefined || !second || second.slotIdx !== undefined) continue
        const wished = wishedSlots(byPseudonym.get(second.pseudonym) as Entry, slots)
        if (!wished.some(({ slot }) => slot.slotIdx === first.slotIdx)) continue
        const { slotIdx } = first
        const wrong = [{ ...first, slotIdx: undefined }, { ...second, slotIdx }, ...places.slice(2)]
        if (unfair(wrong, byPseudonym, slots).length > 0) swapped++
      }
    }
    expect(swapped).toBeGreaterThan(5)
  })
})

it('says a fingerprint in six words of the list of BIP39', () => {
  // 128 bits of 0 are "abandon" eleven times and one word with the checksum.
  expect(wordsOf('0'.repeat(64))).toBe('abandon abandon abandon abandon abandon abandon')
  expect(wordsOf('f'.repeat(64))).toBe('zoo zoo zoo zoo zoo zoo')
})

it('draws the same in any order of entries and tee times', () => {
  const bundle = randomDraw('large', { entries: 200, slots: 30 })
  const { drawId, post, ruleset, slots, entries, nonces, seed } = bundle
  const turned = { drawId, post, ruleset, slots: slots.toReversed(), entries: entries.toReversed(), nonces }
  expect(drawn(turned, { mode: seed.mode, value: seed.value })).toMatchObject({
    entriesRoot: bundle.entriesRoot,
    result: bundle.result,
  })
})
