import { assigned } from './assign.ts'
import { beaconValue, isSignature, QUICKNET, roundAt } from './beacon.ts'
import type { Bundle, Place, Post, Seed } from './bundle.ts'
import { DRAWN, FROZEN } from './bundle-shape.ts'
import { canonical } from './canonical.ts'
import { isNumbersValue } from './numbers.ts'
import { orderOf, seedHash } from './order.ts'
import { unfair } from './reason.ts'
import { entryHash, partHashes, rootOf, seasonEntryHash, wordsOf } from './root.ts'
import { seasonPlaces, seasonUnfair } from './season-assign.ts'
import { type AnyBundle, isOfSeason, type SeasonBundle, type SeasonPlace } from './season-bundle.ts'
import { SEASON_DRAWN, SEASON_FROZEN } from './season-shape.ts'
import { misshapen, type Shape } from './shape.ts'
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

type Frozen<B> = Omit<B, 'seed' | 'result'>

/** How the parts of one kind of bundle are checked that the other kind does not have. */
interface Kind<B> {
  frozen: Shape
  drawn: Shape
  lists: (bundle: Frozen<B>) => Finding[]
  hashOf: (entry: never) => string
  result: (bundle: B) => Finding[]
}

const DAYS: Kind<Bundle> = {
  frozen: FROZEN,
  drawn: DRAWN,
  lists: listFindings,
  hashOf: entryHash,
  result: resultFindings,
}
const SEASON: Kind<SeasonBundle> = {
  frozen: SEASON_FROZEN,
  drawn: SEASON_DRAWN,
  lists: seasonListFindings,
  hashOf: seasonEntryHash,
  result: seasonResultFindings,
}

/**
 * Checks a whole bundle, of days or of a season, and answers nothing for a draw that is as it should be. Each link is
 * checked from what the bundle says of the link before, so that the finding names the one that is broken. Between the
 * close and the draw a bundle has no seed and no result.
 *
 * Anyone who has the fingerprint from elsewhere compares it with `entriesRoot`, which binds the rest. Decision 123.
 */
export function verify(bundle: unknown): Finding[] {
  return isOfSeason(bundle) ? verifyAs(bundle, SEASON) : verifyAs(bundle as Bundle, DAYS)
}

function verifyAs<B extends AnyBundle>(bundle: B, { frozen, drawn, lists, hashOf, result }: Kind<B>): Finding[] {
  const wrong = misshapen(bundle, frozen)
  if (isDrawn(bundle)) wrong.push(...misshapen(bundle, drawn))
  if (wrong.length > 0) return wrong.map((finding) => ({ what: 'SHAPE', ...finding }))
  const findings = [...lists(bundle), ...entryFindings(bundle, hashOf), ...rootFindings(bundle)]
  return isDrawn(bundle) ? [...findings, ...seedFindings(bundle), ...result(bundle)] : findings
}

/** Whether a bundle has a seed or a result. */
export function isDrawn(bundle: unknown): boolean {
  return typeof bundle === 'object' && bundle !== null && ('seed' in bundle || 'result' in bundle)
}

function listFindings({ post, slots, entries, nonces }: Frozen<Bundle>): Finding[] {
  const findings: Finding[] = [
    ...unsorted('slots', slots, ({ slotIdx }) => slotIdx),
    ...unsorted('entries', entries, ({ pseudonym }) => pseudonym),
    ...unsorted('nonces', nonces, (nonce) => nonce),
  ]
  findings.push(...twice(slots.map(({ date, time, courseIdx }) => [date, time, courseIdx].join())))
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

function seasonListFindings({ slots, entries }: Frozen<SeasonBundle>): Finding[] {
  return [
    ...unsorted('slots', slots, ({ slotIdx }) => slotIdx),
    ...unsorted('entries', entries, ({ pseudonym }) => pseudonym),
    ...entries.flatMap(({ months, wishes }, i) => [
      ...unsorted(`entries[${i}].months`, months, (month) => month),
      ...wishes.flatMap(({ weeks }, w) => unsorted(`entries[${i}].wishes[${w}].weeks`, weeks, (week) => week)),
    ]),
    ...twice(slots.map(({ week, weekday, hour }) => [week, weekday, hour].join())),
  ]
}

/** Slots that stand for the same. */
function twice(keys: readonly string[]): Finding[] {
  return keys.flatMap((found, i) => (keys.indexOf(found) < i ? { path: `slots[${i}]`, what: 'TWICE', found } : []))
}

/** The first element that does not come after the one before it. */
function unsorted<T>(path: string, list: readonly T[], keyOf: (element: T) => string | number): Finding[] {
  const i = list.findIndex((element, at) => at > 0 && keyOf(element) <= keyOf(list[at - 1]!))
  return i < 0 ? [] : [{ path: `${path}[${i}]`, what: 'SORTED', found: String(keyOf(list[i]!)) }]
}

function entryFindings({ drawId, entries }: Frozen<AnyBundle>, hashOf: (entry: never) => string): Finding[] {
  const findings: Finding[] = []
  const otherDraws = new Set<string>()
  entries.forEach((entry, i) => {
    const expected = hashOf(entry as never)
    if (entry.entryHash !== expected)
      findings.push({ path: `entries[${i}]`, what: 'ENTRY_HASH', expected, found: entry.entryHash })
    // The hash shows that the entry was made for another draw.
    else if (entry.drawId !== drawId) otherDraws.add(entry.drawId)
  })
  for (const expected of otherDraws) findings.push({ path: 'drawId', what: 'DRAW_ID', expected, found: drawId })
  return findings
}

function rootFindings(bundle: Frozen<AnyBundle>): Finding[] {
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

function seedFindings({ drawId, entriesRoot, post, seed }: AnyBundle): Finding[] {
  const findings = valueFindings(post, seed, entriesRoot)
  if (seed.mode !== post.seed.mode)
    findings.push({ path: 'seed.mode', what: 'MODE', expected: post.seed.mode, found: seed.mode })
  if (seed.signature !== undefined && post.seed.mode !== 'beacon')
    findings.push({ path: 'seed.signature', what: 'SIGNATURE', found: seed.signature })
  const expected = seedHash(drawId, entriesRoot, seed.value)
  if (seed.hash !== expected) findings.push({ path: 'seed.hash', what: 'SEED', expected, found: seed.hash })
  return findings
}

/** What of a post says how R comes about. */
type Drawing = Pick<Post, 'drawAt' | 'seed'>

/** Whether R came about as the post says. */
function valueFindings(post: Drawing, seed: Seed, entriesRoot: string): Finding[] {
  const { mode, steps = 0, name = '', date } = post.seed
  if (mode === 'beacon') return beaconFindings(post, seed)
  const isRight = mode === 'slow' ? isSlowValue(entriesRoot, seed.value, steps) : isNumbersValue(name, seed.value, date)
  return isRight ? [] : [{ path: 'seed.value', what: 'VALUE', found: seed.value }]
}

function beaconFindings({ drawAt, seed: { chain, round } }: Drawing, { signature = '', value }: Seed): Finding[] {
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
    const difference = firstDifference(path, assigned(orderOf(seed.hash, ofDate), slots), places, won)
    if (difference) findings.push(difference)
    for (const { place, slotIdx, behind } of unfair(places, byPseudonym, slots).slice(0, 1))
      findings.push({ path: `${path}[${place - 1}]`, what: 'UNFAIR', found: `tee time ${slotIdx}, place ${behind}` })
  })
  return findings
}

function seasonResultFindings({ seed, slots, entries, result: { places } }: SeasonBundle): Finding[] {
  const path = 'result.places'
  const difference = firstDifference(path, seasonPlaces(seed.hash, slots, entries), places, wishGot)
  const unfair = seasonUnfair(places, entries, slots)
    .slice(0, 1)
    .map(({ place, wish, behind }): Finding => {
      return { path: `${path}[${place - 1}]`, what: 'UNFAIR', found: `wish ${wish}, place ${behind}` }
    })
  return [...(difference ? [difference] : []), ...unfair]
}

/**
 * One difference shifts all that comes after it, so only the first says something.
 * @param got what a place has, in words
 */
function firstDifference<P extends { place: number; pseudonym: string }>(
  path: string,
  expected: readonly P[],
  found: readonly P[],
  got: (place: P | undefined) => string,
): Finding | undefined {
  const most = Math.max(expected.length, found.length)
  for (let i = 0; i < most; i++) {
    const [right, is] = [expected[i], found[i]]
    if (right && is && canonical(right) === canonical(is)) continue
    const isSameEntry = right?.pseudonym === is?.pseudonym && right?.place === is?.place
    return isSameEntry
      ? { path: `${path}[${i}]`, what: 'ASSIGNMENT', expected: got(right), found: got(is) }
      : { path: `${path}[${i}]`, what: 'ORDER', expected: right?.pseudonym, found: is?.pseudonym }
  }
  return undefined
}

function won(place: Place | undefined): string {
  if (place?.slotIdx === undefined) return 'no tee time'
  return `tee time ${place.slotIdx}, wish ${place.wish}, ${place.distance} min`
}

function wishGot(place: SeasonPlace | undefined): string {
  return place?.wish === undefined ? 'no wish' : `wish ${place.wish}`
}
