/** Days before an account sleeps on which its person is told. Source: domain, section 14. */
export const NOTICE_DAYS = [30, 7] as const

const DAY_HOURS = 24

export interface Rest {
  /** The last sign of life. */
  lastSeenAt: Temporal.Instant
  /** When the notice of so many days before went out; only after the last sign of life. */
  noticed: Partial<Record<(typeof NOTICE_DAYS)[number], Temporal.Instant>>
  /** Is there a tee time ahead? */
  isExpected: boolean
}

type Step =
  | { is: 'nothing' }
  | { is: 'notice'; days: (typeof NOTICE_DAYS)[number]; sleepsAt: Temporal.Instant }
  | { is: 'sleep' }

/**
 * What is to be done for somebody who has not been seen. Nobody sleeps without having been told 30 days before, even
 * when the club's clock or its server stood still.
 * @param months without a sign of life; null never
 */
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
