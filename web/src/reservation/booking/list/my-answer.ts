import type { Booking } from '@clubhouse/contract/reservation/booking/booking'

type Dated = Pick<Booking, 'namesDueAt' | 'createdAt'>

/** Until when a companion can decline, in milliseconds; a booking made after names were due can be declined to the last. */
export const declineUntil = ({ namesDueAt, createdAt }: Dated): number =>
  Date.parse(createdAt) > Date.parse(namesDueAt) ? Number.POSITIVE_INFINITY : Date.parse(namesDueAt)
