import { describe, expect, it } from 'vitest'
import { changesOf } from '../test/changes-of.ts'
import { drawn, randomDraw } from '../test/random-draw.ts'
import { beaconDraw, slowDraw } from '../test/whole-draws.ts'
import type { Bundle, Place } from './bundle.ts'
import { verify } from './verify.ts'

const BUNDLE = randomDraw('by numbers', { entries: 6, slots: 4 })
const changed = (change: (bundle: Bundle) => void): Bundle => {
  const bundle = structuredClone(BUNDLE)
  change(bundle)
  return bundle
}
/** The same draw, computed again from parts that were changed before the freeze. */
const frozenAs = (change: (bundle: Bundle) => void, bundle = BUNDLE): Bundle => {
  const other = structuredClone(bundle)
  change(other)
  const { hashes, entriesRoot, words, result, ...frozen } = other
  return drawn(frozen, other.seed)
}
const named = (bundle: unknown) => verify(bundle).map(({ path, what }) => [path, what])

it.each([
  ['numbers', BUNDLE],
  ['beacon', beaconDraw('by beacon', { entries: 5, slots: 4 })],
  ['slow', slowDraw('slow', { entries: 4, slots: 3 })],
])('finds nothing in a draw of the mode %s, and names the part of each change of it', (_, bundle) => {
  expect(verify(bundle)).toEqual([])
  const partOf = (path: string) => /^\w+/.exec(path)?.[0]
  let changes = 0
  for (const { path, changed: other } of changesOf(bundle)) {
    changes++
    const paths = verify(other).map((finding) => finding.path)
    expect(paths.map(partOf), path).toContain(partOf(path))
    const [entry] = /^entries\[\d+\](?=\.(?!tickets|tier))/.exec(path) ?? []
    if (entry)
      expect(
        paths.some((one) => one.startsWith(entry)),
        `${path}: ${paths}`,
      ).toBe(true)
  }
  expect(changes).toBeGreaterThan(300)
})

it('finds nothing in 300 random draws, nor in them before they are drawn', () => {
  for (let i = 0; i < 300; i++) {
    const bundle = randomDraw(`whole ${i}`)
    const { seed, result, ...closed } = bundle
    expect(verify(bundle)).toEqual([])
    expect(verify(closed)).toEqual([])
  }
})

it('numbers of another day than the post names are no value, and of a post without a day any day is', () => {
  const other = { ...BUNDLE.seed, value: BUNDLE.seed.value.replace('2026-10-10', '2026-10-11') }
  expect(named({ ...BUNDLE, seed: other })).toContainEqual(['seed.value', 'VALUE'])
  const { date: _, ...seed } = BUNDLE.post.seed
  expect(named({ ...BUNDLE, post: { ...BUNDLE.post, seed }, seed: other })).not.toContainEqual(['seed.value', 'VALUE'])
})

it('names every change between the close and the draw', () => {
  const { seed, result, ...closed } = BUNDLE
  for (const { path, changed: other } of changesOf(closed as Bundle)) expect(verify(other), path).not.toEqual([])
})

describe('a change that somebody hides by computing on from it', () => {
  it.each<[string, (bundle: Bundle) => void, string[]]>([
    [
      'the hash of an entry',
      ({ entries }) => Object.assign(entries[2]!, { partySize: 9 }),
      ['entries[2]', 'ENTRY_HASH'],
    ],
    ['an entry of another draw', (bundle) => Object.assign(bundle, { drawId: 'oak-1' }), ['drawId', 'DRAW_ID']],
    ['a tee time that stands twice', ({ slots }) => slots.push({ ...slots[0]!, slotIdx: 999 }), ['slots[4]', 'TWICE']],
    [
      'a date that the post does not have',
      ({ slots }) => Object.assign(slots[0]!, { date: '2030-01-01' }),
      ['slots[0].date', 'DATE'],
    ],
    ['nonces in another mode', ({ nonces }) => nonces.push('a'.repeat(32)), ['nonces', 'NONCES']],
    ['another game', ({ seed }) => Object.assign(seed, { value: 'Bingo,2026-10-08,1' }), ['seed.value', 'VALUE']],
    [
      'a number with a leading zero',
      ({ seed }) => Object.assign(seed, { value: seed.value.replace(/\d+$/, '07') }),
      ['seed.value', 'VALUE'],
    ],
  ])('%s', (_, change, finding) => {
    expect(named(frozenAs(change))).toContainEqual(finding)
  })

  const beacon = beaconDraw('by beacon', { entries: 2, slots: 2 })
  it('another chain, whose key the club has', () => {
    const other = frozenAs(({ post }) => {
      post.seed.chain!.publicKey = 'a'.repeat(192)
    }, beacon)
    expect(named(other)).toContainEqual(['post.seed.chain', 'CHAIN'])
  })

  it('a later round than the one of the time in the post', () => {
    const other = frozenAs(({ post }) => {
      post.seed.round! += 1
    }, beacon)
    expect(named(other)).toEqual([
      ['post.seed.round', 'ROUND'],
      ['seed.signature', 'SIGNATURE'],
    ])
  })
})

it('names the entry that somebody behind it stepped in front of', () => {
  const bundle = randomDraw('stepped', { entries: 12, slots: 3 })
  const swapped = structuredClone(bundle)
  const isFound = swapped.result.dates.some(({ places }) => {
    const winner = places.find(({ slotIdx }) => slotIdx !== undefined)
    const loser = places.findLast(({ slotIdx, place }) => slotIdx === undefined && place > (winner?.place ?? 99))
    if (!winner || !loser) return false
    give(winner, loser)
    return true
  })
  expect(isFound).toBe(true)
  expect(verify(swapped).map(({ what }) => what)).toEqual(expect.arrayContaining(['ASSIGNMENT', 'UNFAIR']))
})

it.each<[string, unknown, string]>([
  ['nothing', undefined, ''],
  ['a list', [], ''],
  ['no post', changed((bundle) => delete (bundle as Partial<Bundle>).post), 'post'],
  ['no result', changed((bundle) => delete (bundle as Partial<Bundle>).result), 'result'],
  ['a null', changed(({ post }) => Object.assign(post, { note: null })), 'post.note'],
  ['a fraction', changed(({ entries }) => Object.assign(entries[0]!, { tickets: 1.5 })), 'entries[0].tickets'],
  ['too many tickets', changed(({ entries }) => Object.assign(entries[0]!, { tickets: 1e9 })), 'entries[0].tickets'],
  ['no wish', changed(({ entries }) => Object.assign(entries[0]!, { wishes: [] })), 'entries[0].wishes'],
  ['half a letter', changed(({ post }) => Object.assign(post, { parts: ['\ud800'] })), 'post.parts[0]'],
])('names the place where a file with %s is no bundle', (_, bundle, path) => {
  expect(named(bundle)).toContainEqual([path, 'SHAPE'])
})

function give(winner: Place, loser: Place): void {
  const { slotIdx, wish, distance } = winner
  Object.assign(loser, { slotIdx, wish, distance })
  for (const field of ['slotIdx', 'wish', 'distance'] as const) delete winner[field]
}
