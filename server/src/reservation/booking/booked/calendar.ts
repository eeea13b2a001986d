import { clubIn } from '../../../mail/send.ts'
import { wordsOf } from '../../../mail/words.ts'
import type { Context } from '../../../platform/context.ts'
import { type CalendarEntry, calendarFile } from './calendar-file.ts'
import type { BookingRow } from './rows.ts'

type CalendarBooking = Pick<
  BookingRow,
  | 'bookingIdx'
  | 'bookingNo'
  | 'state'
  | 'date'
  | 'time'
  | 'startsAt'
  | 'holes'
  | 'courseName'
  | 'freeCancelUntil'
  | 'version'
>

interface CalendarOptions {
  /** Of the words; one of the club's. */
  lang: string
  /** Of the site, without a slash at the end; without it the entry has no link. */
  site?: string
  /** Whom an email goes to; a download has none. */
  to?: { name: string; email: string }
  /** The tee time that the booking was moved away from, in the words of `lang`. */
  from?: { date: string; time: string; course: string }
  /** It is off for this reader, though the booking may live on. A cancelled booking is off for all. */
  isOff?: boolean
}

type Writing = Pick<Context, 'sql' | 'cache' | 'club' | 'clock'>

const MINUTES_PER_HOLE = 15
/** How long a round of these holes takes in a calendar. */
export const minutesOf = (holes: string | null) => (Number(holes) || 18) * MINUTES_PER_HOLE
const RUNNING = new Set(['CF', 'CI', 'PL'])

/**
 * The calendar file of a booking: the same UID for its whole life, and its version as the sequence, so that a later
 * file replaces an earlier one. It names no companions, because calendars are shared. @returns text/calendar in UTF-8
 */
export async function bookingCalendar(
  ctx: Writing,
  booking: CalendarBooking,
  options: CalendarOptions,
): Promise<string> {
  return calendarFile([await entryOf(ctx, booking, options)])
}

/** The entries of those that are not off, as their own files have them. */
export async function bookingEntries(
  ctx: Writing,
  bookings: readonly CalendarBooking[],
  options: Pick<CalendarOptions, 'lang' | 'site'>,
): Promise<CalendarEntry[]> {
  const running = bookings.filter(({ state }) => RUNNING.has(state))
  return Promise.all(running.map((booking) => entryOf(ctx, booking, options)))
}

async function entryOf(
  ctx: Writing,
  booking: CalendarBooking,
  { lang, site, to, from, isOff = !RUNNING.has(booking.state) }: CalendarOptions,
): Promise<CalendarEntry> {
  const [words, club] = await Promise.all([wordsOf(ctx, lang, 'reservation'), clubIn(ctx, lang)])
  const { date, time, courseName: course, startsAt } = booking
  const said = { date, time, course, club: club.clubName, no: booking.bookingNo, at: booking.freeCancelUntil }
  const say = (code: string) => words.say(code, said) ?? ''
  const moved = from && words.say('CALENDAR_MOVED', { ...from })
  return {
    uid: `booking-${booking.bookingIdx}.${ctx.club.clubCode}@clubhouse`,
    sequence: booking.version,
    method: isOff ? 'CANCEL' : to ? 'REQUEST' : 'PUBLISH',
    stampedAt: ctx.clock.now(),
    startsAt,
    endsAt: startsAt.add({ minutes: minutesOf(booking.holes) }),
    title: say('CALENDAR_TITLE'),
    place: `${club.clubName}, ${course}`,
    notes: [...(moved ? [moved] : []), say('SHARE_TEXT'), say('DONE_NO'), ...(isOff ? [] : [say('FREE_UNTIL')])].join(
      '\n',
    ),
    url: site && `${site}/mypage?booking=${booking.bookingIdx}`,
    organizer: { name: club.clubName, email: club.email },
    attendee: to,
  }
}
