import { nameIn } from '@clubhouse/contract/member/person-name'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { HOLD_EXPIRED, LOBBY_ONLY, TAKEN } from '@clubhouse/contract/reservation/refusal'
import { audit } from '../../platform/audit.ts'
import { type Context, NOT_FOUND } from '../../platform/context.ts'
import { freeCancelUntil, namesDueAt } from '../deadline.ts'
import { hasLobby, isLobbyRunning, lobbyOpensAt, standingIn } from '../lobby-rules.ts'
import { lockMember, type MemberFacts } from '../member-facts.ts'
import { type Rulebook, type Settings, termsIn } from '../rulebook.ts'
import { type BookingChoice, type PriceChoice, priceOf, withThreeRow } from '../rules/price/rules.ts'
import { saleOf } from '../rules/price/sale.ts'
import { type SlotRow, slotByIdx } from '../sheet/slot/rows.ts'
import { isRunning } from '../sheet/slot/running.ts'
import { endOffersOf } from '../standby/freed/release.ts'
import { type KeptLobby, noteHeld, openLobbies } from './lobby/rows.ts'
import { named } from './named.ts'
import * as rows from './rows.ts'
import {
  extendsLeft,
  holdOf,
  holdSeconds,
  refusedByHolds,
  refusedByLobby,
  refusedBySlot,
  refusedByStanding,
  refusedExtension,
  seatsToTake,
} from './rules.ts'
import * as sql from './sql.ts'
import { backAtHold, firstTab } from './tabs.ts'

export const viewerOf = ({ who, lang }: Context) => ({
  lang,
  memberIdx: who!.memberIdx,
  memberType: who!.memberType!,
})

export interface Wanted {
  slotIdx: number
  /** Seats, of a shared tee time. */
  count: number
  /** The booking that is to move here. */
  bookingIdx?: number
  tab?: string
  lobbyTicket?: string
}

export async function hold(tx: Context, me: number, wanted: Wanted, rulebook: Rulebook) {
  const { slotIdx, count, bookingIdx, tab } = wanted
  const { slot, facts, mine } = await lockedFacts(tx, me, slotIdx, bookingIdx)
  if (!slot) return NOT_FOUND
  if (mine && isRunning(mine, facts.now)) {
    await backAtHold(tx, me, tab)
    const isForMove = bookingIdx !== undefined && bookingIdx !== mine.movesBookingIdx
    const movesBookingIdx = isForMove ? await holdForMove(tx, me, slotIdx, bookingIdx) : mine.movesBookingIdx
    const kept = { ...mine, expiresAt: mine.fullUntil ?? mine.expiresAt, movesBookingIdx }
    return holdAnswer(tx, slot, kept, facts, rulebook)
  }
  const viewer = { ...viewerOf(tx), lobbies: hasLobby(rulebook) ? await openLobbies(tx.sql) : [] }
  const lobby = runningLobby(slot, viewer, facts.now, rulebook, tx.club.zone)
  const refused =
    refusedBySlot(slot, viewer, facts.now, rulebook, tx.club.zone) ??
    refusedByLobby(slot, viewer, facts.now, rulebook, tx.club.zone) ??
    (lobby && refusedByTicket(lobby, tx, me, wanted.lobbyTicket, facts.now)) ??
    refusedByStanding(facts, slot, rulebook, nameIn(tx.lang, tx.who!))[0] ??
    refusedByHolds(facts, rulebook)[0]
  if (refused) return named(tx, refused, rulebook, { memberIdx: me, slot, moving: bookingIdx })
  const seats = seatsToTake(slot, facts.now, count)
  const taken =
    seats &&
    (await sql.takeSeats(
      tx.sql,
      slotIdx,
      seats,
      me,
      holdSeconds(rulebook.settings, facts.needMoreTime, lobby?.holdSeconds).length,
      bookingIdx,
    ))
  if (!taken) return (await refusedNow(tx, slotIdx, rulebook)) ?? TAKEN({})
  await Promise.all([
    audit(tx, { noun: 'hold', recordIdx: slotIdx, after: { seats, expiresAt: taken.expiresAt } }),
    firstTab(tx, me, tab),
    lobby && noteHeld(tx.sql, lobby.lobbyIdx, me),
  ])
  return holdAnswer(tx, slot, taken, facts, rulebook)
}

async function holdForMove(tx: Context, me: number, slotIdx: number, bookingIdx: number): Promise<number | null> {
  const movesBookingIdx = await sql.holdForMove(tx.sql, slotIdx, me, bookingIdx)
  await audit(tx, { noun: 'hold', recordIdx: slotIdx, after: { movesBookingIdx } })
  return movesBookingIdx
}

/** The lobby through which the tee time opens to this viewer, while it runs. */
function runningLobby(
  slot: SlotRow,
  { memberType, lobbies }: { memberType: string; lobbies: readonly KeptLobby[] },
  now: Temporal.Instant,
  { openingRules }: Rulebook,
  zone: string,
): KeptLobby | undefined {
  const at = lobbies.length > 0 && lobbyOpensAt(openingRules, { ...slot, memberType }, zone)
  return at ? lobbies.find((one) => one.opensAt.equals(at) && isLobbyRunning(one, now)) : undefined
}

/** The ticket is that of the member’s place and of this session. */
function refusedByTicket(
  lobby: KeptLobby,
  { who }: Context,
  me: number,
  ticket: string | undefined,
  now: Temporal.Instant,
) {
  const mine = lobby.places.find(({ memberIdx }) => memberIdx === me)
  if (mine && mine.ticket === ticket && mine.sessionIdx === who?.sessionIdx) return undefined
  return LOBBY_ONLY({ lobbyIdx: lobby.lobbyIdx, place: standingIn(lobby, me, now)?.place ?? null })
}

/** Another member was first: the answer is the new state of the tee time. */
async function refusedNow(tx: Context, slotIdx: number, rulebook: Rulebook) {
  const slot = await slotByIdx(tx.sql, slotIdx)
  return slot && refusedBySlot(slot, viewerOf(tx), tx.clock.now(), rulebook, tx.club.zone)
}

/** Locks the member and reads the facts for the rules in one round trip. @param moving see FACTS */
export async function lockedFacts(
  tx: Context,
  me: number,
  slotIdx: number,
  moving?: number,
): Promise<{ slot?: SlotRow; facts: MemberFacts; mine?: sql.HoldRow }> {
  const [, { slot, facts }] = await Promise.all([lockMember(tx.sql, me), rows.factsAt(tx.sql, slotIdx, me, moving)])
  return { slot, facts, mine: slot && holdOf(slot, me, facts.now) }
}

export async function holdAnswer(
  { sql: db, club, lang }: Pick<Context, 'sql' | 'club' | 'lang'>,
  slot: SlotRow,
  hold: sql.HoldRow,
  facts: Pick<MemberFacts, 'memberType' | 'birthDate' | 'now' | 'needMoreTime'>,
  rulebook: Rulebook,
) {
  const { extendFrom, extend } = holdSeconds(rulebook.settings, facts.needMoreTime)
  const sale = await saleOf(db, slot, facts, rulebook)
  const payers = payersOf(slot, hold.seats.length, rulebook.settings)
  const price = priceOf(rulebook, sale, { ...payers, cart: true, caddie: true }, { currency: club.currency, lang })
  return {
    slotIdx: slot.slotIdx,
    seats: hold.seats,
    expiresAt: hold.expiresAt,
    serverTime: hold.now,
    extendFrom: hold.expiresAt.subtract({ seconds: extendFrom }),
    extendsLeft: extendsLeft(hold, rulebook.settings),
    extendSeconds: extend,
    bookingIdx: hold.movesBookingIdx,
    price: withThreeRow(price, rulebook, sale, payers, lang),
    termsIdx: termsIn(rulebook, lang),
    minPlayers: slot.minPlayers,
    maxPlayers: slot.capacity,
    freeCancelUntil: freeCancelUntil(slot.date, slot.dayClass, rulebook.settings, club.zone),
    namesDueAt: namesDueAt(slot.date, rulebook.settings, club.zone),
  }
}

type Place = Pick<SlotRow, 'mode' | 'minPlayers' | 'capacity' | 'holes'>

/**
 * Who pay at a tee time: of an exclusive one its minimum of players, or all its places where the club wants that; shared
 * seats are priced one by one. Source: docs/rules.md, Prices. Decision 172.
 */
export function payersOf(
  { mode, minPlayers, capacity, holes }: Place,
  places: number,
  { booking }: Pick<Settings, 'booking'>,
): Pick<PriceChoice, 'players' | 'threePayMore' | 'hasNineMore'> {
  const hasNineMore = holes === '27'
  if (mode !== 'EXCLUSIVE') return { players: places, hasNineMore }
  const least = booking.fewerPayForAll ? capacity : minPlayers
  return { players: Math.max(places, least), threePayMore: least <= 3 && capacity > 3, hasNineMore }
}

interface Party {
  /** Of the booking, of code group BMD; left out where it is none of a group. */
  type?: string
  players: readonly Pick<Player, 'kind'>[]
  cart: boolean
  caddie: boolean
}

/**
 * Who pays and plays at a tee time. The booker is never a guest there. A group of a season pays for every place of its tee
 * time, also where fewer may play there. Source: docs/rules.md, Groups.
 */
export const choiceOf = (
  { mode, minPlayers, capacity, holes }: Place,
  seats: number[],
  { type, players, cart, caddie }: Party,
  settings: Pick<Settings, 'booking'>,
): BookingChoice => ({
  ...payersOf(
    { mode, capacity, holes, minPlayers: type === 'T' ? capacity : minPlayers },
    mode === 'EXCLUSIVE' ? players.length : seats.length,
    settings,
  ),
  places: players.length,
  guests: players.slice(1).filter(({ kind }) => kind === 'GUEST').length,
  cart,
  caddie,
})
/** Ends the holds of a member who may no longer book, and what was offered to them from standby. */
export async function giveBack(tx: Context, me: number): Promise<void> {
  await endHolds(tx, me)
  await endOffersOf(tx, me)
}

/** Ends one running hold of the member, or all of them; no hold is fine. @returns the tee times that it freed */
async function endHolds(tx: Context, me: number, slotIdx?: number): Promise<number[]> {
  const freed = await sql.giveBack(tx.sql, me, slotIdx)
  for (const one of freed) await audit(tx, { noun: 'hold', recordIdx: one, after: 'given back' })
  return freed
}

/** The same by the member, with the button or by a logout: the tee time then has a pause for them, as after an expiry. */
export async function release(tx: Context, me: number, slotIdx?: number): Promise<null> {
  for (const one of await endHolds(tx, me, slotIdx)) await sql.noteRelease(tx.sql, me, one)
  return null
}

export async function extend(tx: Context, me: number, slotIdx: number, rulebook: Rulebook) {
  const { slot, facts, mine } = await lockedFacts(tx, me, slotIdx)
  if (!slot) return NOT_FOUND
  const refused = refusedExtension(mine, facts.now, rulebook.settings, facts.needMoreTime)
  if (refused) return refused
  const extended = await sql.extendHold(tx.sql, slotIdx, me, holdSeconds(rulebook.settings, facts.needMoreTime).extend)
  if (!extended) return HOLD_EXPIRED({})
  const longer = { ...extended, seats: mine!.seats }
  await audit(tx, {
    noun: 'hold',
    recordIdx: slotIdx,
    before: { expiresAt: mine!.expiresAt },
    after: { expiresAt: longer.expiresAt },
  })
  return holdAnswer(tx, slot, longer, facts, rulebook)
}
