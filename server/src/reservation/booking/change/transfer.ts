import type { ParsedInputOf } from '@clubhouse/contract/call'
import { WRONG_STATE } from '@clubhouse/contract/fail'
import type { transfer as call } from '@clubhouse/contract/reservation/booking/change'
import {
  PAST_DEADLINE,
  type QUOTA_DAY,
  QUOTA_MONTH,
  SUSPENDED,
  TYPE_NOT_ALLOWED,
} from '@clubhouse/contract/reservation/refusal'
import { Malformed } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/write.ts'
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
import * as bookedRows from '../booked/rows.ts'
import { shown } from '../booked/shown.ts'
import * as playersRows from '../players/rows.ts'
import { noteChange } from './note-change.ts'
import { ownBooking } from './own-booking.ts'
import { areNamesDue } from './rules.ts'
import * as sql from './sql.ts'

type Input = ParsedInputOf<typeof call>

/** The companion becomes the booker and player 1; who hands over takes the companion's place and plays along. */
export async function transfer(tx: Transaction, me: number, input: Input, rulebook: Rulebook) {
  const heir = input.memberIdx
  const isActive = await lockMembers(tx.sql, me, heir)
  const { row: before, no } = await ownBooking(tx, me, input)
  if (no) return no
  if (!rulebook.settings.booking.transferIsAllowed) return WRONG_STATE({ state: 'NOT_ALLOWED' })
  if (heir === me || !isActive || !before.players.some(({ memberIdx }) => memberIdx === heir))
    return new Malformed('memberIdx')
  if (areNamesDue(before, tx.clock.now())) return PAST_DEADLINE({ rule: 'transfer', at: before.namesDueAt })
  const refused = (await overLimit(tx, me, before, rulebook)) ?? (await refusedHeir(tx, heir, before, rulebook))
  if (refused) return refused
  const players = swapped(before.players, me, heir)
  await leaveCoupon(tx, heir, { ...before, players }, rulebook)
  const [, , , , row] = await Promise.all([
    sql.removePlayers(tx.sql, before.bookingIdx),
    playersRows.addPlayers(tx.sql, before.bookingIdx, players, heir, before),
    sql.handOver(tx.sql, before.bookingIdx, heir),
    sql.addLeft(tx.sql, {
      ...before,
      how: 'HANDED_OVER',
      version: before.version + 1,
      memberIdx: me,
      playDate: before.date,
    }),
    bookedRows.booking(tx.sql, before.bookingIdx, tx.lang),
  ])
  const [from, to] = [byNumber(before), byNumber(row!)]
  const was = { booker: from.booker, players: from.players, couponIdx: from.couponIdx }
  await noteChange(tx, before.bookingIdx, was, { booker: to.booker, players: to.players, couponIdx: to.couponIdx })
  return shown(row!, tx, me)
}

/** The coupon stays with its owner; without it the booking is priced anew for the new booker. */
async function leaveCoupon(tx: Transaction, heir: number, booking: bookedRows.BookingRow, rulebook: Rulebook) {
  if (booking.couponIdx === null) return
  const slot = (await slotByIdx(tx.sql, booking.slotIdx))!
  const sale = await saleOf(tx.sql, slot, await memberFacts(tx.sql, heir, slot), rulebook)
  const said = { currency: tx.club.currency, lang: tx.lang }
  const price = priceOf(rulebook, sale, choiceOf(slot, booking.seats, booking), said)
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

/** The limits of the new booker. When and why a suspension runs is nobody else's business. */
async function refusedHeir(tx: Transaction, heir: number, before: bookedRows.BookingRow, { openingRules }: Rulebook) {
  const facts = await memberFacts(tx.sql, heir, { slotIdx: before.slotIdx })
  if (facts.suspension) return SUSPENDED({ until: before.date, why: '' })
  const rule = ruleFor(openingRules, { ...before, memberType: facts.memberType })
  if (!rule) return TYPE_NOT_ALLOWED({ memberType: facts.memberType })
  const over = overQuota(facts, before, rule)[0]
  return over as ReturnType<typeof QUOTA_DAY> | ReturnType<typeof QUOTA_MONTH> | undefined
}
