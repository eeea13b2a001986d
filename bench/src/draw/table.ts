import { below, deviation, mean, randomOf, shuffled } from './random.ts'
import { around, longestStreak, morning, RULESET, type Rules, season, wonBy } from './season.ts'

const MEMBERS = 150
const ENTER = 0.85
const DRAWS = 52
export const RATIOS = [1.5, 2, 3, 4, 5, 6]

const noTier = () => 0

/** The product’s own rules. */
export const OURS: Rules = { ruleset: RULESET }

/** The rules that docs/rules.md compares, the product's own last. */
export const COMPARED: Record<string, Rules> = {
  uniform: { ruleset: { ...RULESET, base: 1, perMiss: 0, perWin: 0, max: 1 }, tierOf: noTier },
  tickets: { ruleset: RULESET, tierOf: noTier },
  'tickets, one tier at 3': { ruleset: RULESET, tierOf: ({ tier }) => (tier >= 3 ? 1 : 0) },
  'tickets, tiers by streak': OURS,
}

export interface Fairness {
  /** Misses in a row of the member who had most, mean of the runs. */
  longest: number
  /** Standard deviation of the members' win rates, mean of the runs. */
  spread: number
}

/** How many of the members enter: always 85 %, or each with this chance, so that demand varies from draw to draw. */
export type Entering = 'always' | 'by chance'

function entrants(random: () => number, entering: Entering): number[] {
  const members = Array.from({ length: MEMBERS }, (_, member) => member)
  if (entering === 'by chance') return members.filter(() => random() < ENTER)
  return shuffled(members, random).slice(0, Math.round(MEMBERS * ENTER))
}

/** Seasons in which everyone wishes for any time. @param ratio entries for each tee time */
export function fairnessOf(rules: Rules, ratio: number, runs: number, entering: Entering = 'always'): Fairness {
  const slots = morning(Math.ceil((MEMBERS * ENTER) / ratio))
  const seen = Array.from({ length: runs }, (_, run) => {
    const random = randomOf(1000 * ratio + run)
    const ended = season({
      name: `table-${ratio}-${run}`,
      members: MEMBERS,
      draws: DRAWS,
      slots,
      rules,
      enters: () =>
        entrants(random, entering).map((member) => ({
          party: [member],
          wishes: [around(390 + below(random, 271), 30)],
          anyTime: true,
        })),
    })
    const won = wonBy(ended, MEMBERS)
    return {
      longest: Math.max(...won.map(longestStreak)),
      spread: deviation(won.map((of) => of.filter(Boolean).length / of.length)),
    }
  })
  return { longest: mean(seen.map(({ longest }) => longest)), spread: mean(seen.map(({ spread }) => spread)) }
}

export function fairnessTable(runs: number): string[][] {
  const shown = ({ longest, spread }: Fairness) => `${longest.toFixed(1)}, ${spread.toFixed(3)}`
  const body = RATIOS.map((ratio) => [
    String(ratio),
    ...Object.values(COMPARED).map((rules) => shown(fairnessOf(rules, ratio, runs))),
    shown(fairnessOf(OURS, ratio, runs, 'by chance')),
    String(Math.ceil(ratio) - 1),
  ])
  return [['E/S', ...Object.keys(COMPARED), 'the same, demand varies', 'floor'], ...body]
}
