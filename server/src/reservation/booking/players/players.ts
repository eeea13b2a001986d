import { nameIn } from '@clubhouse/contract/member/person-name'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { MORNING } from '@clubhouse/contract/reservation/day'
import { GUEST_LIMIT, MIN_PLAYERS, PLAYER_ALREADY_BOOKED } from '@clubhouse/contract/reservation/refusal'
import { type Context, Malformed } from '../../../platform/context.ts'
import { refusedByStanding } from '../../hold/rules.ts'
import type { MemberFacts } from '../../member-facts.ts'
import { knownTo } from '../../people/buddy/known.ts'
import { refusedSuspended } from '../../people/buddy/suspended.ts'
import type { Rulebook, Settings } from '../../rulebook.ts'
import type { SlotRow } from '../../sheet/slot/rows.ts'
import * as bookedRows from '../booked/rows.ts'
import { answersFor, guestKeys, isSameGuest, keysToLock } from './guest-keys.ts'
import * as rows from './rows.ts'

/** Of a tee time, what decides who may play at it. */
type Place = Pick<SlotRow, 'date' | 'time' | 'part' | 'dayClass'>
/** A booking as it is before its players or its tee time change. */
type Before = Pick<bookedRows.BookingRow, 'bookingIdx' | 'date' | 'time' | 'players'>

export async function refusedPlayers(
  tx: Context,
  me: number,
  players: Player[],
  slot: SlotRow,
  seats: number[],
  facts: MemberFacts,
  rulebook: Rulebook,
  moving?: Before,
) {
  const min = slot.mode === 'EXCLUSIVE' ? slot.minPlayers : seats.length
  if (players.length < min || players.length > slot.capacity) return MIN_PLAYERS({ min })
  if (slot.mode === 'SHARED' && players.length > seats.length) return new Malformed(`players[${seats.length}]`)
  const own = refusedByStanding(facts, slot, rulebook, nameIn(tx.lang, tx.who!))[0]
  if (own) return own
  return refusedNames(tx, me, players, slot, rulebook, moving)
}

/**
 * Only members that the booker knows may be named; others are refused like numbers that do not exist, so that numbers
 * cannot be turned into names.
 * @param changing a booking whose players stay, also when an account has closed since, and whose guests do not count
 */
export async function refusedNames(
  tx: Context,
  me: number,
  players: Player[],
  slot: Place,
  rulebook: Rulebook,
  changing?: Before,
) {
  // The booker is locked and active, and players of the booking stay.
  const stays = staying(me, changing?.players)
  const added = players.flatMap(({ kind, memberIdx }) =>
    kind === 'MEMBER' && !stays.has(memberIdx!) ? memberIdx! : [],
  )
  const known = added.length > 0 ? await knownTo(tx.sql, me, added) : stays
  const stranger = players.findIndex(
    ({ kind, memberIdx }) => kind === 'MEMBER' && !stays.has(memberIdx!) && !known.has(memberIdx!),
  )
  if (stranger >= 0) return new Malformed(`players[${stranger}].memberIdx`)
  const suspended = await refusedSuspended(tx, membersIn(players, added), rulebook)
  if (suspended) return suspended
  const rival = await refusedRival(tx, players, added, changing?.bookingIdx)
  if (rival) return rival
  return refusedLockedGuests(tx, me, players, slot, rulebook, changing)
}

/** The same of a party that is booked without asking, and who of it plays in that part already. */
export async function refusedParty(tx: Context, me: number, players: Player[], slot: Place, rulebook: Rulebook) {
  const members = players.flatMap(({ memberIdx }) => memberIdx ?? [])
  if (members.length < 2) return undefined
  await rows.lockPlayers(tx.sql, players)
  const refused = await refusedNames(tx, me, players, slot, rulebook)
  if (refused) return refused
  const busy = await rows.playing(tx.sql, members, slot)
  const first = players.find(({ memberIdx }) => memberIdx != null && busy.includes(memberIdx))
  return first && alreadyBooked(tx, first)
}

const membersIn = (players: readonly Player[], added: readonly number[]) =>
  players.flatMap(({ no, memberIdx }) => (memberIdx != null && added.includes(memberIdx) ? { no, memberIdx } : []))

const staying = (booker: number | null, before: readonly Player[] = []) =>
  new Set([...(booker === null ? [] : [booker]), ...before.flatMap(({ memberIdx }) => memberIdx ?? [])])

/**
 * As for a member, but a manager may name any member.
 * @param booker none for a guest @param changing a booking whose players stay
 */
export async function refusedByDesk(
  tx: Context,
  booker: number | null,
  players: Player[],
  slot: Place,
  rulebook: Rulebook,
  changing?: Before,
) {
  const stays = staying(booker, changing?.players)
  const added = players.flatMap(({ memberIdx }) => (memberIdx != null && !stays.has(memberIdx) ? memberIdx : []))
  const active = await bookedRows.memberNames(tx.sql, tx.lang, added)
  const wrong = players.findIndex(({ memberIdx }) => added.includes(memberIdx ?? 0) && !active.has(memberIdx!))
  if (wrong >= 0) return new Malformed(`players[${wrong}].memberIdx`)
  const rival = await refusedRival(tx, players, added, changing?.bookingIdx)
  if (rival) return rival
  return refusedLockedGuests(tx, booker, players, slot, rulebook, changing)
}

/** Who entered the draw of this booking apart from it cannot play in it. */
async function refusedRival(tx: Context, players: Player[], added: readonly number[], bookingIdx?: number) {
  if (bookingIdx === undefined || added.length === 0) return undefined
  const rivals = await rows.rivalsOf(tx.sql, bookingIdx, added)
  const rival = players.find(({ memberIdx }) => memberIdx != null && rivals.includes(memberIdx))
  return rival && alreadyBooked(tx, rival)
}

async function refusedLockedGuests(
  tx: Context,
  booker: number | null,
  players: Player[],
  slot: Place,
  rulebook: Rulebook,
  changing?: Before,
) {
  const guests = keysOf(booker, players)
  if (guests.length > 0) await rows.lockGuests(tx.sql, keysToLock(guests))
  return refusedGuests(tx, booker, players, slot, rulebook, changing)
}

const guestsOf = (players: Player[]) => players.filter(({ kind }) => kind === 'GUEST')
const keysOf = (me: number | null, players: Player[]) => {
  const booker = answersFor(me, players)
  return guestsOf(players).map((one) => guestKeys(booker, one))
}

/** A club may keep weekend mornings without guests. Source: docs/rules.md, Bookings. */
const isForMembers = ({ dayClass, part, time }: Place, { morningsAreForMembers, membersUntil }: Settings['guest']) =>
  morningsAreForMembers && dayClass === 'WEEKEND' && part === MORNING && time < membersUntil

/** As many as play at this tee time already: they stay. */
const guestsThere = ({ date, time }: Place, before?: Before) =>
  before?.date === date && before.time === time ? guestsOf(before.players).length : 0

/**
 * A guest plays once in a part of a day; the guests of a day and the rounds of one guest are limited. The limits
 * are those of a member's guests; a guest who books has none.
 */
export async function refusedGuests(
  tx: Context,
  me: number | null,
  players: Player[],
  slot: Place,
  { settings: { guest } }: Rulebook,
  changing?: Before,
) {
  const guests = guestsOf(players)
  if (guests.length === 0) return undefined
  const keys = keysOf(me, players)
  const { today, uses } = await rows.guestUse(tx.sql, me, slot, keys, changing?.bookingIdx)
  const isNamedBefore = (i: number) => keys.slice(0, i).some((one) => isSameGuest(one, keys[i]!))
  const twice = guests.find((_, i) => isNamedBefore(i) || uses[i]!.isThere)
  if (twice) return alreadyBooked(tx, twice)
  if (guests.length > guestsThere(slot, changing) && isForMembers(slot, guest))
    return GUEST_LIMIT({ max: 0, before: guest.membersUntil })
  if (me === null) return undefined
  if (today + guests.length > guest.perDay) return GUEST_LIMIT({ max: guest.perDay })
  for (const [i, { no }] of guests.entries()) {
    const use = uses[i]!
    if (use.month >= guest.samePerMonth) return GUEST_LIMIT({ max: guest.samePerMonth, which: no, period: 'MONTH' })
    if (use.year >= guest.samePerYear) return GUEST_LIMIT({ max: guest.samePerYear, which: no, period: 'YEAR' })
  }
  return undefined
}

export async function alreadyBooked(tx: Context, { no, memberIdx, name }: Player) {
  const names = await bookedRows.memberNames(tx.sql, tx.lang, [memberIdx ?? 0])
  return PLAYER_ALREADY_BOOKED({ which: no, name: names.get(memberIdx ?? 0) ?? name ?? '' })
}
