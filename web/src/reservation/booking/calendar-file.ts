import { momentOf } from '@clubhouse/contract/format/wall-time'
import type { Booking } from '@clubhouse/contract/reservation/booking'

const MINUTES_PER_HOLE = 15

/** A booking as an iCalendar file, made in the browser so that it works without asking the server again. */
export function calendarFile(
  booking: Booking,
  words: { title: string; place: string; notes: string },
  zone: string,
): string {
  const start = new Date(momentOf(zone, booking.date, booking.time))
  const end = new Date(start.getTime() + (Number(booking.holes) || 18) * MINUTES_PER_HOLE * 60_000)
  const utc = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Clubhouse//Tee times//EN',
    'BEGIN:VEVENT',
    `UID:${booking.bookingNo}@clubhouse`,
    `SEQUENCE:${booking.version}`,
    `DTSTAMP:${utc(new Date(booking.createdAt))}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(words.title)}`,
    `LOCATION:${escaped(words.place)}`,
    `DESCRIPTION:${escaped(words.notes)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n')

/** A line holds at most 75 bytes; longer ones go on after a space. Never in the middle of a character. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let bytes = 0
  return [...line]
    .map((character) => {
      const size = encoder.encode(character).length
      bytes += size
      if (bytes <= 74) return character
      bytes = 1 + size
      return `\r\n ${character}`
    })
    .join('')
}
