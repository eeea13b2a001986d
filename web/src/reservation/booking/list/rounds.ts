import type { Booking } from '@clubhouse/contract/reservation/booking/booking'

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
