import { resultOf, type Wishing } from '@clubhouse/draw/assign'
import type { DrawSlot, Ruleset } from '@clubhouse/draw/bundle'
import { hashOf } from '@clubhouse/draw/root'
import {
  chanceOf,
  countsAsMiss,
  DRAWS_LOOKED_AT,
  type Ended,
  type Factors,
  type MemberResult,
  memberResult,
  pastOf,
  type Settled,
  type Told,
  tierFromOf,
} from '../fairness/rules.ts'

/** An entry that was frozen, with the members of its party. */
export type PastEntry = Wishing & {
  party: readonly { memberIdx: number; memberType: string }[]
}

export interface PastDraw {
  drawIdx: number
  /** Milliseconds since 1970. */
  closeAt: number
  publishedAt: number
  slots: readonly DrawSlot[]
  entries: readonly PastEntry[]
  weights: { factors: Factors; missMinutes: number; winsWeeks: number }
}

interface Tried {
  draws: number
  entries: number
  /** Per cent with one decimal. */
  winRate: number | null
  /** Standard deviation of the members’ win rates, in per cent points with one decimal. */
  spread: number | null
  longestMiss: number
  /** Wins that are not at the ideal time, per cent. */
  bumpRate: number | null
}

const tenths = (share: number) => Math.round(share * 1000) / 10
const perCent = (part: number, whole: number) => (whole === 0 ? null : tenths(part / whole))

/**
 * The draws of the past again, the oldest first, with other rules: each member begins without misses and wins, and wins and
 * misses as these rules say. Chance is another than it was, and always the same for the same draws.
 */
export function tryRules(draws: readonly PastDraw[], ruleset: Ruleset): Tried {
  const told = new Map<number, Told[]>()
  const settled: Settled[] = []
  const distances: number[] = []
  for (const draw of draws) {
    const { closeAt, publishedAt, weights } = draw
    const tierFrom = tierFromOf(settled.slice(-DRAWS_LOOKED_AT), ruleset.tierFrom)
    const pastFor = ({ memberIdx, memberType }: PastEntry['party'][number]) => ({
      memberType,
      ...pastOf(told.get(memberIdx) ?? [], { closeAt, winsWeeks: weights.winsWeeks }),
    })
    const entries = draw.entries.map((entry) => ({
      ...entry,
      ...chanceOf(entry.party.map(pastFor), { ...ruleset, tierFrom }, weights),
    }))
    const places = placesOf(draw, entries)
    distances.push(...[...places.values()].flatMap(({ distance }) => distance ?? []))
    for (const [memberIdx, result] of resultsOf(draw, places))
      told.set(memberIdx, [...(told.get(memberIdx) ?? []), { result, publishedAt }])
    settled.push({ entries: entries.length, slots: draw.slots.length })
  }
  const results = [...told.values()].map((all) => all.map(({ result }) => result))
  const entries = draws.reduce((count, one) => count + one.entries.length, 0)
  return {
    draws: draws.length,
    entries,
    winRate: perCent(distances.length, entries),
    spread: spreadOf(results),
    longestMiss: Math.max(0, ...results.map(longestMiss)),
    bumpRate: perCent(distances.filter((minutes) => minutes > 0).length, distances.length),
  }
}

type Chanced = PastEntry & { tickets: number; tier: number }
interface Placed {
  distance?: number
}

/** The place of each entry, by pseudonym. */
function placesOf({ drawIdx, slots }: PastDraw, entries: readonly Chanced[]): Map<string, Placed> {
  const seed = hashOf(`simulate ${drawIdx}`)
  const { dates } = resultOf(seed, slots, entries)
  return new Map(dates.flatMap(({ places }) => places.map((place) => [place.pseudonym, place] as const)))
}

function resultsOf({ slots, entries, weights }: PastDraw, places: ReadonlyMap<string, Placed>) {
  const ofMember = new Map<number, { ended: Ended; counts: boolean }[]>()
  for (const { pseudonym, playDate, wishes, anyTime, party } of entries) {
    const times = slots.filter(({ date }) => date === playDate).map(({ time }) => time)
    const ended = places.get(pseudonym)?.distance === undefined ? 'LOST' : 'WON'
    const one = { ended, counts: countsAsMiss(wishes, anyTime, times, weights.missMinutes) } as const
    for (const { memberIdx } of party) ofMember.set(memberIdx, [...(ofMember.get(memberIdx) ?? []), one])
  }
  return [...ofMember].map(([memberIdx, all]) => [memberIdx, memberResult(all)] as const)
}

function spreadOf(results: readonly MemberResult[][]): number | null {
  const rates = results.flatMap((all) => {
    const counted = all.filter((one) => one !== 'NONE')
    return counted.length === 0 ? [] : counted.filter((one) => one === 'WIN').length / counted.length
  })
  if (rates.length < 2) return null
  const mean = rates.reduce((sum, one) => sum + one, 0) / rates.length
  return tenths(Math.sqrt(rates.reduce((sum, one) => sum + (one - mean) ** 2, 0) / rates.length))
}

function longestMiss(results: readonly MemberResult[]): number {
  let [misses, longest] = [0, 0]
  for (const result of results) {
    if (result === 'WIN') misses = 0
    if (result === 'MISS') longest = Math.max(longest, ++misses)
  }
  return longest
}
