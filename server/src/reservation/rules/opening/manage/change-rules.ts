import { NUMBERS } from '@clubhouse/contract/reservation/rules/opening'
import { dateIn } from '../../../../platform/date-in.ts'
import { DAYS_AHEAD, opensAt, ruleFor, type Wanted } from '../../../opening-rules.ts'
import type { OpeningRule } from '../../../rulebook.ts'
import { spansMeet } from '../../price/fee-rules.ts'

export type Terms = Omit<OpeningRule, 'ruleIdx'>
export type Place = Pick<Wanted, 'courseIdx' | 'part'>

/** Of every rule: `gone` is one of them, `added` takes its place or is new. */
export interface Change {
  rules: readonly OpeningRule[]
  gone?: OpeningRule
  added?: Terms
}

export interface At {
  now: Temporal.Instant
  zone: string
  /** Courses and parts that a day may have. */
  places: readonly Place[]
}

export interface Plan {
  /** What the rule was, for the days that it has opened and those before the change takes effect. */
  kept?: Terms
  /** True when no day that is not open yet is left to it. */
  isOver: boolean
  /** With its first day: the one after the days that are open already. */
  added?: Terms
  after: OpeningRule[]
  /** Open days that the change would close or leaves nothing of; empty where it may be made. */
  needed: string[]
}

const SCOPE = ['memberType', 'dayClass', 'courseIdx', 'part'] as const
const NUMBER_NAMES = Object.values(NUMBERS).flat()
const TERMS = ['pattern', ...NUMBER_NAMES, 'time', 'w05', 'quotaDay', 'quotaMonth'] as const

export const isSameScope = (one: Terms, other: Terms) => SCOPE.every((field) => one[field] === other[field])
export const isSame = (one: Terms | undefined, other: Terms | undefined) =>
  one === other || (!!one && !!other && TERMS.every((field) => one[field] === other[field]))

/** The other rule for the same days, course and part, so that chance would decide between the two. */
export const overlapping = <R extends OpeningRule>(others: readonly R[], added: Terms): R | undefined =>
  others.find((rule) => isSameScope(rule, added) && spansMeet(rule, added))

const shifted = (date: string, days: number) => Temporal.PlainDate.from(date).add({ days }).toString()
const latest = (...dates: (string | undefined)[]) =>
  dates
    .filter((date) => date !== undefined)
    .sort()
    .at(-1)!
const earliest = (date: string, other: string | null) => (other !== null && other < date ? other : date)

/**
 * A change as it takes effect: days that are open already keep the rule that opened them. Source: docs/rules.md.
 * Decision 078.
 */
export function planned(change: Change, at: At): Plan {
  const { rules, gone, added } = change
  const today = dateIn(at.now, at.zone)
  const wanted = added && { ...added, ruleIdx: 0, fromDate: latest(added.fromDate, today) }
  const others = rules.filter((rule) => rule !== gone)
  const open = openDays(change, wanted ? [wanted, ...others] : others, today, at)
  const lastKept = open.findLast(({ was }) => was === gone)?.date
  const lastBefore = open.findLast(({ is }) => wanted && is === wanted)?.date
  const isItself = gone && wanted && isSameScope(gone, wanted) && isSame(gone, wanted)
  // Only its last day changes: it goes on as it is.
  const goesOn = isItself && wanted.fromDate === today && !lastBefore
  const from = goesOn
    ? earliest(today, gone.fromDate)
    : latest(wanted?.fromDate ?? today, lastBefore && shifted(lastBefore, 1))
  const closed = latest(lastKept, shifted(today, -1))
  // Until the new terms begin the old ones go on.
  const isFollowed = gone && wanted && isSameScope(gone, wanted) && !(isItself && wanted.fromDate > today)
  const keptTo = gone && !goesOn ? earliest(isFollowed ? shifted(from, -1) : closed, gone.toDate) : undefined
  const kept = gone && keptTo && gone.fromDate <= keptTo ? { ...gone, toDate: keptTo } : undefined
  const placed = added && { ...added, fromDate: from }
  return {
    ...{ kept, added: placed },
    isOver: kept !== undefined && kept.toDate <= closed,
    after: [...others, ...[kept, placed].flatMap((one) => (one ? { ...one, ruleIdx: 0 } : []))],
    needed: neededOf(change, { from, open: open.map(({ date }) => date), lastKept }),
  }
}

interface OpenDay {
  date: string
  was: OpeningRule
  is?: OpeningRule
}

/** The days from today on that are open and that the change would treat otherwise. */
function openDays(change: Change, after: OpeningRule[], today: string, at: At): OpenDay[] {
  const dates = Array.from({ length: DAYS_AHEAD + 1 }, (_, days) => shifted(today, days))
  return dates.flatMap((date) => changesOn(date, change, after, at))
}

function changesOn(date: string, { rules, gone, added }: Change, after: OpeningRule[], { now, zone, places }: At) {
  const whose = [gone, added].flatMap((one, i) => (one && !(i > 0 && isForSame(one, gone)) ? [one] : []))
  const found = whose.flatMap(({ memberType, dayClass }) =>
    places.flatMap((place) => {
      const wanted = { memberType, dayClass, date, ...place }
      const [was, is] = [ruleFor(rules, wanted), ruleFor(after, wanted)]
      return was && !isSame(was, is) ? [{ date, was, is }] : []
    }),
  )
  const open = new Set([...new Set(found.map(({ was }) => was))].filter((rule) => isOpen(rule, date, now, zone)))
  return found.filter(({ was }) => open.has(was))
}

const isForSame = (one: Terms, other: Terms | undefined) =>
  one.memberType === other?.memberType && one.dayClass === other.dayClass

function isOpen(rule: OpeningRule, date: string, now: Temporal.Instant, zone: string): boolean {
  const at = opensAt(rule, date, zone)
  return at !== null && Temporal.Instant.compare(at, now) <= 0
}

/** Open days that stand against the change. */
function neededOf(
  { gone, added }: Change,
  { from, open, lastKept }: { from: string; open: readonly string[]; lastKept?: string },
): string[] {
  const to = (added ?? gone)?.toDate ?? null
  if (to === null) return []
  if (added)
    return from > to || (gone && isSameScope(gone, added) && lastKept && lastKept > to) ? [...new Set(open)] : []
  return lastKept && lastKept >= to ? [...new Set(open)] : []
}
