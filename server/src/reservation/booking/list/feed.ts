import type { contract } from '@clubhouse/contract'
import { MOST_IN_FILE } from '@clubhouse/contract/reservation/booking/booking'
import { audit } from '../../../platform/audit.ts'
import { type Context, FileAnswer, memberOf, NOT_FOUND, type Services } from '../../../platform/context.ts'
import { hashTicket, newTicket } from '../../../platform/ticket.ts'
import { write } from '../../../platform/write.ts'
import { bookingEntries } from '../booked/calendar.ts'
import { calendarFile } from '../booked/calendar-file.ts'
import { drawEntries } from './draw-calendar.ts'
import * as sql from './feed-sql.ts'
import { bookingsOf } from './sql.ts'
import { standbyEntries } from './standby-calendar.ts'

/** Calendars drop what a feed no longer has, so it keeps the rounds of a season. */
const DAYS_BACK = 92

export const calendarFeed: Services<typeof contract.calendarFeed> = {
  status: async (_, ctx) => ({ since: await sql.since(ctx.sql, memberOf(ctx)) }),

  make: (_, ctx) =>
    write(ctx, async (tx) => {
      const me = memberOf(tx)
      const token = newTicket()
      await sql.keep(tx.sql, me, hashTicket(token))
      await audit(tx, { noun: 'member', recordIdx: me, after: 'calendar address made' })
      return { url: `${ctx.reachedAt}/hp/api/ical/${token}` }
    }),

  end: (_, ctx) =>
    write(ctx, async (tx) => {
      const me = memberOf(tx)
      if (await sql.remove(tx.sql, me))
        await audit(tx, { noun: 'member', recordIdx: me, after: 'calendar address ended' })
      return null
    }),

  feed: async ({ token }, ctx) => {
    const owner = await sql.ownerOf(ctx.sql, hashTicket(token))
    if (!owner) return NOT_FOUND
    const options = { lang: owner.lang, site: ctx.reachedAt }
    const [booked, standby, draws] = await Promise.all([
      bookingsIn(ctx, owner).then((bookings) => bookingEntries(ctx, bookings, options)),
      standbyEntries(ctx, owner.memberIdx, options),
      drawEntries(ctx, owner.memberIdx, options),
    ])
    const file = Buffer.from(calendarFile([...booked, ...standby, ...draws]))
    return new FileAnswer('tee-times.ics', 'text/calendar; charset=utf-8', file, { size: file.length })
  },
}

async function bookingsIn(ctx: Context, { memberIdx, lang }: { memberIdx: number; lang: string }) {
  const from = ctx.clock.now().toZonedDateTimeISO(ctx.club.zone).toPlainDate().subtract({ days: DAYS_BACK })
  const pages = { memberIdx, page: 1, size: MOST_IN_FILE }
  const [coming, past] = await Promise.all([
    bookingsOf(ctx.sql, { ...pages, when: 'upcoming' }, lang),
    bookingsOf(ctx.sql, { ...pages, when: 'past', from: from.toString() }, lang),
  ])
  return [...past.list, ...coming.list]
}
