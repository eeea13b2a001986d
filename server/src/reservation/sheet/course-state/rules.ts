import type { CourseState } from '@clubhouse/contract/reservation/sheet/course-state'

/** What a manager set last. */
export interface KeptState {
  state: CourseState['state']
  courseIdx: number | null
  /** The day on which it was set, and when. */
  date: string
  since: Temporal.Instant
}

/** A delay of the day that was not undone. */
export interface DelayOfDay {
  minutes: number
  courseIdx: number | null
  at: Temporal.Instant
}

export interface State {
  state: CourseState['state']
  minutes?: number
  courseIdx?: number
  since: Temporal.Instant
  /** The manager's words are about it. */
  isKept: boolean
}

/**
 * What golfers should know of the course on a day: what a manager set or a delay, whichever is later. A delay ends with
 * its day. Source: docs/rules.md, Delay.
 * @param today none for another day, on which only its delays count
 * @returns nothing to say of another day
 */
export function stateOn(
  kept: KeptState | undefined,
  delays: readonly DelayOfDay[],
  today: { date: string; startsAt: Temporal.Instant } | undefined,
): State | undefined {
  const delayed = delayedBy(delays)
  if (!today) return delayed && { ...delayed, isKept: false }
  const notBefore = (at: Temporal.Instant) => (Temporal.Instant.compare(at, today.startsAt) < 0 ? today.startsAt : at)
  const isOfBefore = kept?.state === 'DELAYED' && kept.date < today.date
  if (kept && !isOfBefore && (!delayed || Temporal.Instant.compare(kept.since, delayed.since) > 0)) {
    const { state, courseIdx, since } = kept
    return { state, courseIdx: courseIdx ?? undefined, since: notBefore(since), isKept: true }
  }
  if (delayed) return { ...delayed, since: notBefore(delayed.since), isKept: false }
  return { state: 'OPEN', since: today.startsAt, isKept: false }
}

/** Delays add; those of single courses count where they make the wait longest. */
function delayedBy(delays: readonly DelayOfDay[]) {
  const last = delays
    .map(({ at }) => at)
    .sort(Temporal.Instant.compare)
    .at(-1)
  if (!last) return undefined
  const ofAll = sum(delays.filter(({ courseIdx }) => courseIdx === null))
  const ofOne = Map.groupBy(
    delays.filter(({ courseIdx }) => courseIdx !== null),
    ({ courseIdx }) => courseIdx!,
  )
  const [only] = ofOne.keys()
  return {
    state: 'DELAYED' as const,
    minutes: ofAll + Math.max(0, ...[...ofOne.values()].map(sum)),
    courseIdx: ofAll === 0 && ofOne.size === 1 ? only : undefined,
    since: last,
  }
}

const sum = (delays: readonly DelayOfDay[]) => delays.reduce((all, { minutes }) => all + minutes, 0)
