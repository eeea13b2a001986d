import { calendarText, escaped } from '../../../platform/calendar-text.ts'

export interface CalendarEntry {
  /** The same for every file of a booking; a calendar replaces the entry when the sequence is higher. */
  uid: string
  sequence: number
  /** PUBLISH for a download, REQUEST in an email to one person, CANCEL when it is off for its reader. */
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL'
  /** Not agreed yet: it keeps no time busy and has no alarm. */
  isTentative?: boolean
  stampedAt: Temporal.Instant
  startsAt: Temporal.Instant
  endsAt: Temporal.Instant
  /** A day of the club in place of the times, yyyy-MM-dd. */
  allDay?: string
  title: string
  place: string
  notes: string
  url?: string
  organizer: Person
  /** Needed for REQUEST. */
  attendee?: Person
}

interface Person {
  name: string
  email: string
}

const PRODUCT = '-//Clubhouse//Tee times//EN'

/**
 * An iCalendar file (RFC 5545 and 5546) of entries with one method, each with an alarm a day before unless it is off or tentative.
 * @param method of the file; that of the first entry without it
 */
export function calendarFile(entries: readonly CalendarEntry[], method = entries[0]?.method ?? 'PUBLISH'): string {
  return calendarText([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${PRODUCT}`,
    `METHOD:${method}`,
    ...entries.flatMap(event),
    'END:VCALENDAR',
  ])
}

function event(entry: CalendarEntry): string[] {
  const { method, attendee, allDay, isTentative = false } = entry
  const isOff = method === 'CANCEL'
  return [
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utc(entry.stampedAt)}`,
    ...(allDay ? dayLines(allDay) : [`DTSTART:${utc(entry.startsAt)}`, `DTEND:${utc(entry.endsAt)}`]),
    `STATUS:${isOff ? 'CANCELLED' : isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    ...(isTentative ? ['TRANSP:TRANSPARENT'] : []),
    `SUMMARY:${escaped(entry.title)}`,
    `LOCATION:${escaped(entry.place)}`,
    `DESCRIPTION:${escaped(entry.notes)}`,
    `ORGANIZER;CN=${quoted(entry.organizer.name)}:mailto:${entry.organizer.email}`,
    ...(attendee ? [`ATTENDEE;CN=${quoted(attendee.name)};PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee.email}`] : []),
    ...(entry.url ? [`URL:${entry.url}`] : []),
    ...(isOff || isTentative ? [] : alarm(entry.title)),
    'END:VEVENT',
  ]
}

/** The end of an all-day entry is the day after it. */
function dayLines(date: string): string[] {
  const day = (one: Temporal.PlainDate) => one.toString().replaceAll('-', '')
  const first = Temporal.PlainDate.from(date)
  return [`DTSTART;VALUE=DATE:${day(first)}`, `DTEND;VALUE=DATE:${day(first.add({ days: 1 }))}`]
}

const alarm = (title: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'TRIGGER:-P1D',
  `DESCRIPTION:${escaped(title)}`,
  'END:VALARM',
]

const utc = (at: Temporal.Instant) => at.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')
/** A parameter has no escapes, so what would end it is left out. */
const quoted = (text: string) => `"${text.replaceAll(/["\p{Cc}]/gu, '')}"`
