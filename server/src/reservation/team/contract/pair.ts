import type { ParsedInputOf } from '@clubhouse/contract/call'
import { WRONG_STATE } from '@clubhouse/contract/fail'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { PAST_DEADLINE, ROSTER_SIZE } from '@clubhouse/contract/reservation/refusal'
import type * as call from '@clubhouse/contract/reservation/team/contract'
import { Malformed } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/write.ts'
import * as bookedRows from '../../booking/booked/rows.ts'
import { changeable, enterChange } from '../../booking/change/change-players.ts'
import { noteChange } from '../../booking/change/note-change.ts'
import { enter } from '../../booking/confirm/confirm.ts'
import { lockPlayers, removePlayers } from '../../booking/players/rows.ts'
import { choiceOf } from '../../hold/hold.ts'
import { factsAt } from '../../hold/rows.ts'
import { type Rulebook, termsIn } from '../../rulebook.ts'
import { priceOf } from '../../rules/price/rules.ts'
import { saleOf } from '../../rules/price/sale.ts'
import { deadlinesOf } from '../plan/deadline-rules.ts'
import type { ContractRow, FormRow } from '../rows.ts'
import type { DateRow, DateSlot } from './rows.ts'
import * as sql from './rows.ts'
import { startOf } from './shown.ts'

type Pairings = NonNullable<ParsedInputOf<typeof call.changeDate>['pairings']>
type Contract = ContractRow & Pick<FormRow, 'roster'>

/**
 * Names the players of tee times of a date. One that the date only keeps becomes a booking of type T of the officer; the players
 * of one that is booked change.
 */
export async function pair(
  tx: Transaction,
  me: number,
  { contract, date, pairings }: { contract: Contract; date: DateRow; pairings: Pairings | undefined },
  rulebook: Rulebook,
) {
  const { pairingUntil } = deadlinesOf(date.date, startOf(date), rulebook.settings, tx.club.zone)
  if (Temporal.Instant.compare(tx.clock.now(), pairingUntil) > 0)
    return PAST_DEADLINE({ rule: 'team-pairing', at: pairingUntil })
  if (!pairings) return new Malformed('pairings')
  const no = wrongPairings(pairings, contract, date, rulebook.settings.team.playersLeast)
  if (no) return no
  const named = [...pairings.flatMap(({ players }) => players), ...date.slots.flatMap(({ players }) => players ?? [])]
  await lockPlayers(tx.sql, named)
  const were = await takeOff(tx, date, pairings)
  for (const { slotIdx, players } of pairings) {
    const kept = date.slots.find((slot) => slot.slotIdx === slotIdx)!
    const before = were.get(kept.bookingIdx)
    const booked = await (before
      ? rename(tx, before, me, slotIdx, players, rulebook)
      : book(tx, me, date, slotIdx, players, rulebook))
    if ('bookingIdx' in booked) continue
    if (booked instanceof Malformed || booked.code === 'PLAYER_ALREADY_BOOKED') return booked
    // Nothing else is possible: the tee time is this group's, and its bookings have no coupon.
    throw new Error(`players could not be named: ${booked.code}`)
  }
  return undefined
}

/**
 * Takes the players off the tee times whose players change, before any are named, so that two can swap their places.
 * @returns their bookings as they were
 */
async function takeOff(tx: Transaction, { slots }: DateRow, pairings: Pairings) {
  const were = new Map<number | null, bookedRows.BookingRow>()
  const changing = slots.filter(({ slotIdx }) => pairings.some((one) => one.slotIdx === slotIdx))
  for (const bookingIdx of changing.flatMap((slot) => slot.bookingIdx ?? []).toSorted((a, b) => a - b)) {
    await bookedRows.lockBooking(tx.sql, bookingIdx)
    were.set(bookingIdx, (await bookedRows.booking(tx.sql, bookingIdx, tx.lang))!)
    await removePlayers(tx.sql, bookingIdx)
  }
  return were
}

function wrongPairings(
  pairings: Pairings,
  { roster, presidentIdx, secretaryIdx }: Contract,
  { slots }: DateRow,
  least: number,
) {
  for (const [i, { slotIdx, players }] of pairings.entries()) {
    const slot = slots.find((one) => one.slotIdx === slotIdx)
    if (!slot || (slot.bookingState !== null && slot.bookingState !== 'CF'))
      return new Malformed(`pairings[${i}].slotIdx`)
    if (slot.isShut) return WRONG_STATE({ state: 'SUSPENDED' })
    if (players.length < least) return ROSTER_SIZE({ min: least, max: 4 })
    const stranger = players.findIndex((player) => !isOnRoster(player, roster))
    if (stranger >= 0) return new Malformed(`pairings[${i}].players[${stranger}]`)
  }
  const players = slots.flatMap((slot) => playersOf(slot, pairings))
  const isThere = players.some(
    ({ kind, memberIdx }) => kind === 'TBD' || memberIdx === presidentIdx || memberIdx === secretaryIdx,
  )
  // One officer plays on each date.
  return isThere ? undefined : new Malformed('pairings')
}

/** Of a tee time as it will be; one without players is still to be named. */
const playersOf = ({ slotIdx, players }: DateSlot, pairings: Pairings): Pick<Player, 'kind' | 'memberIdx'>[] =>
  pairings.find((one) => one.slotIdx === slotIdx)?.players ?? players ?? [{ kind: 'TBD' }]

function isOnRoster({ kind, memberIdx, name }: Player, roster: FormRow['roster']): boolean {
  if (kind === 'TBD') return true
  if (kind === 'MEMBER') return roster.some((one) => one.memberIdx === memberIdx)
  return roster.some((one) => one.memberIdx == null && one.name === name)
}

async function book(
  tx: Transaction,
  me: number,
  { dateIdx, date }: DateRow,
  slotIdx: number,
  players: Player[],
  rulebook: Rulebook,
) {
  const { slot, facts } = await factsAt(tx.sql, slotIdx, me)
  if (slot?.dayState !== 'PUBLISHED' || !(await sql.reserve(tx.sql, dateIdx, slotIdx))) return new Malformed('pairings')
  const choice = { players, cart: true, caddie: true }
  const sale = await saleOf(tx.sql, slot, facts, rulebook)
  const price = priceOf(rulebook, sale, choiceOf(slot, [0], { ...choice, type: 'T' }, rulebook.settings), {
    currency: tx.club.currency,
    lang: tx.lang,
  })
  const { reduceUntil, pairingDueAt } = deadlinesOf(date, slot.startsAt, rulebook.settings, tx.club.zone)
  const made = await enter(
    tx,
    me,
    {
      ...choice,
      ...{ slot, seats: [0], price, isHeld: false, type: 'T', termsIdx: termsIn(rulebook, tx.lang) },
      ...{ freeCancelUntil: reduceUntil, namesDueAt: pairingDueAt },
    },
    rulebook,
  )
  if ('bookingIdx' in made) await sql.addBooking(tx.sql, dateIdx, made.bookingIdx)
  return made
}

async function rename(
  tx: Transaction,
  before: bookedRows.BookingRow,
  me: number,
  slotIdx: number,
  players: Player[],
  rulebook: Rulebook,
) {
  const { slot } = await factsAt(tx.sql, slotIdx, me)
  const { cart, caddie } = before
  const changed = await enterChange(tx, before, slot!, { players, cart, caddie }, rulebook)
  if ('bookingIdx' in changed) await noteChange(tx, before.bookingIdx, changeable(before), changeable(changed))
  return changed
}
