import type { DayClass } from '@clubhouse/contract/reservation/sheet'
import type { Settings } from '../rulebook.ts'

function before(date: string, days: number, time: string, zone: string): Temporal.Instant {
  return Temporal.PlainDate.from(date)
    .subtract({ days })
    .toZonedDateTime({ timeZone: zone, plainTime: time })
    .toInstant()
}

/** Until when cancelling is free: D-3 17:00, at weekends and holidays D-4 17:00. Source: domain, section 6. */
export function freeCancelUntil(
  date: string,
  dayClass: DayClass,
  { cancel }: Settings,
  zone: string,
): Temporal.Instant {
  return before(date, dayClass === 'WEEKDAY' ? cancel.weekdayDays : cancel.weekendDays, cancel.time, zone)
}

/** Until when companions may stay unnamed: D-2 17:00. Source: domain, section 5. */
export function namesDueAt(date: string, { booking }: Settings, zone: string): Temporal.Instant {
  return before(date, booking.namesDueDays, booking.dueTime, zone)
}

/** What a cancellation at this moment counts as (501); undefined while it is free. Source: domain, section 6. */
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
