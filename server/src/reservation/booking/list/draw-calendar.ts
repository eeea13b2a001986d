import { clubIn } from '../../../mail/send.ts'
import { wordsOf } from '../../../mail/words.ts'
import type { Context } from '../../../platform/context.ts'
import { entriesAhead } from '../../draw/days/rows.ts'
import type { CalendarEntry } from '../booked/calendar-file.ts'

/**
 * Entries in draws, on their day of play, each with the hour at which its result is published: what is won is a booking
 * then. No companion is named, because calendars are shared.
 */
export async function drawEntries(
  ctx: Context,
  memberIdx: number,
  { lang, site }: { lang: string; site: string },
): Promise<CalendarEntry[]> {
  const [rows, words, club] = await Promise.all([
    entriesAhead(ctx.sql, memberIdx, lang),
    wordsOf(ctx, lang, 'reservation'),
    clubIn(ctx, lang),
  ])
  return rows.map(({ entryIdx, playDate, title, drawIdx, publishAt, state, version }) => {
    const say = (code: string) => words.say(code, { draw: title, at: publishAt }) ?? ''
    return {
      uid: `draw-entry-${entryIdx}.${ctx.club.clubCode}@clubhouse`,
      // The close is a change too.
      sequence: state === 'FROZEN' ? version + 1 : version,
      method: 'PUBLISH' as const,
      isTentative: true,
      stampedAt: ctx.clock.now(),
      allDay: playDate,
      startsAt: publishAt,
      endsAt: publishAt,
      title: say('CALENDAR_DRAW'),
      place: club.clubName,
      notes: title,
      url: `${site}/reservation/draws/${drawIdx}`,
      organizer: { name: club.clubName, email: club.email },
    }
  })
}
