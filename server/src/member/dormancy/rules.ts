/** Days before dormancy on which the member is notified. Source: docs/rules.md, Accounts. */
export const NOTICE_DAYS = [30, 7] as const

const DAY_HOURS = 24

export interface Rest {
  lastSeenAt: Temporal.Instant
  /** When each notice was sent; only notices after the last activity count. */
  noticed: Partial<Record<(typeof NOTICE_DAYS)[number], Temporal.Instant>>
  isExpected: boolean
}

type Step =
  | { is: 'nothing' }
  | { is: 'notice'; days: (typeof NOTICE_DAYS)[number]; sleepsAt: Temporal.Instant }
  | { is: 'sleep' }

/** No account becomes dormant without 30 days of notice, even after downtime. @param months unused; null never */
export function nextStep(rest: Rest, now: Temporal.Instant, months: number | null, zone: string): Step {
  if (months === null || rest.isExpected) return { is: 'nothing' }
  const { noticed } = rest
  const dueAt = rest.lastSeenAt.toZonedDateTimeISO(zone).add({ months }).toInstant()
  const [first, last] = NOTICE_DAYS
  if (!noticed[first]) {
    const isTime = isReached(dueAt.subtract({ hours: DAY_HOURS * first }), now)
    return isTime
      ? { is: 'notice', days: first, sleepsAt: later(dueAt, now.add({ hours: DAY_HOURS * first })) }
      : { is: 'nothing' }
  }
  const sleepsAt = later(dueAt, noticed[first].add({ hours: DAY_HOURS * first }))
  if (!noticed[last]) {
    const isTime = isReached(sleepsAt.subtract({ hours: DAY_HOURS * last }), now)
    return isTime
      ? { is: 'notice', days: last, sleepsAt: later(sleepsAt, now.add({ hours: DAY_HOURS * last })) }
      : { is: 'nothing' }
  }
  return isReached(later(sleepsAt, noticed[last].add({ hours: DAY_HOURS * last })), now)
    ? { is: 'sleep' }
    : { is: 'nothing' }
}

const isReached = (at: Temporal.Instant, now: Temporal.Instant) => Temporal.Instant.compare(at, now) <= 0
const later = (a: Temporal.Instant, b: Temporal.Instant) => (Temporal.Instant.compare(a, b) > 0 ? a : b)
