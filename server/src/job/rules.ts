import { Cron } from 'croner'

/** Retry delays in seconds; the last one repeats. */
const WAITS = [10, 30, 60, 120, 300, 900, 1800, 3600, 7200] as const
/** A job this late is overdue: every process looks once a second. */
const LATE = { minutes: 5 }
/** A task that has failed for this long is given up. */
const GIVE_UP = { hours: 24 }

/** Delay before the next attempt, in seconds. @param tries 1 after the first */
export function waitAfter(tries: number): number {
  return WAITS[Math.min(tries, WAITS.length) - 1] ?? WAITS[0]
}

export function isGivenUp(createdAt: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(now, createdAt.add(GIVE_UP)) >= 0
}

/** The next time after a moment that matches the schedule. @param schedule five cron fields @param zone IANA name */
export function nextRun(schedule: string, zone: string, after: Temporal.Instant): Temporal.Instant {
  const next = new Cron(schedule, { timezone: zone }).nextRun(new Date(after.epochMilliseconds))
  if (!next) throw new Error(`the schedule ${schedule} never comes round`)
  return Temporal.Instant.fromEpochMilliseconds(next.getTime())
}

export function isOverdue(
  { nextAt, isRunning }: { nextAt: Temporal.Instant | null; isRunning: boolean },
  now: Temporal.Instant,
): boolean {
  return !isRunning && nextAt !== null && Temporal.Instant.compare(nextAt.add(LATE), now) < 0
}
