import { WEB_MEMBER } from '@clubhouse/contract/member/person'
import type { Player } from '@clubhouse/contract/reservation/booking/booking'
import { type Context, Malformed } from '../../../platform/context.ts'
import { answersFor, guestKeys, keysToLock } from '../../booking/players/guest-keys.ts'
import * as playersRows from '../../booking/players/rows.ts'
import { factsAt } from '../../hold/rows.ts'
import type { MemberFacts } from '../../member-facts.ts'
import { type SlotRow, slotByIdx } from '../../sheet/slot/rows.ts'
import * as sql from './sql.ts'

interface Wanted {
  /** None for a guest, who is the first player. */
  booker: number | null
  players: Player[]
  slotIdx: number
}

/** Locks who is to book, and reads the tee time and what the rules ask of the booker. */
export async function bookerFacts(
  tx: Context,
  { booker, players, slotIdx }: Wanted,
): Promise<Malformed | { slot?: SlotRow; facts: MemberFacts }> {
  if (booker === null) return guestFacts(tx, players, slotIdx)
  if (!(await sql.lockBooker(tx.sql, booker, 'ACTIVE'))) return new Malformed('memberIdx')
  return factsAt(tx.sql, slotIdx, booker)
}

/** A guest has the opening times and limits of web members, counted by phone number. Source: docs/rules.md, Opening. */
async function guestFacts(tx: Context, players: Player[], slotIdx: number) {
  const booker = answersFor(null, players)
  const guests = players.filter(({ kind }) => kind === 'GUEST')
  // All of them at once, in the order in which other bookings lock them.
  await playersRows.lockGuests(tx.sql, keysToLock(guests.map((guest) => guestKeys(booker, guest))))
  const slot = await slotByIdx(tx.sql, slotIdx)
  const counts = await sql.guestCounts(tx.sql, String(booker), slot?.date ?? null)
  const facts: MemberFacts = {
    ...counts,
    memberType: WEB_MEMBER,
    birthDate: null,
    needMoreTime: false,
    suspension: null,
    otherHold: null,
    expiredHoldAt: null,
    undoneAt: null,
    releasedAt: null,
    cancelledAt: null,
    playsThatPart: false,
  }
  return { slot, facts }
}
