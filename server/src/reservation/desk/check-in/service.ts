import type { contract } from '@clubhouse/contract'
import { phonesOfPlayers } from '../../../person/phones.ts'
import { type Context, Malformed, type Services } from '../../../platform/context.ts'
import { dateIn } from '../../../platform/date-in.ts'
import { write } from '../../../platform/write.ts'
import { paidSince } from '../../booking/booked/paid-since.ts'
import { shown } from '../../booking/booked/shown.ts'
import type { Channels } from '../../people/notice/write-notices.ts'
import { rulebookOf } from '../../rulebook.ts'
import { type AtClub, arrivalOf, cardOf } from './arrival.ts'
import { codeOf, readCode } from './code.ts'
import { foresee, mark } from './mark.ts'
import { pay } from './pay.ts'
import { settle } from './settle.ts'
import * as sql from './sql.ts'
import { walkIn } from './walk-in.ts'

const todayOf = ({ clock, club }: Context) => dateIn(clock.now(), club.zone)
const atClub = async (ctx: Context): Promise<AtClub> => {
  const [rulebook, since] = await Promise.all([rulebookOf(ctx), paidSince(ctx)])
  return { rulebook, since }
}
const issuer = ({ seal, club: { clubCode } }: Context) => ({ seal, clubCode })

/** Arrivals of a day, and what the front desk records of them. Decision 115. */
export const checkIn = (channels: Pick<Channels, 'notify'>): Services<typeof contract.checkIn> => ({
  arrivals: async ({ date, part, state }, ctx) => {
    const [rows, club] = await Promise.all([sql.ofDay(ctx.sql, ctx.lang, date ?? todayOf(ctx)), atClub(ctx)])
    return rows
      .map((row) => arrivalOf(row, ctx, club))
      .filter((one) => (part === undefined || one.part === part) && (state === undefined || one.state === state))
  },

  scan: async ({ qr, keyword }, ctx) => {
    const club = await atClub(ctx)
    const today = todayOf(ctx)
    if (qr === undefined) {
      if (!keyword) return new Malformed('keyword')
      const rows = await sql.found(ctx.sql, ctx.lang, { date: today, keyword, phones: phonesOfPlayers(ctx.who) })
      return rows.map((row) => arrivalOf(row, ctx, club))
    }
    const meant = readCode(qr, issuer(ctx), ctx.clock.now())
    const row = meant && (await sql.one(ctx.sql, ctx.lang, meant.bookingIdx))
    const isIn = row?.players.some(({ memberIdx }) => memberIdx === meant?.memberIdx)
    return row && isIn && row.date === today ? [arrivalOf(row, ctx, club, meant?.memberIdx)] : []
  },

  foresee: async (input, ctx) => foresee(ctx, input, await rulebookOf(ctx)),

  mark: async (input, ctx) => {
    const rulebook = await rulebookOf(ctx)
    return write(ctx, (tx) => mark(tx, input, rulebook, channels))
  },

  walkIn: async (input, ctx) => {
    const rulebook = await rulebookOf(ctx)
    return write(ctx, (tx) => walkIn(tx, input, rulebook))
  },

  settle: async (input, ctx) => {
    const rulebook = await rulebookOf(ctx)
    return write(ctx, (tx) => settle(tx, input, rulebook))
  },

  pay: (input, ctx) => write(ctx, (tx) => pay(tx, input)),

  mine: async ({ memberIdx }, ctx) => {
    const [row, rulebook] = await Promise.all([sql.ofMemberToday(ctx.sql, ctx.lang, memberIdx), rulebookOf(ctx)])
    const next = await sql.nextOf(ctx.sql, ctx.lang, memberIdx, row?.bookingIdx)
    const code = row && codeOf({ bookingIdx: row.bookingIdx, memberIdx }, issuer(ctx), ctx.clock.now())
    return {
      today: row && code && { ...cardOf(row, rulebook, memberIdx), ...code },
      next: next && shown(next, ctx, memberIdx),
    }
  },
})
