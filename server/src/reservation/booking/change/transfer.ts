import type { ParsedInputOf } from '@clubhouse/contract/call'
import { WRONG_STATE } from '@clubhouse/contract/fail'
import type { answerTransfer, transfer as call, withdrawTransfer } from '@clubhouse/contract/reservation/booking/change'
import {
  PAST_DEADLINE,
  type QUOTA_DAY,
  QUOTA_MONTH,
  SUSPENDED,
  TYPE_NOT_ALLOWED,
} from '@clubhouse/contract/reservation/refusal'
import { audit } from '../../../platform/audit.ts'
import { Malformed, NOT_FOUND } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/write.ts'
import { isLastMinute } from '../../deadline.ts'
import { choiceOf } from '../../hold/hold.ts'
import { overQuota } from '../../hold/rules.ts'
import { lockMembers, memberFacts } from '../../member-facts.ts'
import { ruleFor } from '../../opening-rules.ts'
import type { Rulebook } from '../../rulebook.ts'
import * as couponRows from '../../rules/coupon/rows.ts'
import { giveCouponBack } from '../../rules/coupon/settle.ts'
import { priceOf } from '../../rules/price/rules.ts'
import { saleOf } from '../../rules/price/sale.ts'
import { slotByIdx } from '../../sheet/slot/rows.ts'
import { byNumber } from '../booked/by-number.ts'
import { notifyBooking } from '../booked/notify.ts'
import * as bookedRows from '../booked/rows.ts'
import { shown } from '../booked/shown.ts'
import * as playersRows from '../players/rows.ts'
import { ownBooking } from './own-booking.ts'
import { areNamesDue } from './rules.ts'
import * as sql from './sql.ts'

/** Offers a booking to a companion, who is asked; nothing else changes until the answer. Decision 146. */
export async function offer(tx: Transaction, me: number, input: ParsedInputOf<typeof call>, rulebook: Rulebook) {
  const heir = input.memberIdx
  const isActive = await lockMembers(tx.sql, me, heir)
  const { row: before, no } = await ownBooking(tx, me, input)
  if (no) return no
  // Asking the same companion again would only send the question twice.
  if (before.offeredTo === heir) return shown(before, tx, me)
  const refused = await refusedOver(tx, before, me, heir, rulebook)
  if (refused) return refused
  if (!isActive) return new Malformed('memberIdx')
  return offeredTo(tx, before, heir, me, 'OFFERED')
}

/** The booker takes the offer back. */
export async function withdraw(tx: Transaction, me: number, input: ParsedInputOf<typeof withdrawTransfer>) {
  const { row: before, no } = await ownBooking(tx, me, input)
  if (no) return no
  return before.offeredTo === null ? shown(before, tx, me) : offeredTo(tx, before, null, me)
}

/** The companion becomes the booker and player 1; who hands over takes the companion's place and plays along. */
export async function answer(
  tx: Transaction,
  me: number,
  input: ParsedInputOf<typeof answerTransfer>,
  rulebook: Rulebook,
) {
  const seen = await bookedRows.booking(tx.sql, input.bookingIdx, tx.lang)
  const giver = seen?.booker.memberIdx
  if (seen?.offeredTo !== me || giver == null) return NOT_FOUND
  await lockMembers(tx.sql, me, giver)
  const { row: before, no } = await ownBooking(tx, giver, input)
  if (no) return no
  // It may have ended before the lock, and the version be guessed.
  if (before.offeredTo !== me) return NOT_FOUND
  if (input.answer === 'DECLINE') return offeredTo(tx, before, null, me, 'OFFER_DECLINED')
  const refused = await refusedOver(tx, before, giver, me, rulebook)
  if (refused) return refused
  const players = swapped(before.players, giver, me)
  await leaveCoupon(tx, me, { ...before, players }, rulebook)
  const [, , , , row] = await Promise.all([
    playersRows.removePlayers(tx.sql, before.bookingIdx),
    playersRows.addPlayers(tx.sql, before.bookingIdx, players, me, before),
    sql.handOver(tx.sql, before.bookingIdx, me, isLastMinute(before.startsAt, tx.clock.now(), rulebook.settings)),
    sql.addLeft(tx.sql, {
      ...before,
      how: 'HANDED_OVER',
      version: before.version + 1,
      memberIdx: giver,
      playDate: before.date,
    }),
    bookedRows.booking(tx.sql, before.bookingIdx, tx.lang),
  ])
  const [from, to] = [byNumber(before), byNumber(row!)]
  await Promise.all([
    audit(tx, {
      noun: 'booking',
      recordIdx: before.bookingIdx,
      before: { booker: from.booker, players: from.players, couponIdx: from.couponIdx },
      after: { booker: to.booker, players: to.players, couponIdx: to.couponIdx },
    }),
    notifyBooking(tx, before.bookingIdx, 'HANDED_OVER', giver),
  ])
  return shown(row!, tx, me)
}

/** Records an offer, or its end. @param change notifies; a withdrawal notifies no one */
async function offeredTo(
  tx: Transaction,
  before: bookedRows.BookingRow,
  heir: number | null,
  viewer: number,
  change?: 'OFFERED' | 'OFFER_DECLINED',
) {
  const { bookingIdx, offeredTo } = before
  await sql.offerTo(tx.sql, bookingIdx, heir)
  const [row] = await Promise.all([
    bookedRows.booking(tx.sql, bookingIdx, tx.lang),
    audit(tx, { noun: 'booking', recordIdx: bookingIdx, before: { offeredTo }, after: { offeredTo: heir } }),
    change && notifyBooking(tx, bookingIdx, change),
  ])
  return shown(row!, tx, viewer)
}

/** Why a booking cannot go from one member to the other. */
async function refusedOver(
  tx: Transaction,
  before: bookedRows.BookingRow,
  giver: number,
  heir: number,
  rulebook: Rulebook,
) {
  if (!rulebook.settings.booking.transferIsAllowed) return WRONG_STATE({ state: 'NOT_ALLOWED' })
  if (heir === giver || !before.players.some(({ memberIdx }) => memberIdx === heir)) return new Malformed('memberIdx')
  if (areNamesDue(before, tx.clock.now())) return PAST_DEADLINE({ rule: 'transfer', at: before.namesDueAt })
  const asks = tx.who?.memberIdx === heir
  const over = await overLimit(tx, giver, before, rulebook)
  // The heir would read the limit of the booker as their own.
  if (over) return asks ? WRONG_STATE({ state: 'BOOKER_LIMIT' }) : over
  return refusedHeir(tx, heir, before, rulebook, asks)
}

/** The coupon stays with its owner; without it the booking is priced anew for the new booker. */
async function leaveCoupon(tx: Transaction, heir: number, booking: bookedRows.BookingRow, rulebook: Rulebook) {
  if (booking.couponIdx === null) return
  const slot = (await slotByIdx(tx.sql, booking.slotIdx))!
  const sale = await saleOf(tx.sql, slot, await memberFacts(tx.sql, heir, slot), rulebook)
  const said = { currency: tx.club.currency, lang: tx.lang }
  const price = priceOf(rulebook, sale, choiceOf(slot, booking.seats, booking, rulebook.settings), said)
  await giveCouponBack(tx, booking.bookingIdx)
  await couponRows.dropCoupon(tx.sql, booking.bookingIdx, price)
}

function swapped(players: bookedRows.BookingRow['players'], me: number, heir: number) {
  const place = players.find(({ memberIdx }) => memberIdx === heir)!.no
  const at = (no: number) => (no === 1 ? place : no === place ? 1 : no)
  return players
    .map((player) => ({ ...player, no: player.memberIdx === me ? place : at(player.no) }))
    .toSorted((a, b) => a.no - b.no)
}

/** A member may hand over so many bookings a month. Source: docs/rules.md, Bookings. */
async function overLimit(tx: Transaction, me: number, before: bookedRows.BookingRow, { settings }: Rulebook) {
  const { transferWeekday, transferWeekend } = settings.booking
  const { dayClass } = before
  const max = dayClass === 'WEEKDAY' ? transferWeekday : transferWeekend
  const used = await sql.handedOver(tx.sql, me, before)
  return used >= max ? QUOTA_MONTH({ used, max, dayClass }) : undefined
}

/** The limits of the new booker. When and why a suspension runs is nobody else's business. @param asks the heir reads it */
async function refusedHeir(
  tx: Transaction,
  heir: number,
  before: bookedRows.BookingRow,
  { openingRules, settings }: Rulebook,
  asks: boolean,
) {
  const facts = await memberFacts(tx.sql, heir, { slotIdx: before.slotIdx })
  if (facts.suspension) return SUSPENDED(asks ? facts.suspension : { until: before.date, why: '' })
  const rule = ruleFor(openingRules, { ...before, memberType: facts.memberType })
  if (!rule) return TYPE_NOT_ALLOWED({ memberType: facts.memberType })
  const over = overQuota(facts, before, rule, settings)[0]
  return over as ReturnType<typeof QUOTA_DAY> | ReturnType<typeof QUOTA_MONTH> | undefined
}
