import type { Bundle } from '../src/bundle.ts'
import { canonical } from '../src/canonical.ts'
import { keyOf } from '../src/order.ts'
import { entryCanonical, hashOf } from '../src/root.ts'
import type { SeasonBundle } from '../src/season-bundle.ts'
import { wishedSlots } from '../src/wishes.ts'
import { randomDraw } from './random-draw.ts'
import { randomSeason } from './random-season.ts'
import { beaconDraw, slowDraw } from './whole-draws.ts'

/** The examples of docs/draw-vectors.json. */
export function vectors() {
  return {
    about: 'Examples for docs/draw.md. Printed by: node draw/print-vectors.ts',
    canonical: [
      { b: 1, a: [true, false, -3] },
      { '\uFB33': 1, '\u{1F3CC}': 2, 한: 3, A: 4 },
      { text: 'A "draw"\\\b\t\n\f\r\u0001\u007f/é' },
      [],
    ].map((value) => ({ value, canonical: canonical(value), hash: hashOf(canonical(value)) })),
    draws: [
      ofDraw(randomDraw('vector of numbers', { entries: 9, slots: 6 })),
      ofDraw(beaconDraw('vector of the beacon', { entries: 6, slots: 4 })),
      ofDraw(slowDraw('vector of the slow function', { entries: 4, slots: 3 })),
    ],
    seasons: [ofSeason(randomSeason('vector of a season', 8))],
  }
}

function ofSeason(bundle: SeasonBundle) {
  const { seed, entries } = bundle
  return { bundle, between: entries.map((entry) => ({ pseudonym: entry.pseudonym, key: keyOf(seed.hash, entry) })) }
}

function ofDraw(bundle: Bundle) {
  const { seed, slots, entries } = bundle
  const between = entries.map((entry) => ({
    pseudonym: entry.pseudonym,
    canonical: entryCanonical(entry),
    key: keyOf(seed.hash, entry),
    wishes: wishedSlots(entry, slots).map(({ slot: { slotIdx }, wish, distance }) => ({ slotIdx, wish, distance })),
  }))
  return { bundle, between }
}
