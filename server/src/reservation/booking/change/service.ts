import type { contract } from '@clubhouse/contract'
import { type Context, FileAnswer, Malformed, memberOf, NOT_FOUND, type Services } from '../../../platform/context.ts'
import { refusedTooOften } from '../../../platform/too-often.ts'
import { write } from '../../../platform/write.ts'
import { rulebookOf } from '../../rulebook.ts'
import { cancelRules, cancelStanding } from '../../rules/penalty/impose.ts'
import { priceIn } from '../../rules/price/rules.ts'
import { bookingCalendar } from '../booked/calendar.ts'
import * as bookedRows from '../booked/rows.ts'
import { shown } from '../booked/shown.ts'
import { changePlayers } from './change-players.ts'
import { historyOf } from './history.ts'
import { move } from './move.ts'
import { quote } from './quote.ts'
import { mayDo } from './rules.ts'
import * as sql from './sql.ts'
import { answer, offer, withdraw } from './transfer.ts'

export const change: Services<typeof contract.change> = {
  quote: async (input, ctx) => quote(ctx, memberOf(ctx), input),

  read: async ({ bookingIdx }, ctx) => {
    const me = memberOf(ctx)
    const [row, rulebook, rules] = await Promise.all([
      bookingOf(ctx, bookingIdx, me),
      rulebookOf(ctx),
      cancelRules(ctx),
    ])
    if (!row) return NOT_FOUND
    const { settings } = rulebook
    const standing = await cancelStanding(ctx, me, rules)
    return {
      ...shown({ ...row, price: priceIn(ctx.lang, row.price, rulebook) }, ctx, me, standing),
      may: mayDo(row, me, ctx.clock.now(), settings.booking.transferIsAllowed),
      history: await historyOf(ctx, bookingIdx, rulebook),
    }
  },

  ics: async ({ bookingIdx }, ctx) => {
    const row = await bookingOf(ctx, bookingIdx, memberOf(ctx))
    if (!row) return NOT_FOUND
    const file = Buffer.from(await bookingCalendar(ctx, row, { lang: ctx.lang, site: ctx.reachedAt }))
    return new FileAnswer(`${row.bookingNo}.ics`, 'text/calendar; charset=utf-8', file, { size: file.length })
  },

  changePlayers: async (input, ctx) => {
    const me = memberOf(ctx)
    const [booker] = input.players
    if (booker?.kind !== 'MEMBER' || booker.memberIdx !== me) return new Malformed('players[0].memberIdx')
    const tooOften = await refusedTooOften(ctx, 'naming', `m${me}`)
    if (tooOften) return tooOften
    const rulebook = await rulebookOf(ctx)
    return write(ctx, (tx) => changePlayers(tx, me, input, rulebook))
  },

  transfer: async (input, ctx) => {
    const rulebook = await rulebookOf(ctx)
    return write(ctx, (tx) => offer(tx, memberOf(ctx), input, rulebook))
  },

  withdrawTransfer: (input, ctx) => write(ctx, (tx) => withdraw(tx, memberOf(ctx), input)),

  answerTransfer: async (input, ctx) => {
    const rulebook = await rulebookOf(ctx)
    return write(ctx, (tx) => answer(tx, memberOf(ctx), input, rulebook))
  },

  move: async (input, ctx) => {
    const rulebook = await rulebookOf(ctx)
    return write(ctx, (tx) => move(tx, memberOf(ctx), input, rulebook))
  },
}

/** A booking for a person who is in it, as the booker or a player. */
async function bookingOf(ctx: Context, bookingIdx: number, memberIdx: number) {
  const [isIn, row] = await Promise.all([
    sql.isIn(ctx.sql, bookingIdx, memberIdx),
    bookedRows.booking(ctx.sql, bookingIdx, ctx.lang),
  ])
  return isIn ? row : undefined
}
