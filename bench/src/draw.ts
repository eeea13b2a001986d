import { createDiffieHellman } from 'node:crypto'
import type { Bundle } from '../../draw/src/bundle.ts'
import { hashOf } from '../../draw/src/root.ts'
import { isSlowValue, PRIME, ROOT_POWER, slowStart, slowStep, slowText } from '../../draw/src/slow.ts'
import { verify } from '../../draw/src/verify.ts'
import { drawn, entryOf, randomDraw, slotOf } from '../../draw/test/random-draw.ts'
import { table } from './table.ts'

// node bench/src/draw.ts compares a large draw with its hashing alone, and times the slow function.
const ENTRIES = 2_000
const SLOTS = 70
const ROUNDS = 9
const STEPS = 500

const bundle = largeDraw()
/** Texts as long as those that a draw hashes: one for each ticket, and one for each entry. */
const tickets = bundle.entries.flatMap(({ pseudonym, tickets }) =>
  Array.from({ length: tickets }, (_, t) => [bundle.seed.hash, pseudonym, t + 1].join('\n')),
)
const entries = bundle.entries.map(() => 'e'.repeat(300))

const floor: number[] = []
const draw: number[] = []
const check: number[] = []
for (let round = 0; round < ROUNDS; round++) {
  floor.push(timed(() => [...tickets, ...entries].map(hashOf)))
  draw.push(timed(() => drawn(bundle, bundle.seed)))
  check.push(timed(() => verify(bundle)))
}
const findings = verify(bundle)
if (findings.length > 0) throw new Error(`The draw does not verify: ${JSON.stringify(findings[0])}`)
const ratio = (times: number[]) => (median(times) / median(floor)).toFixed(2)
console.log(
  table([
    [`${ENTRIES} entries, ${bundle.slots.length} tee times`, 'ms', 'of the hashing'],
    ['the hashing alone', median(floor).toFixed(0), '1.00'],
    ['fingerprint, seed, order, assignment', median(draw).toFixed(0), ratio(draw)],
    ['verified', median(check).toFixed(0), ratio(check)],
  ]),
)

// OpenSSL computes the power as a shared secret; to make the exchange it checks the prime, which takes 0.2 s once.
const exchange = createDiffieHellman(bytes(PRIME), 2)
exchange.setPrivateKey(bytes(ROOT_POWER))
let x = slowStart(bundle.entriesRoot)
const stepMs = timed(() => {
  for (let step = 0; step < STEPS; step++) x = slowStep(x, byDiffieHellman)
})
const checkMs = timed(() => isSlowValue(bundle.entriesRoot, slowText(x), STEPS))
console.log(
  `\n${table([
    ['slow function', 'ms'],
    ['a step', (stepMs / STEPS).toFixed(2)],
    ['a step checked', (checkMs / STEPS).toFixed(4)],
    ['10 minutes of steps, checked', ((600_000 / stepMs) * checkMs).toFixed(0)],
  ])}`,
)

function byDiffieHellman(base: bigint): bigint {
  return BigInt(`0x${exchange.computeSecret(bytes(base)).toString('hex')}`)
}

/** All on one day, so that every entry goes through every tee time. */
function largeDraw(): Bundle {
  const { drawId, post, ruleset, nonces, entries, seed } = randomDraw('bench', { entries: ENTRIES, slots: 0 })
  const date = post.playDates[0]!
  const slots = Array.from({ length: SLOTS }, (_, i) => {
    const minute = 300 + 8 * Math.floor(i / 2)
    const time = `0${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`
    return slotOf(i + 1, time, { date, courseIdx: 1 + (i % 2) })
  })
  const ofDay = entries.map((entry) => entryOf(drawId, entry.pseudonym, { ...entry, playDate: date }))
  return drawn({ drawId, post, ruleset, slots, nonces, entries: ofDay }, seed)
}

function bytes(value: bigint): Buffer {
  return Buffer.from(slowText(value), 'hex')
}

function timed(work: () => unknown): number {
  const began = performance.now()
  work()
  return performance.now() - began
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!
}
