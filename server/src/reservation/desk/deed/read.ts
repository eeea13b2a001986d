import type { Context } from '../../../platform/context.ts'
import { paymentOf } from '../../booking/booked/paid.ts'
import { marksPayments, paidSince } from '../../booking/booked/paid-since.ts'
import { type BookingRow, booking } from '../../booking/booked/rows.ts'
import { couponIn, ifCancelledNow } from '../../booking/booked/shown.ts'
import { historyOf } from '../../booking/change/history.ts'
import { noShowOf } from '../../booking/conduct/foresee.ts'
import { rulebookOf } from '../../rulebook.ts'
import { type CancelStanding, cancelRules, cancelStanding } from '../../rules/penalty/impose.ts'
import { releaseOf } from '../../rules/penalty/rules.ts'
import { priceIn } from '../../rules/price/rules.ts'
import { mayMoveLate } from './late-rules.ts'
import * as sql from './sql.ts'

/** A booking for managers: with the people's types and phone numbers. */
export async function known(ctx: Context, row: BookingRow, standing?: CancelStanding) {
  const [people, reason] = await Promise.all([
    sql.peopleOf(ctx.sql, row.bookingIdx),
    sql.cancelReason(ctx.sql, row.bookingIdx),
  ])
  const players = row.players.map((player) => {
    const person = people.get(player.memberIdx ?? 0)
    return { ...player, ...person, phoneNo: person?.phoneNo ?? player.phoneNo }
  })
  return {
    ...row,
    ...reason,
    players,
    coupon: couponIn(row, ctx),
    releaseUntil: releaseOf(row, ctx.clock.now()),
    ifCancelledNow: standing && ifCancelledNow(row, ctx, standing),
  }
}

export async function read(ctx: Context, bookingIdx: number) {
  const [row, rulebook, rules] = await Promise.all([
    booking(ctx.sql, bookingIdx, ctx.lang),
    rulebookOf(ctx),
    cancelRules(ctx),
  ])
  if (!row) return undefined
  const { memberIdx } = row.booker
  const standing = memberIdx === null ? undefined : await cancelStanding(ctx, memberIdx, rules)
  const [told, history, penalties, mails, noShow, late, paid, since] = await Promise.all([
    known(ctx, { ...row, price: priceIn(ctx.lang, row.price, rulebook) }, standing),
    historyOf(ctx, bookingIdx, rulebook, true),
    sql.penaltiesOf(ctx.sql, bookingIdx, ctx.lang),
    sql.told(ctx.sql, bookingIdx, ctx.lang),
    noShowOf(ctx, row, rulebook),
    sql.lateOf(ctx.sql, bookingIdx),
    sql.paidFor(ctx.sql, bookingIdx, ctx.lang),
    paidSince(ctx),
  ])
  const { recorded } = late
  return {
    ...told,
    history,
    penalties,
    payment: paid && paymentOf(paid),
    marksPayments: marksPayments(row.date, since),
    mails,
    noShow,
    recorded,
    mayMoveLate: mayMoveLate({ ...row, ...late }, row.startsAt, rulebook.settings.checkIn),
  }
}
