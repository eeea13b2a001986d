import type { Booking, Player } from '@clubhouse/contract/reservation/booking/booking'
import type { Values } from '../../../ui/form/draft'
import { fieldOf, NEW_BOOKING } from '../draft/booking-values'

type Companions = Pick<Booking, 'players' | 'cart' | 'caddie' | 'memo'>

/** Who is named, as the fields of a form. */
export function namesOf(players: readonly Player[]): Values {
  const fields = players
    .filter(({ no }) => no > 1)
    .flatMap(({ no, kind, memberIdx, name, phoneNo, consent }) => [
      [fieldOf(no, 'kind'), kind],
      [fieldOf(no, 'memberIdx'), memberIdx ? String(memberIdx) : ''],
      [fieldOf(no, 'memberName'), kind === 'MEMBER' ? (name ?? '') : ''],
      [fieldOf(no, 'name'), kind === 'GUEST' ? (name ?? '') : ''],
      [fieldOf(no, 'phoneNo'), phoneNo ?? ''],
      [fieldOf(no, 'consent'), consent === true],
    ])
  return Object.fromEntries(fields)
}

/** A booking as the fields of its form. */
export function valuesOf({ players, cart, caddie, memo }: Companions): Values {
  return {
    ...NEW_BOOKING,
    ...namesOf(players),
    seats: String(players.length),
    cart,
    caddie,
    memo: memo ?? '',
  }
}

/** Players of whom a price needs only the number. */
export const unnamed = (booker: number, seats: number): Player[] =>
  Array.from({ length: seats }, (_, i) =>
    i === 0 ? { no: 1, kind: 'MEMBER', memberIdx: booker } : { no: i + 1, kind: 'TBD' },
  )

/** The time left until a deadline, in whole days or, on its last day, in hours begun. */
export function leftUntil(at: string, now: number): { unit: 'DAYS' | 'HOURS'; count: number } | undefined {
  const hours = (Date.parse(at) - now) / 3_600_000
  if (hours <= 0) return undefined
  return hours >= 24 ? { unit: 'DAYS', count: Math.floor(hours / 24) } : { unit: 'HOURS', count: Math.ceil(hours) }
}
