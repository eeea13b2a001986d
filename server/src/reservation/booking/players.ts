import { nameIn } from '@clubhouse/contract/member/person-name'
import type { Player } from '@clubhouse/contract/reservation/booking'
import { GUEST_LIMIT, MIN_PLAYERS, PLAYER_ALREADY_BOOKED } from '@clubhouse/contract/reservation/refusal'
import { type Context, Malformed } from '../../platform/context.ts'
import { refusedByStanding } from '../hold/rules.ts'
import type { MemberFacts } from '../member-facts.ts'
import type { Rulebook } from '../rulebook.ts'
import type { SlotRow } from '../slot/sql.ts'
import * as sql from './sql.ts'

export async function refusedPlayers(
  tx: Context,
  me: number,
  players: Player[],
  slot: SlotRow,
  seats: number[],
  facts: MemberFacts,
  rulebook: Rulebook,
) {
  const min = slot.mode === 'EXCLUSIVE' ? slot.minPlayers : seats.length
  if (players.length < min || players.length > slot.capacity) return MIN_PLAYERS({ min })
  if (slot.mode === 'SHARED' && players.length > seats.length) return new Malformed(`players[${seats.length}]`)
  const own = refusedByStanding(facts, slot, rulebook, nameIn(tx.lang, tx.who!))[0]
  if (own) return own
  const names = await sql.memberNames(
    tx.sql,
    tx.lang,
    players.flatMap(({ memberIdx }) => memberIdx ?? []),
  )
  const stranger = players.findIndex(({ kind, memberIdx }) => kind === 'MEMBER' && !names.has(memberIdx!))
  if (stranger >= 0) return new Malformed(`players[${stranger}].memberIdx`)
  return refusedGuests(
    tx,
    me,
    players.filter(({ kind }) => kind === 'GUEST'),
    slot,
    rulebook,
  )
}

/** Source: domain, section 5: once per part of a day, the number of guests a day, and how often the same guest. */
async function refusedGuests(
  tx: Context,
  me: number,
  guests: Player[],
  slot: SlotRow,
  { settings: { guest } }: Rulebook,
) {
  if (guests.length === 0) return undefined
  const keys = guests.map((one) => sql.guestKey(me, one))
  await sql.lockGuests(tx.sql, keys)
  const { today, uses } = await sql.guestUse(tx.sql, me, slot, keys)
  const useOf = new Map(uses.map((use) => [use.guestKey, use]))
  const twice = guests.find((_, i) => keys.indexOf(keys[i]!) < i || useOf.get(keys[i]!)?.isThere)
  if (twice) return alreadyBooked(tx, twice)
  if (today + guests.length > guest.perDay) return GUEST_LIMIT({ max: guest.perDay })
  for (const [i, { no }] of guests.entries()) {
    const use = useOf.get(keys[i]!)
    if (use && use.month >= guest.samePerMonth) return GUEST_LIMIT({ max: guest.samePerMonth, which: no })
    if (use && use.year >= guest.samePerYear) return GUEST_LIMIT({ max: guest.samePerYear, which: no })
  }
  return undefined
}

export async function alreadyBooked(tx: Context, { no, memberIdx, name }: Player) {
  const names = await sql.memberNames(tx.sql, tx.lang, [memberIdx ?? 0])
  return PLAYER_ALREADY_BOOKED({ which: no, name: names.get(memberIdx ?? 0) ?? name ?? '' })
}
