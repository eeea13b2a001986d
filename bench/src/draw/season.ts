import { assigned } from '../../../draw/src/assign.ts'
import type { DrawSlot, Place, Ruleset, Wish } from '../../../draw/src/bundle.ts'
import { orderOf, seedHash } from '../../../draw/src/order.ts'
import {
  type Chance,
  chanceOf,
  countsAsMiss,
  DRAWS_LOOKED_AT,
  memberResult,
  type Past,
  pastOf,
  type Settled,
  type Told,
  tierFromOf,
} from '../../../server/src/reservation/draw/fairness/rules.ts'

export const DATE = '2027-01-02'
const MISS_MINUTES = 120
const WINS_WEEKS = 8
const WEEK_MS = 7 * 24 * 60 * 60 * 1000
/** From the close on Wednesday at 17:00 to the result on Thursday at 10:05. */
const PUBLISHED_AFTER_MS = (17 * 60 + 5) * 60 * 1000

export const RULESET: Ruleset = { version: 'draw-v2', base: 4, perMiss: 2, perWin: 1, least: 1, max: 12, tierFrom: 3 }

/** What an entry may begin to count with; `tierOf` changes the product's own tier, for rules that it does not have. */
export interface Rules {
  ruleset: Ruleset
  tierOf?: (chance: Chance) => number
}

/** One entry: the members whom it names, and what it wishes for. */
export interface Sent {
  party: readonly number[]
  wishes: Wish[]
  anyTime: boolean
  /** Members for whom a win would count too, if the rules counted everyone who plays. */
  counted?: readonly number[]
  /** Its win is released; it stays a win. */
  releases?: (place: Place) => boolean
}

export interface Ended {
  week: number
  sent: Sent
  place: Place
  isReleased: boolean
}

export interface Plan {
  name: string
  members: number
  draws: number
  slots: DrawSlot[]
  rules: Rules
  /** @param pasts of all members, by number */
  enters: (week: number, pasts: readonly Past[]) => Sent[]
}

/** Plays a season by the product's own rules: tickets, tiers and misses, order and assignment. */
export function season({ name, members, draws, slots, rules, enters }: Plan): Ended[] {
  const results: Told[][] = Array.from({ length: members }, () => [])
  const settled: Settled[] = []
  const times = slots.map(({ time }) => time)
  const ended: Ended[] = []
  for (let week = 0; week < draws; week++) {
    const closeAt = week * WEEK_MS
    const pasts = results.map((told) => ({ memberType: '10', ...pastOf(told, { closeAt, winsWeeks: WINS_WEEKS }) }))
    const { ruleset, tierOf } = rules
    const fixed = { ...ruleset, tierFrom: tierFromOf(settled.slice(-DRAWS_LOOKED_AT), ruleset.tierFrom) }
    const entries = enters(week, pasts).map((sent, i) => {
      const chance = chanceOf(
        sent.party.map((member) => pasts[member]!),
        fixed,
        { factors: {} },
      )
      return {
        sent,
        tickets: chance.tickets,
        tier: tierOf ? tierOf(chance) : chance.tier,
        pseudonym: i.toString(16).padStart(32, '0'),
        playDate: DATE,
        wishes: sent.wishes,
        anyTime: sent.anyTime,
        partySize: 4,
      }
    })
    const order = orderOf(seedHash(`${name}-${week}`, '', ''), entries)
    assigned(order, slots).forEach((place, i) => {
      const { sent } = order[i]!
      const counts = countsAsMiss(sent.wishes, sent.anyTime, times, MISS_MINUTES)
      const isWon = place.slotIdx !== undefined
      const result = memberResult([{ ended: isWon ? 'WON' : 'LOST', counts }])
      const others = isWon ? (sent.counted ?? []) : []
      for (const member of new Set([...sent.party, ...others]))
        results[member]!.push({ result, publishedAt: closeAt + PUBLISHED_AFTER_MS })
      ended.push({ week, sent, place, isReleased: isWon && (sent.releases?.(place) ?? false) })
    })
    settled.push({ entries: entries.length, slots: slots.length })
  }
  return ended
}

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Tee times of a morning, spread evenly over its two courses from 06:30 to 11:00. */
export function morning(count: number): DrawSlot[] {
  return Array.from({ length: count }, (_, i) => ({
    slotIdx: i + 1,
    date: DATE,
    time: clock(390 + Math.floor((i * 270) / Math.max(1, count - 1))),
    courseIdx: (i % 2) + 1,
    mode: 'EXCLUSIVE',
    capacity: 4,
    minPlayers: 2,
  }))
}

/** A wish around an ideal time of the morning, in minutes of the day. */
export function around(ideal: number, minutes: number): Wish {
  const [earliest, latest] = [Math.max(390, ideal - minutes), Math.min(660, ideal + minutes)]
  return { ideal: clock(Math.min(latest, Math.max(earliest, ideal))), earliest: clock(earliest), latest: clock(latest) }
}

/** For each member the results of the entries that name it: whether it won, by week. */
export function wonBy(ended: readonly Ended[], members: number): boolean[][] {
  const won: boolean[][] = Array.from({ length: members }, () => [])
  for (const { sent, place } of ended) for (const member of sent.party) won[member]!.push(place.slotIdx !== undefined)
  return won
}

export function longestStreak(won: readonly boolean[]): number {
  let longest = 0
  let now = 0
  for (const one of won) {
    now = one ? 0 : now + 1
    longest = Math.max(longest, now)
  }
  return longest
}
