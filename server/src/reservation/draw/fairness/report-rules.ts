import type { MemberResult } from './rules.ts'

/** An entry that took part in a published draw, and what came of it. */
export interface Placed {
  drawIdx: number
  memberType: string
  won: boolean
  /** Minutes from the ideal, and whether the tee time is one of the prime hours; of a win. */
  distance: number | null
  isPrime: boolean
}

/** The results of one member in the draws of the year, the oldest first. */
export type Results = readonly MemberResult[]

/** Tee times before it are the prime hours. */
export const PRIME_UNTIL = '09:00'

export const perCent = (part: number, whole: number) => (whole === 0 ? null : Math.round((1000 * part) / whole) / 10)

/** How fair the draws of a year were. Shares are per cent with one decimal. Source: docs/rules.md, Draw. */
export function reportOf(entries: readonly Placed[], members: readonly Results[]) {
  const wins = entries.filter(({ won }) => won)
  const prime = wins.filter(({ isPrime }) => isPrime)
  const distances = wins.flatMap(({ distance }) => distance ?? [])
  const rates = members.flatMap((results) => {
    const counted = results.filter((one) => one !== 'NONE')
    return counted.length === 0 ? [] : counted.filter((one) => one === 'WIN').length / counted.length
  })
  return {
    draws: new Set(entries.map(({ drawIdx }) => drawIdx)).size,
    entries: entries.length,
    winRate: perCent(wins.length, entries.length),
    variance: rates.length < 2 ? null : Math.round(1000 * deviation(rates)) / 10,
    bumpRate: perCent(distances.filter((minutes) => minutes > 0).length, wins.length),
    distance: distances.length === 0 ? null : Math.round((10 * sum(distances)) / distances.length) / 10,
    longestStreak: Math.max(0, ...members.map(longestStreak)),
    primeShare: [...Map.groupBy(prime, ({ memberType }) => memberType)]
      .map(([memberType, ofType]) => ({ memberType, share: perCent(ofType.length, prime.length)! }))
      .sort((a, b) => a.memberType.localeCompare(b.memberType)),
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** Standard deviation. */
function deviation(numbers: readonly number[]): number {
  const mean = sum(numbers) / numbers.length
  return Math.sqrt(sum(numbers.map((one) => (one - mean) ** 2)) / numbers.length)
}

/** Misses between two wins; draws that were neither change nothing. */
function longestStreak(results: Results): number {
  let [streak, longest] = [0, 0]
  for (const result of results) {
    if (result === 'WIN') streak = 0
    else if (result === 'MISS') longest = Math.max(longest, ++streak)
  }
  return longest
}
