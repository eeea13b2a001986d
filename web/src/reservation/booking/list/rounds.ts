import { type Booking, isOfGroup } from '@clubhouse/contract/reservation/booking/booking'
import type { Doing } from './use-doing'

/** Bookings of a page; the first of the coming ones is also the next round. */
export const SIZE = 10

/** What the first page of a member's coming bookings is asked with, wherever it is shown. */
export const comingOf = (memberIdx: number) => ({ memberIdx, when: 'upcoming', page: 1, size: SIZE }) as const

/** The next round among coming bookings: one that goes ahead. */
export const nextRound = (coming: readonly Booking[] = []): Booking | undefined =>
  coming.find(({ state }) => state === 'CF' || state === 'CI')

/** Until when players are named, and companions can decline, in milliseconds; a booking made after that has no such end. */
export const namesUntil = ({ namesDueAt, createdAt }: Pick<Booking, 'namesDueAt' | 'createdAt'>): number =>
  Date.parse(createdAt) > Date.parse(namesDueAt) ? Number.POSITIVE_INFINITY : Date.parse(namesDueAt)

/** True while a member who was named in a booking has not answered. */
export const isAsked = ({ state, players }: Booking, me: number): boolean =>
  state === 'CF' && players.some(({ memberIdx, answer }) => memberIdx === me && answer === 'OPEN')

/** The page of the groups, where those bookings change. */
export const GROUPS = '/mypage?view=groups'

/** Where the booker changes a booking. */
export const changeAddress = (booking: Pick<Booking, 'type' | 'bookingIdx'>, doing: Doing): string =>
  isOfGroup(booking) ? GROUPS : `/mypage?booking=${booking.bookingIdx}&do=${doing}`

/** How many players of the member's own booking are still to be named; none once it is too late. */
export function namesMissing(booking: Booking, me: number, now: number): number {
  const isMine = booking.state === 'CF' && booking.booker.memberIdx === me && namesUntil(booking) > now
  return isMine ? booking.players.filter(({ kind }) => kind === 'TBD').length : 0
}
