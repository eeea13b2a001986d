import { assigned } from './assign.ts'
import { beaconValue, isSignature, QUICKNET, roundAt } from './beacon.ts'
import type { Bundle, Place, Post, Seed } from './bundle.ts'
import { DRAWN, FROZEN } from './bundle-shape.ts'
import { canonical } from './canonical.ts'
import { isNumbersValue } from './numbers.ts'
import { orderOf, seedHash } from './order.ts'
import { unfair } from './reason.ts'
import { entryHash, partHashes, rootOf, wordsOf } from './root.ts'
import { misshapen } from './shape.ts'
import { isSlowValue } from './slow.ts'

/** What a finding is about; docs/draw.md describes each. */
export type Differs =
  | 'SHAPE'
  | 'SORTED'
  | 'TWICE'
  | 'DATE'
  | 'ENTRY_HASH'
  | 'PART_HASH'
  | 'DRAW_ID'
  | 'ROOT'
  | 'WORDS'
  | 'NONCES'
  | 'MODE'
  | 'CHAIN'
  | 'ROUND'
  | 'SIGNATURE'
  | 'VALUE'
  | 'SEED'
  | 'DATES'
  | 'ORDER'
  | 'ASSIGNMENT'
  | 'UNFAIR'

/** A part of a bundle that is not what it should be; `path` names it, such as entries[3]. */
export interface Finding {
  path: string
  what: Differs
  expected?: string
  found?: string
}

type Frozen = Omit<Bundle, 'seed' | 'result'>

/**
 * Checks a whole bundle, and answers nothing for a draw that is as it should be. Each link is checked from what the
 * bundle says of the link before, so that the finding names the one that is broken. Between the close and the draw a
 * bundle has no seed and no result.
 *
 * Anyone who has the fingerprint from elsewhere compares it with `entriesRoot`, which binds the rest. Decision 123.
 */
export function verify(bundle: unknown): Finding[] {
  const wrong = misshapen(bundle, FROZEN)
  if (isDrawn(bundle)) wrong.push(...misshapen(bundle, DRAWN))
  if (wrong.length > 0) return wrong.map((finding) => ({ what: 'SHAPE', ...finding }))
  const whole = bundle as Bundle
  const frozen = [...listFindings(whole), ...entryFindings(whole), ...rootFindings(whole)]
  return isDrawn(bundle) ? [...frozen, ...seedFindings(whole), ...resultFindings(whole)] : frozen
}

/** Whether a bundle has a seed or a result. */
export function isDrawn(bundle: unknown): boolean {
  return typeof bundle === 'object' && bundle !== null && ('seed' in bundle || 'result' in bundle)
}

function listFindings({ post, slots, entries, nonces }: Frozen): Finding[] {
  const findings: Finding[] = [
    ...unsorted('slots', slots, ({ slotIdx }) => slotIdx),
    ...unsorted('entries', entries, ({ pseudonym }) => pseudonym),
    ...unsorted('nonces', nonces, (nonce) => nonce),
  ]
  const starts = slots.map(({ date, time, courseIdx }) => [date, time, courseIdx].join())
  starts.forEach((start, i) => {
    if (starts.indexOf(start) < i) findings.push({ path: `slots[${i}]`, what: 'TWICE', found: start })
  })
  const dates = new Set(post.playDates)
  slots.forEach(({ date }, i) => {
    if (!dates.has(date)) findings.push({ path: `slots[${i}].date`, what: 'DATE', found: date })
  })
  entries.forEach(({ playDate }, i) => {
    if (!dates.has(playDate)) findings.push({ path: `entries[${i}].playDate`, what: 'DATE', found: playDate })
  })
  if (nonces.length > 0 && post.seed.mode !== 'slow') findings.push({ path: 'nonces', what: 'NONCES' })
  return findings
}

/** The first element that does not come after the one before it. */
function unsorted<T>(path: string, list: readonly T[], keyOf: (element: T) => string | number): Finding[] {
  const i = list.findIndex((element, at) => at > 0 && keyOf(element) <= keyOf(list[at - 1]!))
  return i < 0 ? [] : [{ path: `${path}[${i}]`, what: 'SORTED', found: String(keyOf(list[i]!)) }]
}

function entryFindings({ drawId, entries }: Frozen): Finding[] {
  const findings: Finding[] = []
  const otherDraws = new Set<string>()
  entries.forEach((entry, i) => {
    const expected = entryHash(entry)
    if (entry.entryHash !== expected)
      findings.push({ path: `entries[${i}]`, what: 'ENTRY_HASH', expected, found: entry.entryHash })
    // The hash shows that the entry was made for another draw.
    else if (entry.drawId !== drawId) otherDraws.add(entry.drawId)
  })
  for (const expected of otherDraws) findings.push({ path: 'drawId', what: 'DRAW_ID', expected, found: drawId })
  return findings
}

function rootFindings(bundle: Frozen): Finding[] {
  const { hashes, entriesRoot, words } = bundle
  const computed = partHashes(bundle)
  const root = rootOf(hashes)
  const findings: Finding[] = (['post', 'ruleset', 'slots', 'entries', 'nonces'] as const)
    .filter((part) => hashes[part] !== computed[part])
    // Hashes that lead to the fingerprint are those of the freeze, so that the part itself was changed.
    .map((part) => ({ part, path: root === entriesRoot ? part : `hashes.${part}` }))
    .map(({ part, path }) => ({ path, what: 'PART_HASH', expected: computed[part], found: hashes[part] }))
  if (entriesRoot !== root) findings.push({ path: 'entriesRoot', what: 'ROOT', expected: root, found: entriesRoot })
  const six = wordsOf(entriesRoot)
  if (words !== six) findings.push({ path: 'words', what: 'WORDS', expected: six, found: words })
  return findings
}

function seedFindings({ drawId, entriesRoot, post, seed }: Bundle): Finding[] {
  const findings = valueFindings(post, seed, entriesRoot)
  if (seed.mode !== post.seed.mode)
    findings.push({ path: 'seed.mode', what: 'MODE', expected: post.seed.mode, found: seed.mode })
  if (seed.signature !== undefined && post.seed.mode !== 'beacon')
    findings.push({ path: 'seed.signature', what: 'SIGNATURE', found: seed.signature })
  const expected = seedHash(drawId, entriesRoot, seed.value)
  if (seed.hash !== expected) findings.push({ path: 'seed.hash', what: 'SEED', expected, found: seed.hash })
  return findings
}

/** Whether R came about as the post says. */
function valueFindings(post: Post, seed: Seed, entriesRoot: string): Finding[] {
  const { mode, steps = 0, name = '' } = post.seed
  if (mode === 'beacon') return beaconFindings(post, seed)
  const isRight = mode === 'slow' ? isSlowValue(entriesRoot, seed.value, steps) : isNumbersValue(name, seed.value)
  return isRight ? [] : [{ path: 'seed.value', what: 'VALUE', found: seed.value }]
}

function beaconFindings({ drawAt, seed: { chain, round } }: Post, { signature = '', value }: Seed): Finding[] {
  // Only of a chain that is known from elsewhere can nobody at the club choose the key.
  if (!chain || canonical(chain) !== canonical(QUICKNET))
    return [{ path: 'post.seed.chain', what: 'CHAIN', expected: canonical(QUICKNET), found: canonical(chain ?? {}) }]
  const findings: Finding[] = []
  const due = roundAt(chain, Date.parse(drawAt))
  if (round !== due)
    findings.push({ path: 'post.seed.round', what: 'ROUND', expected: String(due), found: String(round) })
  if (round === undefined || !isSignature(chain, round, signature))
    findings.push({ path: 'seed.signature', what: 'SIGNATURE', found: signature })
  const expected = beaconValue(signature)
  if (value !== expected) findings.push({ path: 'seed.value', what: 'VALUE', expected, found: value })
  return findings
}

function resultFindings({ seed, slots, entries, result }: Bundle): Finding[] {
  const findings: Finding[] = []
  const dates = [...new Set(entries.map(({ playDate }) => playDate))].sort().join()
  const found = result.dates.map(({ date }) => date).join()
  if (dates !== found) findings.push({ path: 'result.dates', what: 'DATES', expected: dates, found })
  const byPseudonym = new Map(entries.map((entry) => [entry.pseudonym, entry]))
  result.dates.forEach(({ date, places }, d) => {
    const path = `result.dates[${d}].places`
    const ofDate = entries.filter(({ playDate }) => playDate === date)
    const difference = firstDifference(path, assigned(orderOf(seed.hash, ofDate), slots), places)
    if (difference) findings.push(difference)
    for (const { place, slotIdx, behind } of unfair(places, byPseudonym, slots).slice(0, 1))
      findings.push({ path: `${path}[${place - 1}]`, what: 'UNFAIR', found: `tee time ${slotIdx}, place ${behind}` })
  })
  return findings
}

/** One difference shifts all that comes after it, so only the first says something. */
function firstDifference(path: string, expected: readonly Place[], found: readonly Place[]): Finding | undefined {
  const most = Math.max(expected.length, found.length)
  for (let i = 0; i < most; i++) {
    const [right, is] = [expected[i], found[i]]
    if (right && is && canonical(right) === canonical(is)) continue
    const isSameEntry = right?.pseudonym === is?.pseudonym && right?.place === is?.place
    return isSameEntry
      ? { path: `${path}[${i}]`, what: 'ASSIGNMENT', expected: won(right), found: won(is) }
      : { path: `${path}[${i}]`, what: 'ORDER', expected: right?.pseudonym, found: is?.pseudonym }
  }
  return undefined
}

function won(place: Place | undefined): string {
  if (place?.slotIdx === undefined) return 'no tee time'
  return `tee time ${place.slotIdx}, wish ${place.wish}, ${place.distance} min`
}
