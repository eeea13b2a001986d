import type { ParsedInputOf } from '@clubhouse/contract/call'
import type { move as call } from '@clubhouse/contract/reservation/booking/change'
import type { Price } from '@clubhouse/contract/reservation/price'
import { HOLD_EXPIRED, PAST_DEADLINE, PRICE_CHANGED } from '@clubhouse/contract/reservation/refusal'
import { Malformed, NOT_FOUND } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/write.ts'
import { freeCancelUntil, isLastMinute, namesDueAt } from '../../deadline.ts'
import { choiceOf, lockedFacts, viewerOf } from '../../hold/hold.ts'
import { confirmHold } from '../../hold/rows.ts'
import { refusedBySlot } from '../../hold/rules.ts'
import { type Rulebook, refusedTerms } from '../../rulebook.ts'
import { bookingPrice } from '../../rules/coupon/booking-price.ts'
import { saleOf } from '../../rules/price/sale.ts'
import type { SlotRow } from '../../sheet/slot/rows.ts'
import { isRunning } from '../../sheet/slot/running.ts'
import { freeSeats } from '../../standby/freed/release.ts'
import { byNumber } from '../booked/by-number.ts'
import * as bookedRows from '../booked/rows.ts'
import { shown } from '../booked/shown.ts'
import { bookingNo, holdLost } from '../confirm/confirm.ts'
import { answersFor } from '../players/guest-keys.ts'
import { alreadyBooked, refusedPlayers } from '../players/players.ts'
import * as playersRows from '../players/rows.ts'
import { noteChange } from './note-change.ts'
import { ownBooking } from './own-booking.ts'
import { isMoveLate } from './rules.ts'
import * as sql from './sql.ts'

type Input = ParsedInputOf<typeof call>

/**
 * The new tee time is taken and the old one let go in one transaction, so that the member always has one of them.
 * Decision 046.
 */
export async function move(tx: Transaction, me: number, input: Input, rulebook: Rulebook) {
  const { zone } = tx.club
  const { slot, facts, mine } = await lockedFacts(tx, me, input.slotIdx, input.bookingIdx)
  const { row: before, no } = await ownBooking(tx, me, input)
  if (no) return no
  if (!slot) return NOT_FOUND
  // Letting go of the seats before would let go of other seats of the same tee time too.
  if (slot.slotIdx === before.slotIdx) return new Malformed('slotIdx')
  if (isMoveLate(before, facts.now)) return PAST_DEADLINE({ rule: 'move', at: before.freeCancelUntil })
  if (!mine || mine.offerIdx || !isRunning(mine, facts.now)) return holdLost(slot, tx, facts, rulebook)
  const refused = refusedBySlot(slot, viewerOf(tx), facts.now, rulebook, zone)
  if (refused?.code === 'DAY_CLOSED') return refused
  await playersRows.lockPlayers(tx.sql, before.players)
  const wrong = await refusedPlayers(tx, me, before.players, slot, mine.seats, facts, rulebook, before)
  if (wrong) return wrong
  const newer = refusedTerms(input.termsIdx, rulebook, tx.lang)
  if (newer) return newer
  const sale = await saleOf(tx.sql, slot, facts, rulebook)
  const price = await bookingPrice(
    tx,
    { ...before, sale, memberIdx: me },
    choiceOf(slot, mine.seats, before, rulebook.settings),
    rulebook,
  )
  if ('code' in price) return price
  if (price.total !== input.total) return PRICE_CHANGED({ total: price.total })
  const { bookingIdx } = before
  const [row] = await Promise.all([
    swap(
      tx,
      before,
      { slot, seats: mine.seats, price, termsIdx: input.termsIdx },
      () => confirmHold(tx.sql, slot.slotIdx, me, bookingIdx),
      rulebook,
    ),
    sql.addLeft(tx.sql, {
      ...before,
      how: 'MOVED',
      version: before.version + 1,
      memberIdx: me,
      playDate: before.date,
    }),
  ])
  if (!('bookingIdx' in row)) return row
  await noteChange(tx, bookingIdx, byNumber(before), byNumber(row))
  return shown(row, tx, me)
}

interface Place {
  slot: SlotRow
  seats: number[]
  price: Price
  termsIdx: number
  /** The tee time before is free at once, so that a manager can undo the move. */
  soon?: boolean
}

/** Swaps the claims of a booking; the caller logs it. @param claim takes the new seats and says how many */
export async function swap(
  tx: Transaction,
  before: bookedRows.BookingRow,
  to: Place,
  claim: () => Promise<number>,
  rulebook: Rulebook,
) {
  const { bookingIdx } = before
  const { slot, seats } = to
  const { clubCode, zone } = tx.club
  // Sent in one round trip; a violated rule rolls everything back.
  const [, entered, , confirmed] = await Promise.all([
    playersRows.removePlayers(tx.sql, bookingIdx),
    playersRows.addPlayers(
      tx.sql,
      bookingIdx,
      before.players,
      answersFor(before.booker.memberIdx, before.players),
      slot,
    ),
    sql.moveBooking(tx.sql, bookingIdx, {
      ...slot,
      bookingNo: bookingNo(clubCode, slot, rulebook),
      seats,
      playDate: slot.date,
      price: to.price,
      termsIdx: to.termsIdx,
      namesDueAt: namesDueAt(slot.date, rulebook.settings, zone),
      freeCancelUntil: freeCancelUntil(slot.date, slot.dayClass, rulebook.settings, zone),
      outsideQuota: isLastMinute(slot.startsAt, tx.clock.now(), rulebook.settings),
    }),
    claim(),
    freeSeats(tx, before, { soon: to.soon }),
  ])
  const twice = before.players.find(({ no }) => !entered.has(no))
  if (twice) return alreadyBooked(tx, twice)
  if (confirmed !== seats.length) return HOLD_EXPIRED({})
  return (await bookedRows.booking(tx.sql, bookingIdx, tx.lang))!
}
