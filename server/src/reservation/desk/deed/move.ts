import type { ParsedInputOf } from '@clubhouse/contract/call'
import type { move as call, moveQuote } from '@clubhouse/contract/reservation/desk/desk'
import { MIN_PLAYERS, PRICE_CHANGED, TAKEN } from '@clubhouse/contract/reservation/refusal'
import { audit } from '../../../platform/audit.ts'
import { type Context, Malformed, NOT_FOUND } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/write.ts'
import { byNumber } from '../../booking/booked/by-number.ts'
import { notifyBooking } from '../../booking/booked/notify.ts'
import * as bookedRows from '../../booking/booked/rows.ts'
import { swap } from '../../booking/change/move.ts'
import { payerOf } from '../../booking/change/price.ts'
import { refusedByDesk } from '../../booking/players/players.ts'
import * as playersRows from '../../booking/players/rows.ts'
import { choiceOf } from '../../hold/hold.ts'
import { claimReserved, reserveSeats } from '../../hold/rows.ts'
import { refusedBySlot, seatsToTake } from '../../hold/rules.ts'
import { type Rulebook, termsIn } from '../../rulebook.ts'
import { bookingPrice } from '../../rules/coupon/booking-price.ts'
import { withExtras } from '../../rules/price/extra-rules.ts'
import { saleOf } from '../../rules/price/sale.ts'
import { forHouse, overHouse, useShare } from '../../sheet/slot/house.ts'
import { slotByIdx } from '../../sheet/slot/rows.ts'
import { wake } from '../../standby/freed/release.ts'
import { bookingNow, endedBy } from './booking-now.ts'
import { mayMoveLate } from './late-rules.ts'
import { known } from './read.ts'
import * as sql from './sql.ts'

/** The new tee time is taken and the old one let go in one transaction, so that the booking always has one of them. */
export async function move(tx: Transaction, input: ParsedInputOf<typeof call>, rulebook: Rulebook) {
  const { row: before, no } = await bookingNow(tx, input, (row) => endedForMove(tx, row, rulebook))
  if (!before) return no
  await playersRows.lockPlayers(tx.sql, before.players)
  const to = await placeFor(tx, before, input.slotIdx, rulebook)
  if (!('price' in to)) return to
  if (input.total !== undefined && input.total !== to.price.total) return PRICE_CHANGED({ total: to.price.total })
  const { bookingIdx, booker, players } = before
  const refused = await refusedByDesk(tx, booker.memberIdx, players, to.slot, rulebook, before)
  // Limits of guests are the manager's to decide here, as those of the member are.
  if (refused && !('code' in refused && refused.code === 'GUEST_LIMIT')) return refused
  const place = { slotIdx: input.slotIdx, seats: to.seats }
  const given = to.isFromShare ? await useShare(tx, to.slot) : []
  if (!(await reserveSeats(tx.sql, place, booker.memberIdx))) return TAKEN({})
  await wake(tx, given)
  const claim = () => claimReserved(tx.sql, place, booker.memberIdx, bookingIdx)
  const row = await swap(tx, before, { ...to, termsIdx: termsIn(rulebook, tx.lang), soon: true }, claim, rulebook)
  if (!('bookingIdx' in row)) return row as Exclude<typeof row, { code: 'HOLD_EXPIRED' }>
  const [was, is] = [byNumber(before), byNumber(row)]
  await audit(tx, { noun: 'booking', recordIdx: bookingIdx, before: was, after: is, reason: input.reason })
  if (isLate(tx, before)) await sql.noteLateMove(tx.sql, bookingIdx)
  await notifyBooking(tx, bookingIdx, 'CHANGED')
  return known(tx, row)
}

const isLate = ({ clock }: Pick<Context, 'clock'>, { startsAt }: bookedRows.BookingRow) =>
  Temporal.Instant.compare(startsAt, clock.now()) <= 0

/** A booking that has ended does not move, but a late group does once. */
async function endedForMove(ctx: Context, row: bookedRows.BookingRow, { settings }: Pick<Rulebook, 'settings'>) {
  const now = ctx.clock.now()
  const ended = endedBy(row, now)
  if (!ended) return undefined
  const late = { ...row, ...(await sql.lateOf(ctx.sql, row.bookingIdx)) }
  return mayMoveLate(late, now, settings.checkIn) ? undefined : ended
}

/** What a move would cost, or why the tee time is none for this booking. */
export async function quoteMove(
  ctx: Context,
  { bookingIdx, slotIdx }: ParsedInputOf<typeof moveQuote>,
  rulebook: Rulebook,
) {
  const row = await bookedRows.booking(ctx.sql, bookingIdx, ctx.lang)
  if (!row) return NOT_FOUND
  const ended = await endedForMove(ctx, row, rulebook)
  if (ended) return ended
  const to = await placeFor(ctx, row, slotIdx, rulebook)
  return 'price' in to ? { price: to.price, difference: to.price.total - row.price.total } : to
}

async function placeFor(ctx: Context, before: bookedRows.BookingRow, slotIdx: number, rulebook: Rulebook) {
  const { players, booker } = before
  if (slotIdx === before.slotIdx) return new Malformed('slotIdx')
  const found = await slotByIdx(ctx.sql, slotIdx)
  if (!found) return NOT_FOUND
  if (isLate(ctx, before) && found.date !== before.date) return new Malformed('slotIdx')
  const isFromShare = before.type === 'H' && (found.date !== before.date || found.part !== before.part)
  const slot = isFromShare ? forHouse(found) : found
  const payer = await payerOf(ctx, { booker, date: slot.date })
  const now = ctx.clock.now()
  const viewer = { lang: ctx.lang, memberIdx: booker.memberIdx, memberType: payer.memberType, isStaff: true }
  const refused = refusedBySlot(slot, viewer, now, rulebook, ctx.club.zone)
  if (refused && STAYS.has(refused.code)) return refused as Exclude<typeof refused, { code: Opening }>
  const min = slot.mode === 'EXCLUSIVE' ? slot.minPlayers : 1
  if (players.length < min || players.length > slot.capacity) return MIN_PLAYERS({ min })
  const over = isFromShare ? await overHouse(ctx, slot) : undefined
  if (over) return over
  const seats = seatsToTake(slot, now, Math.max(players.length, slot.mode === 'SHARED' ? before.seats.length : 1))
  if (!seats) return TAKEN({})
  const sale = await saleOf(ctx.sql, slot, payer, rulebook)
  const booked = { ...before, sale, memberIdx: booker.memberIdx }
  const price = await bookingPrice(ctx, booked, choiceOf(slot, seats, before, rulebook.settings), rulebook)
  // A late group that has checked in keeps what it took at the desk.
  return 'code' in price ? price : { slot, seats, isFromShare, price: withExtras(price, before.price.extras) }
}

/** Openings and types are for members; a tee time that is taken or over stays so for the desk. */
type Opening = 'NOT_OPEN' | 'DRAW_ONLY' | 'TYPE_NOT_ALLOWED'
const STAYS: ReadonlySet<string> = new Set(['TAKEN', 'HELD_BY_OTHER', 'DAY_CLOSED'])
