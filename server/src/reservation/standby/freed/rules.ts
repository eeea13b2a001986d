import type { Settings } from '../../rulebook.ts'

type Standby = Settings['standby']

/** Whether a freed tee time waits for no random minute. Source: docs/rules.md, Standby. */
export function isSoon(startsAt: Temporal.Instant, now: Temporal.Instant, { releaseSoonHours }: Standby): boolean {
  return Temporal.Instant.compare(startsAt, now.add({ hours: releaseSoonHours })) < 0
}

/**
 * When a freed tee time is free for everyone: after a random lag, and only by day, so that nobody can wait for the minute.
 * @param chance a whole number between two, both included
 */
export function freesAt(
  now: Temporal.Instant,
  standby: Standby,
  zone: string,
  chance: (least: number, most: number) => number,
): Temporal.Instant {
  const least = Math.min(standby.releaseLeastMinutes, standby.releaseMostMinutes)
  const lag = chance(least, standby.releaseMostMinutes)
  const at = now.add({ minutes: lag })
  const local = at.toZonedDateTimeISO(zone)
  const opens = local.withPlainTime(standby.releaseFrom)
  const isLate = Temporal.PlainTime.compare(local.toPlainTime(), standby.releaseUntil) > 0
  if (isLate)
    return opens
      .add({ days: 1 })
      .add({ minutes: lag - least })
      .toInstant()
  return Temporal.ZonedDateTime.compare(local, opens) < 0 ? opens.add({ minutes: lag - least }).toInstant() : at
}
