import type { DayClass } from '@clubhouse/contract/reservation/day'
import type { Settings } from './rulebook.ts'

/** @returns an instant of the club on the day so many days before another */
export function daysBefore(date: string, days: number, time: string, zone: string): Temporal.Instant {
  return Temporal.PlainDate.from(date)
    .subtract({ days })
    .toZonedDateTime({ timeZone: zone, plainTime: time })
    .toInstant()
}

/** Free cancellation ends at D-3 17:00, at weekends and holidays at D-4 17:00. Source: docs/rules.md, Penalties. */
export function freeCancelUntil(
  date: string,
  dayClass: DayClass,
  { cancel }: Settings,
  zone: string,
): Temporal.Instant {
  return daysBefore(date, dayClass === 'WEEKDAY' ? cancel.weekdayDays : cancel.weekendDays, cancel.time, zone)
}

/**
 * A member who accepts a late offer did not choose to be late: W1 never applies, and the others only after a grace.
 * Source: docs/rules.md, Standby.
 */
export function freeCancelUntilFromStandby(
  date: string,
  dayClass: DayClass,
  now: Temporal.Instant,
  settings: Settings,
  zone: string,
): Temporal.Instant {
  const usual = freeCancelUntil(date, dayClass, settings, zone)
  const instants = [usual, daysBefore(date, 1, '00:00', zone), now.add({ hours: settings.standby.graceHours })]
  if (Temporal.Instant.compare(now, usual) <= 0) return usual
  return instants.sort(Temporal.Instant.compare).at(-1)!
}

/** Whether a booking made now is outside the limit of its month. Source: docs/rules.md, Opening. */
export const isLastMinute = (startsAt: Temporal.Instant, now: Temporal.Instant, { booking }: Settings): boolean =>
  booking.lastMinuteHours > 0 &&
  Temporal.Instant.compare(startsAt.subtract({ hours: booking.lastMinuteHours }), now) <= 0

export function namesDueAt(date: string, { booking }: Settings, zone: string): Temporal.Instant {
  return daysBefore(date, booking.namesDueDays, booking.dueTime, zone)
}

/** The kind of cancellation (501) at this moment; undefined while it is free. Source: docs/rules.md, Penalties. */
export function lateCode(
  date: string,
  freeUntil: Temporal.Instant,
  now: Temporal.Instant,
  zone: string,
): 'W1' | 'W2' | 'W3' | undefined {
  if (Temporal.Instant.compare(now, freeUntil) <= 0) return undefined
  const daysAhead = now.toZonedDateTimeISO(zone).toPlainDate().until(date).days
  return daysAhead <= 0 ? 'W3' : daysAhead === 1 ? 'W2' : 'W1'
}

interface Dated {
  date: string
  freeCancelUntil: Temporal.Instant
  /** By the weather, or because the club closed it. */
  isWaived: boolean
}

/** The same for a booking; a waived one is never late. */
export const lateCodeOf = ({ date, freeCancelUntil: until, isWaived }: Dated, now: Temporal.Instant, zone: string) =>
  isWaived ? undefined : lateCode(date, until, now, zone)
