import type { ParsedInputOf } from '@clubhouse/contract/call'
import { Refusal } from '@clubhouse/contract/fail'
import {
  type Against,
  type make as call,
  OVERRIDABLE,
  type Overridable,
} from '@clubhouse/contract/reservation/desk/desk'
import { MIN_PLAYERS, TAKEN } from '@clubhouse/contract/reservation/refusal'
import { type Context, Malformed, NOT_FOUND } from '../../../platform/context.ts'
import { dateIn } from '../../../platform/date-in.ts'
import { memberNames } from '../../booking/booked/rows.ts'
import { enter } from '../../booking/confirm/confirm.ts'
import { refusedByDesk } from '../../booking/players/players.ts'
import { lockPlayers } from '../../booking/players/rows.ts'
import { choiceOf } from '../../hold/hold.ts'
import { reserveSeats } from '../../hold/rows.ts'
import { refusedBySlot, refusedByStanding, seatsToTake } from '../../hold/rules.ts'
import type { MemberFacts } from '../../member-facts.ts'
import { type Rulebook, termsIn } from '../../rulebook.ts'
import { bookingPrice } from '../../rules/coupon/booking-price.ts'
import { saleOf } from '../../rules/price/sale.ts'
import { forHouse, overHouse, useShare } from '../../sheet/slot/house.ts'
import type { SlotRow } from '../../sheet/slot/rows.ts'
import { wake } from '../../standby/freed/release.ts'
import { bookerFacts } from './booker-facts.ts'
import { known } from './read.ts'

type Input = ParsedInputOf<typeof call>
export type Wanted = Omit<Input, 'memo' | 'reason'>

/**
 * Books for a member or a guest: the rules of members but those that the manager sets aside, and the same claims.
 * Decision 062.
 */
export async function make(tx: Context, input: Input, rulebook: Rulebook) {
  const { players, slotIdx, override: asked, reason } = input
  if (!reason && (asked.length > 0 || input.type === 'H')) return new Malformed('reason')
  const booker = input.memberIdx ?? null
  const place = await placeFor(tx, input, rulebook)
  if (!('price' in place)) return place
  const { slot, seats, price } = place
  // A walk-in may set every rule aside, and mostly sets none.
  const override = [...new Set(place.aside.map(({ code }) => code as Overridable))]
  // Who stands at the desk need not be called.
  if (input.guest && !input.guest.phoneNo && slot.date !== dateIn(tx.clock.now(), tx.club.zone))
    return new Malformed('guest.phoneNo')
  // Before the seat, so that bookings which name the same members wait in one order.
  await lockPlayers(tx.sql, players)
  const given = input.type === 'H' ? await useShare(tx, slot) : []
  if (!(await reserveSeats(tx.sql, { slotIdx, seats }, booker))) return TAKEN({})
  await wake(tx, given)
  const more = { slot, seats, isHeld: false, price, termsIdx: termsIn(rulebook, tx.lang), logged: { reason, override } }
  const made = await enter(tx, booker, { ...input, ...more }, rulebook)
  return 'bookingIdx' in made ? known(tx, made) : (made as Exclude<typeof made, { code: 'HOLD_EXPIRED' }>)
}

/** What a booking would cost, and the rules that it would set aside. Decision 140. */
export async function quote(ctx: Context, input: Omit<Wanted, 'override'>, rulebook: Rulebook) {
  const place = await placeFor(ctx, { ...input, override: [...OVERRIDABLE] }, rulebook)
  // Rules that are set aside do not refuse.
  if (!('price' in place)) return place as Exclude<typeof place, { code: Overridable }>
  return { price: place.price, against: place.aside.map(againstOf) }
}

const againstOf = ({ code, msgVar }: Refusal): Against => {
  const { max, min, until } = msgVar as Omit<Against, 'code'>
  return { code: code as Overridable, max, min, until }
}

/** The seats with their price and the rules that are set aside for them, or what refuses; nothing is taken. */
async function placeFor(tx: Context, input: Wanted, rulebook: Rulebook) {
  const { players, slotIdx } = input
  const booker = input.memberIdx ?? null
  const found = await bookerFacts(tx, { booker, players, slotIdx })
  if (found instanceof Malformed) return found
  const { facts } = found
  const slot = found.slot && input.type === 'H' ? forHouse(found.slot) : found.slot
  if (!slot) return NOT_FOUND
  if (players.length > slot.capacity) return new Malformed(`players[${slot.capacity}]`)
  const rules = await refusedByRules(tx, input, slot, facts, rulebook)
  const refused =
    rules.find((rule) => !isSetAside(rule, input)) ?? (input.type === 'H' ? await overHouse(tx, slot) : undefined)
  if (refused) return refused
  const names = await refusedByDesk(tx, booker, players, slot, rulebook)
  if (names && !isSetAside(names, input)) return names
  const seats = seatsToTake(slot, facts.now, input.count ?? players.length)
  if (!seats) return TAKEN({})
  const price = await bookingPrice(
    tx,
    {
      sale: await saleOf(tx.sql, slot, facts, rulebook),
      type: input.type,
      memberIdx: booker,
      couponIdx: input.couponIdx,
    },
    choiceOf(slot, seats, input, rulebook.settings),
    rulebook,
  )
  if ('code' in price) return price
  return { slot, seats, price, aside: [...rules, ...(names instanceof Refusal ? [names] : [])] }
}

const isSetAside = (refused: Refusal | Malformed, { override }: Pick<Wanted, 'override'>) =>
  'code' in refused && override.includes(refused.code as Overridable)

/** All that stand against it, the first of which refuses. */
async function refusedByRules(tx: Context, input: Wanted, slot: SlotRow, facts: MemberFacts, rulebook: Rulebook) {
  const { memberIdx = null, guest, players } = input
  const viewer = { lang: tx.lang, memberIdx, memberType: facts.memberType, isStaff: true }
  const names = memberIdx === null ? undefined : await memberNames(tx.sql, tx.lang, [memberIdx])
  const name = names?.get(memberIdx!) ?? guest?.name ?? ''
  const all = [
    refusedBySlot(slot, viewer, facts.now, rulebook, tx.club.zone),
    slot.mode === 'EXCLUSIVE' && players.length < slot.minPlayers ? MIN_PLAYERS({ min: slot.minPlayers }) : undefined,
    ...refusedByStanding(facts, slot, rulebook, name),
  ]
  return all.filter((refused) => refused !== undefined)
}
