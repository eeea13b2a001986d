import type { Event } from '@clubhouse/contract/board/event'
import { calendarText, escaped } from '../../platform/calendar-text.ts'

type Dated = Pick<Event, 'idx' | 'title' | 'place' | 'startDate' | 'endDate' | 'updatedAt'>

/** An event of whole days as an iCalendar file (RFC 5545). @param origin of the site, without a trailing slash */
export function eventCalendar({ idx, title, place, startDate, endDate, updatedAt }: Dated, origin: string): string {
  // The day after the last one, which the event no longer has.
  const end = Temporal.PlainDate.from(endDate!).add({ days: 1 }).toString()
  return calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Clubhouse//Events//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:event-${idx}@${new URL(origin).hostname}`,
    `DTSTAMP:${Temporal.Instant.from(updatedAt).toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')}`,
    `DTSTART;VALUE=DATE:${startDate!.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${end.replaceAll('-', '')}`,
    'TRANSP:TRANSPARENT',
    `SUMMARY:${escaped(title)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `URL:${origin}/community/event/${idx}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ])
}
