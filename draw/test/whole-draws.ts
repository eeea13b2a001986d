import { QUICKNET } from '../src/beacon.ts'
import type { Bundle } from '../src/bundle.ts'
import { slowStart, slowStep, slowText } from '../src/slow.ts'
import { power } from './power.ts'
import { drawn, randomDraw, type Size } from './random-draw.ts'
import { SIGNED_ROUND } from './signed-round.ts'

const STEPS = 8

/** A random draw whose value is the beacon of a round that drand published. */
export function beaconDraw(name: string, size: Size): Bundle {
  const { post, ...rest } = randomDraw(name, size)
  const { round, at, signature, randomness } = SIGNED_ROUND
  const seed = { mode: 'beacon' as const, round, chain: QUICKNET }
  return drawn({ ...rest, post: { ...post, drawAt: at, seed } }, { mode: 'beacon', signature, value: randomness })
}

/** A random draw whose value is the end of a few steps of the slow function. */
export function slowDraw(name: string, size: Size): Bundle {
  const { post, entries, ...rest } = randomDraw(name, size)
  const frozen = {
    ...rest,
    entries,
    nonces: ['1'.repeat(32), '2'.repeat(32)],
    post: { ...post, seed: { mode: 'slow' as const, steps: STEPS } },
  }
  let x = slowStart(drawn(frozen, { mode: 'slow', value: '' }).entriesRoot)
  for (let step = 0; step < STEPS; step++) x = slowStep(x, power)
  return drawn(frozen, { mode: 'slow', value: slowText(x) })
}
