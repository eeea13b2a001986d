import type { ParsedInputOf } from '@clubhouse/contract/call'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import type { changePlayers as call } from '@clubhouse/contract/reservation/booking/change'
import { MIN_PLAYERS, PAST_DEADLINE, PRICE_CHANGED } from '@clubhouse/contract/reservation/refusal'
import { Malformed, NOT_FOUND } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/write.ts'
import { choiceOf } from '../../hold/hold.ts'
import { lockMember } from '../../member-facts.ts'
import { type Rulebook, refusedTerms } from '../../rulebook.ts'
import * as couponRows from '../../rules/coupon/rows.ts'
import { swapCoupon } from '../../rules/coupon/settle.ts'
import { ownCoupon } from '../../rules/coupon/usable.ts'
import { type SlotRow, slotByIdx } from '../../sheet/slot/rows.ts'
import { freeSeats } from '../../standby/freed/release.ts'
import { byNumber } from '../booked/by-number.ts'
import * as bookedRows from '../booked/rows.ts'
import { shown } from '../booked/shown.ts'
import { answersFor } from '../players/guest-keys.ts'
import { alreadyBooked, refusedNames } from '../players/players.ts'
import * as playersRows from '../players/rows.ts'
import { noteChange } from './note-change.ts'
import { ownBooking } from './own-booking.ts'
import { priceOfChange } from './price.ts'
import { areNamesDue, changesOnlyNames, isMoveLate } from './rules.ts'
import * as sql from './sql.ts'

export async function changePlayers(
  tx: Transaction,
  me: number,
  input: ParsedInputOf<typeof call>,
  rulebook: Rulebook,
) {
  await lockMember(tx.sql, me)
  const { row: before, no } = await ownBooking(tx, me, input)
  if (no) return no
  const slot = await slotByIdx(tx.sql, before.slotIdx)
  if (!slot) return NOT_FOUND
  const { players } = input
  const cart = input.cart ?? before.cart
  const caddie = input.caddie ?? before.caddie
  // Taking it out later would escape its forfeiture.
  if (input.couponIdx !== undefined && input.couponIdx !== before.couponIdx && isMoveLate(before, tx.clock.now()))
    return PAST_DEADLINE({ rule: 'coupon', at: before.freeCancelUntil })
  if (areNamesDue(before, tx.clock.now()) && !changesOnlyNames(before, { players, cart, caddie }))
    return PAST_DEADLINE({ rule: 'names', at: before.namesDueAt })
  const wrong = refusedNumber(slot, before, players.length)
  if (wrong) return wrong
  await playersRows.lockPlayers(tx.sql, [...before.players, ...players])
  const refused = await refusedNames(tx, me, players, slot, rulebook, before)
  if (refused) return refused
  // A win was booked under the rules that its entry accepted. Source: docs/rules.md, Draw.
  const accepted = input.termsIdx ?? (before.type === 'D' ? before.termsIdx : undefined)
  const newer = accepted !== undefined && refusedTerms(accepted, rulebook, tx.lang)
  if (newer) return newer

  const changed = await enterChange(tx, before, slot, { ...input, cart, caddie }, rulebook)
  if (!('bookingIdx' in changed)) return changed
  await noteChange(tx, before.bookingIdx, changeable(before), changeable(changed))
  return shown(changed, tx, me)
}

interface Wanted {
  players: Player[]
  cart: boolean
  caddie: boolean
  /** Left out, they stay. */
  holes?: string
  memo?: string
  /** Left out, it stays; null gives it back. */
  couponIdx?: number | null
  /** As shown; when it is given, another price is refused. */
  total?: number
  /** Left out, those that were accepted before stay. */
  termsIdx?: number
}

/** Writes a change that the rules allow; its players are locked. The caller logs it. */
export async function enterChange(
  tx: Transaction,
  before: bookedRows.BookingRow,
  slot: SlotRow,
  { players, cart, caddie, holes = before.holes, memo: typed, couponIdx = before.couponIdx, total, termsIdx }: Wanted,
  rulebook: Rulebook,
) {
  const seats = seatsFor(slot, before, players.length)
  const coupon = await couponOf(tx, before, couponIdx)
  if (coupon && 'code' in coupon) return coupon
  const price = await priceOfChange(
    tx,
    before,
    slot,
    choiceOf(slot, seats, { type: before.type, players, cart, caddie }, rulebook.settings),
    coupon,
    rulebook,
  )
  if ('code' in price) return price
  if (total !== undefined && total !== price.total) return PRICE_CHANGED({ total: price.total })
  const memo = typed === undefined ? before.memo : typed || null
  const others = before.players.filter(
    (was) =>
      !isSamePerson(
        was,
        players.find(({ no }) => no === was.no),
      ),
  )
  await swapCoupon(tx, before, couponIdx)
  const [, entered, , row] = await Promise.all([
    playersRows.removePlayers(tx.sql, before.bookingIdx),
    playersRows.addPlayers(tx.sql, before.bookingIdx, players, answersFor(before.booker.memberIdx, players), slot),
    sql.changeBooking(tx.sql, before.bookingIdx, {
      ...{ cart, caddie, holes, memo, price, seats },
      termsIdx: termsIdx ?? before.termsIdx,
    }),
    bookedRows.booking(tx.sql, before.bookingIdx, tx.lang),
    playersRows.forgetSeen(
      tx.sql,
      before.bookingIdx,
      others.map(({ no }) => no),
    ),
  ])
  if (seats.length < before.seats.length) await freeSeats(tx, before, { stay: seats })
  const twice = players.find(({ no: one }) => !entered.has(one))
  return twice ? alreadyBooked(tx, twice) : row!
}

/** A place that was to be named keeps what the desk saw: the person who came has a name now. */
function isSamePerson(was: Player, is: Player | undefined): boolean {
  if (!is || was.kind === 'TBD') return is !== undefined
  return was.kind === is.kind && (was.kind === 'MEMBER' ? was.memberIdx === is.memberIdx : was.name === is.name)
}

async function couponOf(tx: Transaction, { booker, bookingIdx }: bookedRows.BookingRow, couponIdx: number | null) {
  if (couponIdx === null) return undefined
  return ownCoupon(await couponRows.lockCoupon(tx.sql, couponIdx), { memberIdx: booker.memberIdx, bookingIdx })
}

/** What this call can change, for the audit log; a note is not in it, because the log outlives people. */
export function changeable(row: bookedRows.BookingRow) {
  const { players, cart, caddie, couponIdx, holes, seats, price } = byNumber(row)
  return { players, cart, caddie, couponIdx, holes, seats, price }
}

/** Shared seats can be given up, and more of them are another booking. */
export function refusedNumber(slot: SlotRow, { seats }: bookedRows.BookingRow, players: number) {
  const min = slot.mode === 'EXCLUSIVE' ? slot.minPlayers : 1
  if (players < min || players > slot.capacity) return MIN_PLAYERS({ min })
  return slot.mode === 'SHARED' && players > seats.length ? new Malformed(`players[${seats.length}]`) : undefined
}

const seatsFor = ({ mode }: SlotRow, { seats }: bookedRows.BookingRow, players: number) =>
  mode === 'SHARED' ? seats.slice(0, players) : seats
