import type { Booking } from '@clubhouse/contract/reservation/booking/booking'
import { ME } from './some-draw'

/** A booking of this member for two, far in the future, with one place to be named. */
export const BOOKING: Booking = {
  ...{ bookingIdx: 41, bookingNo: 'B41', state: 'CF', type: 'N', slotIdx: 9, seats: [0], version: 1 },
  ...{ date: '2098-12-06', time: '07:58', courseIdx: 3, courseName: 'Hill', part: '1', holes: '18' },
  booker: { memberIdx: ME, name: 'Me' },
  players: [
    { no: 1, kind: 'MEMBER', memberIdx: ME, name: 'Me' },
    { no: 2, kind: 'TBD' },
  ],
  ...{ cart: true, caddie: true },
  price: { currency: 'KRW', rows: [], total: 400_000 },
  ...{ namesDueAt: '2098-12-04T08:00:00Z', freeCancelUntil: '2098-12-03T08:00:00Z', createdAt: '2098-11-20T00:00:00Z' },
}

/** The same, booked by another member who named this one. */
export const ASKED: Booking = {
  ...BOOKING,
  bookingIdx: 42,
  booker: { memberIdx: 8, name: 'Ha-eun Choi' },
  players: [
    { no: 1, kind: 'MEMBER', memberIdx: 8, name: 'Ha-eun Choi' },
    { no: 2, kind: 'MEMBER', memberIdx: ME, name: 'Me', answer: 'OPEN' },
  ],
}
