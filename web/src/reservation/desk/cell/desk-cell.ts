import type { DataOf } from '@clubhouse/contract/call'
import { isMeant } from '@clubhouse/contract/person-words'
import type { forManager } from '@clubhouse/contract/reservation/sheet/sheet'
import { grouped } from '../../../ui/grouped'
import type { AnySlot } from '../../hold/slot-view'
import type { Sign } from '../../sheet/slots/slot-sign'

export type ManagerSheet = DataOf<typeof forManager>
export type Claim = ManagerSheet['claims'][number]
export type SheetBooking = ManagerSheet['bookings'][number]

/** The desk shows claims of every member: no slot is the viewer's own, and none is closed to the viewer. */
type DeskSign = Exclude<Sign, 'MINE_HELD' | 'MINE_BOOKED' | 'NOT_OPEN' | 'NOT_FOR_YOU'>

export interface DeskCell {
  sign: DeskSign
  names: string[]
  /** Of them, those who are guests. */
  guests: readonly string[]
  /** Every form of the names. */
  searchText: string
  /** Of those who booked, where the reader may see them. */
  phones: readonly string[]
  /** Of the booking and of its players, where the reader may see them. */
  numbers: readonly string[]
  unnamed: number
  reason?: string
  /** Of a hold, or of a freed tee time that is not free for everyone yet. */
  until?: string
}

const SIGN = { HOLD: 'HELD', BOOKING: 'BOOKED', DRAW: 'DRAW', TEAM: 'TEAM', HOUSE: 'HOUSE', BLOCK: 'BLOCKED' } as const
const UNNAMED = '-'

/** Each booking once, though it may have several seats. */
export function bookingsOf(claims: readonly Claim[], byIdx: ReadonlyMap<number, SheetBooking>): SheetBooking[] {
  const own = new Set(claims.flatMap(({ bookingIdx }) => bookingIdx ?? []))
  return [...own].flatMap((bookingIdx) => byIdx.get(bookingIdx) ?? [])
}

export const byBookingIdx = ({ bookings }: Pick<ManagerSheet, 'bookings'>): ReadonlyMap<number, SheetBooking> =>
  new Map(bookings.map((booking) => [booking.bookingIdx, booking]))

/**
 * A tee time by its claims, independent of members' rules.
 * @param bookings by which it is searched: those of its claims, where the reader may see them
 */
export function deskCell(
  slot: AnySlot,
  claims: readonly Claim[],
  now: number,
  bookings: readonly SheetBooking[] = [],
): DeskCell {
  const running = claims.filter(({ expiresAt }) => !expiresAt || Date.parse(expiresAt) > now)
  const first = running[0]
  if (!first)
    return { sign: withoutClaim(slot), names: [], guests: [], searchText: '', phones: [], numbers: [], unnamed: 0 }
  const people = running.flatMap(({ who }) => who.split(', ')).filter(Boolean)
  const isPartly = slot.mode === 'SHARED' && running.length < slot.capacity && first.kind === 'BOOKING'
  return {
    sign: isPartly ? 'PARTIAL' : SIGN[first.kind],
    names: people.filter((name) => name !== UNNAMED),
    guests: running.flatMap(({ guests }) => guests),
    searchText: running.map((claim) => claim.searchText).join(', '),
    phones: bookings.flatMap(({ phoneNo }) => phoneNo || []),
    numbers: bookings.flatMap(({ bookingNo, playerNos }) => [bookingNo, ...playerNos]),
    unnamed: people.filter((name) => name === UNNAMED).length,
    reason: running.find(({ reason }) => reason)?.reason ?? undefined,
    until: first.expiresAt ?? undefined,
  }
}

/** Opening times and limits concern members only: an unclaimed tee time is free, in a draw, blocked or past. */
function withoutClaim({ state }: AnySlot): DeskSign {
  return state === 'PAST' || state === 'DRAW' || state === 'BLOCKED' ? state : 'OPEN'
}

export type DeskFilter = 'all' | 'booked' | 'free' | 'held' | 'team' | 'house' | 'blocked'

const SHOWN: Record<DeskFilter, readonly DeskSign[] | undefined> = {
  all: undefined,
  free: ['OPEN', 'PARTIAL'],
  booked: ['BOOKED', 'PARTIAL'],
  held: ['HELD'],
  team: ['TEAM', 'DRAW'],
  house: ['HOUSE'],
  blocked: ['BLOCKED'],
}

/** True when a cell passes the filter and what was typed means one of its people or its booking, or is in its reason. */
export function passes(cell: DeskCell, filter: DeskFilter, typed: string): boolean {
  const wanted = typed.trim().toLowerCase()
  const isShown = SHOWN[filter]?.includes(cell.sign) ?? true
  if (!isShown || !wanted) return isShown
  return (
    isMeant(typed, { names: cell.searchText.split(', '), numbers: cell.numbers, phones: cell.phones }) ||
    (cell.reason ?? '').toLowerCase().includes(wanted)
  )
}

/** The tee times that a booking can be moved to. */
export function freeSlots({ slots, claims }: Pick<ManagerSheet, 'slots' | 'claims'>): AnySlot[] {
  const taken = grouped(claims, ({ slotIdx }) => slotIdx)
  return slots.filter((slot) => {
    const all = taken.get(slot.slotIdx) ?? []
    if (slot.state === 'PAST' || slot.state === 'BLOCKED') return false
    return slot.mode === 'SHARED' ? all.length < slot.capacity : all.length === 0
  })
}
