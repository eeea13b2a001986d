import * as z from 'zod'
import { manager } from '../../access.ts'
import { listCall } from '../../list.ts'
import { date, idx, instant, key, money } from '../../shape.ts'
import { bookingShape } from './booking.ts'

const row = bookingShape.omit({ ifCancelledNow: true }).extend({
  bookerName: z.string(),
  /** Of the booker, or as a guest gave it; empty where none is known. Only for managers who may read phone numbers. */
  phoneNo: z.string().nullish(),
  cancelledAt: instant.nullish(),
  setAside: z.array(z.string()),
  /** Of the price. */
  total: money,
  /** What of it players took at the desk, such as lockers; null where nothing was. */
  extras: money.nullish(),
  /** What was recorded as paid; null where nothing was. */
  paid: money.nullish(),
  /**
   * What the club still gets for a booking that was not cancelled; below 0, what it gives back. Null where it is even, and where
   * the club marked no payments yet on the day of play.
   */
  open: money.nullish(),
})
export type ListedBooking = z.output<typeof row>

export const list = listCall('GET /manage/bookings', {
  summary: 'List all bookings by day and time of play, the latest first; with `coming` the next first.',
  access: manager('940400', 'R'),
  row,
  sorts: ['date', 'createdAt', 'cancelledAt'],
  sort: ({ coming }) => (coming ? 'date' : '-date'),
  keyword: true,
  filters: {
    /** The day of play; `from` and `to` are a range of them. */
    date: date.optional(),
    from: date.optional(),
    to: date.optional(),
    /** Of today and later days. */
    coming: z.boolean().optional(),
    state: key('509').optional(),
    type: key('BMD').optional(),
    /** Who booked or plays. */
    memberIdx: idx.optional(),
    courseIdx: idx.optional(),
    part: key('218').optional(),
    /** Bookings with a player to be named. */
    unnamed: z.boolean().optional(),
    /** Bookings to be played whose players were not all named by the deadline. */
    namesOverdue: z.boolean().optional(),
    /** Made with rules set aside. */
    setAside: z.boolean().optional(),
    /** Not cancelled, and with a price of which something was not paid, of days on which the club marks payments. */
    unpaid: z.boolean().optional(),
    /** Booked by a member, or by a guest who is none. */
    byGuest: z.boolean().optional(),
    madeFrom: date.optional(),
    madeTo: date.optional(),
    cancelledFrom: date.optional(),
    cancelledTo: date.optional(),
    /** Days between the making of the booking and its play. */
    leadFrom: z.int().min(0).max(10_000).optional(),
    leadTo: z.int().min(0).max(10_000).optional(),
  },
  also: { courses: z.array(z.object({ courseIdx: idx, name: z.string() })) },
  exported: {
    bookingNo: 'booking-list.NO',
    date: { heading: 'booking-list.DATE', as: 'day' },
    time: 'booking-list.TIME',
    courseName: 'booking-list.COURSE',
    bookerName: 'booking-list.BOOKER',
    phoneNo: 'booking-list.PHONE',
    players: { heading: 'booking-list.PLAYERS', as: 'count' },
    state: { heading: 'booking-list.STATE', as: { code: '509' } },
    total: { heading: 'booking-list.PRICE', as: 'money' },
    extras: { heading: 'booking-list.EXTRAS', as: 'money' },
    paid: { heading: 'booking-list.PAID', as: 'money' },
    open: { heading: 'booking-list.OPEN', as: 'money' },
    createdAt: { heading: 'booking-list.MADE', as: 'instant' },
    cancelledAt: { heading: 'booking-list.CANCELLED', as: 'instant' },
  },
})
