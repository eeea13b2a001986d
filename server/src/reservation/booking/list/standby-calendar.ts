import { clubIn } from '../../../mail/send.ts'
import { wordsOf } from '../../../mail/words.ts'
import type { Context } from '../../../platform/context.ts'
import { type EntryRow, entriesAhead } from '../../standby/entry/rows.ts'
import { minutesOf } from '../booked/calendar.ts'
import type { CalendarEntry } from '../booked/calendar-file.ts'

interface Options {
  lang: string
  site: string
}

/**
 * What a member stands by for, over the hours of each entry, and what is offered, which says until when it can be
 * accepted. Paused entries wait for nothing. No companion is named, because calendars are shared.
 */
export async function standbyEntries(
  ctx: Context,
  memberIdx: number,
  { lang, site }: Options,
): Promise<CalendarEntry[]> {
  const [rows, words, club] = await Promise.all([
    entriesAhead(ctx.sql, memberIdx, lang),
    wordsOf(ctx, lang, 'reservation'),
    clubIn(ctx, lang),
  ])
  const say = (code: string, values: object) => words.say(code, { club: club.clubName, ...values }) ?? ''
  const common = {
    ...{ method: 'PUBLISH' as const, isTentative: true, stampedAt: ctx.clock.now(), url: `${site}/mypage/standby` },
    organizer: { name: club.clubName, email: club.email },
  }
  const uid = (what: string) => `${what}.${ctx.club.clubCode}@clubhouse`
  const place = (course: string | null) => [club.clubName, course].filter(Boolean).join(', ')
  const waits = (row: EntryRow): CalendarEntry => ({
    ...common,
    ...{ uid: uid(`standby-${row.waitingIdx}`), sequence: row.version },
    ...hoursOf(row, ctx.club.zone),
    title: say('CALENDAR_STANDBY', {}),
    place: place(row.courseName),
    notes: say('CALENDAR_STANDBY_HOURS', { hours: row.hours.map((hour) => `${hour}:00`).join(', ') }),
  })
  const offered = (row: EntryRow, startsAt: Temporal.Instant): CalendarEntry => ({
    ...common,
    // An offer never changes: another one has a number of its own.
    ...{ uid: uid(`offer-${row.offerIdx}`), sequence: 0 },
    ...{ startsAt, endsAt: startsAt.add({ minutes: minutesOf(row.offerHoles) }) },
    title: say('CALENDAR_OFFER', {}),
    place: place(row.offerCourse),
    notes: say('CALENDAR_OFFER_UNTIL', { until: row.offerExpiresAt }),
  })
  return rows.flatMap((row) => [
    ...(row.paused ? [] : [waits(row)]),
    ...(row.offerStartsAt ? [offered(row, row.offerStartsAt)] : []),
  ])
}

/** From the first hour to the end of the last one. */
function hoursOf({ date, hours }: EntryRow, zone: string) {
  const [first, last] = [hours.toSorted()[0]!, hours.toSorted().at(-1)!]
  const at = (hour: string) =>
    Temporal.PlainDate.from(date)
      .toZonedDateTime({ timeZone: zone, plainTime: `${hour}:00` })
      .toInstant()
  return { startsAt: at(first), endsAt: at(last).add({ hours: 1 }) }
}
