import type { Wish } from '../../../draw/src/bundle.ts'
import type { Past } from '../../../server/src/reservation/draw/fairness/rules.ts'
import { ticketsOf } from '../../../server/src/reservation/draw/fairness/rules.ts'
import { below, mean, randomOf } from './random.ts'
import { around, type Ended, morning, RULESET, type Sent, season } from './season.ts'

const DRAWS = 52
const OTHERS = 138
const ENTER = 0.85
/** Groups of four friends who behave alike. */
const GROUPS = 3
const FRIENDS = [0, 1, 2, 3]
const IDEAL = 8 * 60
/** A tee time that close to the ideal is one that they really wanted. */
const GOOD_MINUTES = 30

const wide = { wishes: [around(IDEAL, 60)], anyTime: true }
/** A course without a tee time in the draw: windows wide enough for a miss, and certain to lose. */
const impossible = { wishes: [{ courseIdx: 9, ...around(IDEAL, 60) }] satisfies Wish[], anyTime: false }

interface Behaviour {
  /** @param pasts of the four friends @param of numbers of the four */
  sends: (pasts: readonly Past[], of: readonly number[], week: number) => Sent[]
  /** Whether the four play whatever any of them wins, or only those whom the entry names. */
  plays: 'all' | 'named'
}

const best = (pasts: readonly Past[]) => {
  const worth = ({ misses, wins }: Past) => 1000 * misses + ticketsOf({ misses, wins }, RULESET)
  return FRIENDS.reduce((a, b) => (worth(pasts[b]!) > worth(pasts[a]!) ? b : a))
}

const together = (of: readonly number[], more: Partial<Sent> = {}): Sent[] => [{ party: of, ...wide, ...more }]

export const HONEST = 'one entry that names all four'

export const BEHAVIOURS: Record<string, Behaviour> = {
  [HONEST]: { plays: 'all', sends: (_, of) => together(of) },
  'four entries, and only who won plays': {
    plays: 'named',
    sends: (_, of) => of.map((member) => ({ party: [member], ...wide })),
  },
  'the same if all four could play (the rules forbid it)': {
    plays: 'all',
    sends: (_, of) => of.map((member) => ({ party: [member], ...wide })),
  },
  'one entry, of the friend with most tickets, three unnamed': {
    plays: 'all',
    sends: (pasts, of) => [{ party: [of[best(pasts)]!], ...wide }],
  },
  'the same if a win counted for all who play (the rules do not)': {
    plays: 'all',
    sends: (pasts, of) => [{ party: [of[best(pasts)]!], counted: of, ...wide }],
  },
  'one entry, of each friend in turn, three unnamed': {
    plays: 'all',
    sends: (_, of, week) => [{ party: [of[week % 4]!], ...wide }],
  },
  'every second draw': { plays: 'all', sends: (_, of, week) => (week % 2 === 0 ? together(of) : []) },
  'no draw while wins of eight weeks count': {
    plays: 'all',
    sends: (pasts, of) => (pasts[0]!.wins === 0 ? together(of) : []),
  },
  'releases wins over an hour from the ideal': {
    plays: 'all',
    sends: (_, of) => together(of, { releases: ({ distance }) => distance! > 60 }),
  },
  'half an hour only, so that no miss counts': {
    plays: 'all',
    sends: (_, of) => together(of, { wishes: [around(IDEAL, 15)], anyTime: false }),
  },
  'two hours only, no other time': { plays: 'all', sends: (_, of) => together(of, { anyTime: false }) },
  'two hours only, until the streak is a tier': {
    plays: 'all',
    sends: (pasts, of) => together(of, { anyTime: pasts[0]!.misses >= 2 }),
  },
  'the impossible, until the streak is a tier': {
    plays: 'all',
    sends: (pasts, of) => together(of, pasts[0]!.misses < 3 ? impossible : {}),
  },
  'the impossible after a win, once': {
    plays: 'all',
    sends: (pasts, of) => together(of, pasts[0]!.misses < 1 ? impossible : {}),
  },
}

export interface Season {
  /** Of each friend in a season. */
  rounds: number
  /** Of these, close to the ideal. */
  good: number
  /** Tee times that the four won. */
  wins: number
}

export function seasonsOf({ sends, plays }: Behaviour, ratio: number, runs: number): Season {
  const friends = GROUPS * FRIENDS.length
  const entries = OTHERS * ENTER + GROUPS
  const slots = morning(Math.ceil(entries / ratio))
  const groups = Array.from({ length: GROUPS }, (_, group) => FRIENDS.map((friend) => group * 4 + friend))
  const seasons = Array.from({ length: runs }, (_, run) => {
    const random = randomOf(100_000 * ratio + run)
    const ended = season({
      name: `behaviour-${ratio}-${run}`,
      members: friends + OTHERS,
      draws: DRAWS,
      slots,
      rules: { ruleset: RULESET },
      enters: (week, pasts) => [
        ...Array.from({ length: OTHERS }, (_, other) => friends + other).flatMap((member) => {
          // Most like to play around eight.
          const ideal = IDEAL - 60 + below(random, 61) + below(random, 61)
          const anyTime = random() < 0.7
          return random() < ENTER ? [{ party: [member], wishes: [around(ideal, 60)], anyTime }] : []
        }),
        ...groups.flatMap((of) =>
          sends(
            of.map((member) => pasts[member]!),
            of,
            week,
          ),
        ),
      ],
    })
    return groups.map((of) => roundsOf(ended, of, plays))
  }).flat()
  return {
    rounds: mean(seasons.map(({ rounds }) => rounds)),
    good: mean(seasons.map(({ good }) => good)),
    wins: mean(seasons.map(({ wins }) => wins)),
  }
}

function roundsOf(ended: readonly Ended[], of: readonly number[], plays: Behaviour['plays']): Season {
  const isTheirs = ({ sent }: Ended) => of.includes(sent.party[0]!)
  const won = ended.filter((one) => isTheirs(one) && one.place.slotIdx !== undefined && !one.isReleased)
  const isGood = ({ place }: Ended) => place.distance! <= GOOD_MINUTES
  if (plays === 'all') {
    const weeks = (list: readonly Ended[]) => new Set(list.map(({ week }) => week)).size
    return { rounds: weeks(won), good: weeks(won.filter(isGood)), wins: won.length }
  }
  const each = (list: readonly Ended[]) => list.reduce((sum, { sent }) => sum + sent.party.length, 0) / of.length
  return { rounds: each(won), good: each(won.filter(isGood)), wins: won.length }
}

export function behaviourTable(runs: number): string[][] {
  const ratios = [2, 4]
  const of = (behaviour: Behaviour) => ratios.map((ratio) => seasonsOf(behaviour, ratio, runs))
  const honest = of(BEHAVIOURS[HONEST]!)
  const gain = (ours: number, theirs: number) => `${ours.toFixed(1)} (${percent(ours / theirs - 1)})`
  return [
    [
      'what four friends do',
      ...ratios.flatMap((ratio) => [`rounds each, E/S ${ratio}`, 'near the ideal', 'tee times']),
    ],
    ...Object.entries(BEHAVIOURS).map(([name, behaviour]) => [
      name,
      ...of(behaviour).flatMap(({ rounds, good, wins }, i) => [
        gain(rounds, honest[i]!.rounds),
        gain(good, honest[i]!.good),
        wins.toFixed(1),
      ]),
    ]),
  ]
}

const percent = (share: number) => `${share < 0 ? '−' : '+'}${Math.abs(100 * share).toFixed(0)} %`
