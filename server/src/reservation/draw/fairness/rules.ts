import type { Ruleset, Wish } from '@clubhouse/draw/bundle'
import type { Settings } from '../../rulebook.ts'

/** What published draws were for a member: misses since the last win, and wins in the weeks that count. */
export interface Past {
  memberType: string
  misses: number
  wins: number
}

export interface Chance {
  tickets: number
  tier: number
}

/** Per cent by member type (702); a type that is not there counts in full. */
export type Factors = Readonly<Record<string, number>>

const FULL = 100

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** The rules that the settings of the club say. */
export const rulesetOf = ({ draw }: Pick<Settings, 'draw'>): Ruleset => ({
  version: 'draw-v2',
  base: draw.ticketsFirst,
  perMiss: draw.ticketsPerMiss,
  perWin: draw.ticketsPerWin,
  least: draw.ticketsLeast,
  max: draw.ticketsMost,
  tierFrom: draw.tierFrom,
})

/** Tickets of one member, before the factor of the member type. */
export function ticketsOf(
  { misses, wins }: Pick<Past, 'misses' | 'wins'>,
  { base, perMiss, perWin, least, max }: Omit<Ruleset, 'version' | 'tierFrom'>,
): number {
  return Math.min(max, Math.max(least, base + perMiss * misses - perWin * wins))
}

/**
 * Tickets and tier of a party: averages of its members, rounded down, and at least one ticket. Guests and players to be
 * named count in neither. Decision 127.
 */
export function chanceOf(party: readonly Past[], ruleset: Ruleset, { factors }: { factors: Factors }): Chance {
  const byType = new Map(Object.entries(factors))
  const people = Math.max(1, party.length)
  // In whole numbers until the one division, so that every computer rounds the same.
  const weighted = party.map((member) => ticketsOf(member, ruleset) * (byType.get(member.memberType) ?? FULL))
  const streak = Math.floor(sum(party.map(({ misses }) => misses)) / people)
  return {
    tickets: Math.max(1, Math.floor(sum(weighted) / (FULL * people))),
    tier: streak >= ruleset.tierFrom ? streak : 0,
  }
}

/** A settled draw of the plan: its frozen entries and its tee times. */
export interface Settled {
  entries: number
  slots: number
}

/** Settled draws that tier and promise are computed from. */
export const DRAWS_LOOKED_AT = 4

/**
 * The streak from which a tier counts: that of the settings, or less where the last draws had few entries for their
 * tee times. Without a settled draw it is that of the settings.
 */
export function tierFromOf(last: readonly Settled[], tierFrom: number): number {
  const entries = sum(last.map((one) => one.entries))
  const slots = sum(last.map((one) => one.slots))
  return slots === 0 ? tierFrom : Math.min(tierFrom, Math.max(1, Math.ceil(entries / slots)))
}

/** Minutes of a day, both included. */
export interface Span {
  from: number
  to: number
}

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

type Windows = readonly Pick<Wish, 'earliest' | 'latest'>[]

const wholeDay: Span = { from: 0, to: 24 * 60 }

/** The shortest span that holds all windows of an entry. */
export function spanOf(wishes: Windows, anyTime: boolean): Span {
  if (anyTime) return wholeDay
  return {
    from: Math.min(...wishes.map(({ earliest }) => minuteOf(earliest))),
    to: Math.max(...wishes.map(({ latest }) => minuteOf(latest))),
  }
}

/**
 * Misses in a row that the draw promises not to exceed: entries for each tee time, rounded up, in the span of the day
 * where they are most. Undefined without a settled draw, and without tee times.
 * @param last the spans of the entries of each settled draw
 * @param times of the tee times of this draw, HH:mm
 */
export function promiseOf(last: readonly (readonly Span[])[], times: readonly string[]): number | undefined {
  if (last.length === 0 || times.length === 0) return undefined
  const minutes = times.map(minuteOf).sort((a, b) => a - b)
  const spans = last.flat()
  const starts = new Set(spans.map(({ from }) => from))
  let most = spans.length / last.length / minutes.length
  for (const from of starts) {
    const inside = spans.filter((span) => span.from >= from).sort((a, b) => a.to - b.to)
    const after = minutes.filter((minute) => minute >= from)
    let slots = 0
    inside.forEach(({ to }, i) => {
      while (slots < after.length && after[slots]! <= to) slots += 1
      // A span without tee times can promise nothing to those who wish for nothing else.
      if (slots > 0) most = Math.max(most, (i + 1) / last.length / slots)
    })
  }
  return Math.max(1, Math.ceil(most))
}

/**
 * Whether losing with these windows is a miss: together they cover the minutes of the settings, or all between the
 * first and the last tee time of the date where that is less. Minutes before the first and after the last do not count.
 * @param times of the tee times of the draw on that date, HH:mm
 */
export function countsAsMiss(
  wishes: Windows,
  anyTime: boolean,
  times: readonly string[],
  missMinutes: number,
): boolean {
  if (anyTime) return true
  const minutes = times.map(minuteOf)
  const first = Math.min(...minutes)
  const last = Math.max(...minutes)
  const windows = wishes
    .map(({ earliest, latest }) => ({
      from: Math.max(first, minuteOf(earliest)),
      to: Math.min(last, minuteOf(latest)),
    }))
    .filter(({ from, to }) => from <= to)
    .sort((a, b) => a.from - b.from)
  if (windows.length === 0) return false
  let covered = 0
  let until = first
  for (const { from, to } of windows) {
    covered += Math.max(0, to - Math.max(from, until))
    until = Math.max(until, to)
  }
  return covered >= Math.min(missMinutes, last - first)
}

/** The result of one entry of a member when the draw was published. */
export type Ended = 'WON' | 'LOST' | 'NOT_TAKEN' | 'INELIGIBLE' | 'WITHDRAWN' | 'CLUB_CANCELLED'

export type MemberResult = 'WIN' | 'MISS' | 'NONE'

/**
 * What a draw is for one member of it, whichever dates it has: a win if any entry won, also one that was released, else
 * a miss if any entry lost whose windows were wide enough.
 */
export function memberResult(entries: readonly { ended: Ended; counts: boolean }[]): MemberResult {
  if (entries.some(({ ended }) => ended === 'WON')) return 'WIN'
  return entries.some(({ ended, counts }) => ended === 'LOST' && counts) ? 'MISS' : 'NONE'
}

/** A result of a member; instants in milliseconds since 1970. */
export interface Told {
  result: MemberResult
  publishedAt: number
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/**
 * Misses since the last win, and wins in the weeks before the close of a draw. Not entering changes neither.
 * @param closeAt milliseconds since 1970
 */
export function pastOf(
  results: readonly Told[],
  { closeAt, winsWeeks }: { closeAt: number; winsWeeks: number },
): Pick<Past, 'misses' | 'wins'> {
  const known = results.filter(({ publishedAt }) => publishedAt <= closeAt)
  const wins = known.filter(({ result }) => result === 'WIN')
  const lastWin = Math.max(...wins.map(({ publishedAt }) => publishedAt))
  return {
    misses: known.filter(({ result, publishedAt }) => result === 'MISS' && publishedAt > lastWin).length,
    wins: wins.filter(({ publishedAt }) => publishedAt > closeAt - winsWeeks * WEEK_MS).length,
  }
}
