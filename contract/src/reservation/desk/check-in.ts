import * as z from 'zod'
import { manager, own } from '../../access.ts'
import { call } from '../../call.ts'
import { CHANGED_MEANWHILE, WRONG_STATE } from '../../fail.ts'
import { date, idx, instant, key, money, person, text, time, version } from '../../shape.ts'
import { bookingShape, consequence, player } from '../booking/booking.ts'
import { payment } from '../payment.ts'
import { price } from '../price.ts'
import { DAY_CLOSED, HELD_BY_OTHER, NOT_OPEN, PLAYER_ALREADY_BOOKED, TAKEN } from '../refusal.ts'
import { penalty } from '../rules/penalty.ts'

export const checkInState = z.enum(['EXPECTED', 'ARRIVED', 'CHECKED_IN', 'TEED_OFF', 'FINISHED', 'NO_SHOW'])
export type CheckInState = z.output<typeof checkInState>

/** Whether a group has checked in. @param state null for a group that the desk has not seen */
export const isIn = (state: CheckInState | null): boolean =>
  state === 'CHECKED_IN' || state === 'TEED_OFF' || state === 'FINISHED'

const seenPlayer = z.object({
  no: z.int().min(1).max(4),
  name: z.string().nullish(),
  present: z.boolean(),
  lockerNo: z.string().nullish(),
})

const checkIn = z.object({
  bookingIdx: idx,
  date,
  time,
  courseName: z.string(),
  state: checkInState,
  opensAt: instant,
  /** When the group is asked to be there. */
  askedAt: instant,
  lateAt: instant,
  players: z.array(seenPlayer),
})

/** What the desk should know before it presses. */
export const ARRIVAL_FLAGS = ['LATE', 'NO_SHOW_DUE', 'UNNAMED', 'MONEY_DUE', 'COUPON', 'WAIVED', 'MOVED_LATE'] as const
export type ArrivalFlag = (typeof ARRIVAL_FLAGS)[number]

/** Money of a player in place of a suspension, which is due at the check-in. */
const owed = z.object({
  penaltyIdx: idx,
  memberIdx: idx,
  /** Of the player. */
  no: z.int().min(1).max(4),
  code: key('501'),
  money,
  currency: z.string(),
  /** Of the suspension that begins where it is not paid; null where none follows. */
  days: z.int().nullish(),
})

const arrival = checkIn.extend({
  bookingNo: z.string(),
  version,
  slotIdx: idx,
  courseIdx: idx,
  part: key('218'),
  holes: key('504'),
  cart: z.boolean(),
  caddie: z.boolean(),
  memo: z.string().nullish(),
  /** What the desk gave the group, such as 12, or 12 and 13; the caddie's number or name. */
  cartNo: z.string().nullish(),
  caddieNo: z.string().nullish(),
  /** Of the desk, for the starter. */
  note: z.string().nullish(),
  booker: person,
  /** The last four digits of the booker’s phone number. */
  phoneTail: z.string(),
  /** The member type by whose fees the booking was priced. */
  feeClass: key('702'),
  couponIdx: idx.nullish(),
  flags: z.array(z.enum(ARRIVAL_FLAGS)),
  owed: z.array(owed),
  players: z.array(
    seenPlayer.extend({
      kind: player.shape.kind,
      identified: z.boolean(),
      feeKey: key('702').nullish(),
      rental: z.boolean(),
      /** Both forms of the name, to be found by either. */
      words: z.string(),
    }),
  ),
  /** What a locker and rented clubs cost a player who takes them now; none where the club has no such fee. */
  lockerFee: money.nullish(),
  rentalFee: money.nullish(),
  price,
  /** None where it was not recorded. */
  payment: payment.nullish(),
  /** Whether the club marks payments of this day, so that what was not paid is open. */
  marksPayments: z.boolean(),
  /** Of a round that was settled. */
  holesPlayed: z.int().nullish(),
  /** A late group may move to a later free tee time once. */
  mayMoveLate: z.boolean(),
  /** The manager who pressed last, and when. */
  by: z.string().nullish(),
  at: instant.nullish(),
  /** The player whose code was scanned. */
  scannedNo: z.int().nullish(),
})
export type Arrival = z.output<typeof arrival>

const ofDay = { date: date.optional(), part: key('218').optional(), state: checkInState.optional() }

export const arrivals = call('GET /manage/frontdesk', {
  summary: 'List the groups that play on a day, today unless given, by time, with what the front desk has recorded.',
  access: manager('940500', 'R'),
  input: ofDay,
  data: z.array(arrival),
})

export const scan = call('POST /manage/frontdesk/scan', {
  summary:
    'Find today’s groups by a member’s QR code, or by parts of a name, the end of a phone number, or the beginning of a booking number.',
  access: manager('940500', 'R'),
  input: { qr: text(200).min(1).optional(), keyword: text(100).min(1).optional() },
  data: z.array(arrival),
  idempotent: false,
  limit: 'read',
})

const marks = z
  .array(
    z.object({
      no: z.int().min(1).max(4),
      present: z.boolean(),
      identified: z.boolean().default(false),
      lockerNo: text(10).optional(),
      /** The member type whose fee the desk confirmed. */
      feeKey: key('702').optional(),
      /**
       * Takes clubs of the club; paid from the check-in on, as a locker is, where the club has a fee for it. Left out, as by a
       * page that does not know it, it stays as it was.
       */
      rental: z.boolean().optional(),
    }),
  )
  .min(1)
  .max(4)

const marked = {
  bookingIdx: idx,
  state: z.enum(['ARRIVED', 'CHECKED_IN', 'TEED_OFF', 'FINISHED']),
  players: marks,
}

export const foresee = call('POST /manage/frontdesk/{id=bookingIdx}/preview', {
  summary:
    'Read what a check-in would lead to: the price for those present with lockers and rented clubs, and proposed penalties; writes nothing.',
  access: manager('940500', 'R'),
  input: marked,
  data: z.object({ price, proposed: z.array(consequence) }),
  fails: [WRONG_STATE, NOT_OPEN],
  idempotent: false,
  limit: 'read',
})

export const mark = call('PUT /manage/frontdesk/{id=bookingIdx}', {
  summary:
    'Record which players are present, how far the group is, and its cart, caddie and note. An absent booker and too few players lead to proposed penalties; money that a player owes is due at the check-in.',
  act: 'ACT_CHECK_IN',
  access: manager('940500', 'U'),
  input: {
    ...marked,
    version,
    /** Money that players paid at the desk; for what those who check in have not paid, the suspension begins. */
    paid: z.array(idx).max(40).optional(),
    /** A field that is left out keeps its value; an empty text clears it. */
    cartNo: text(20).optional(),
    caddieNo: text(20).optional(),
    note: text(300).optional(),
    /** When it was pressed, where that was before it could be sent. */
    at: instant.optional(),
  },
  data: z.object({
    checkIn: arrival,
    price,
    proposed: z.array(penalty),
    /** Suspensions that began because money was not paid. */
    begun: z.array(penalty),
  }),
  fails: [WRONG_STATE, NOT_OPEN, CHANGED_MEANWHILE],
  idempotent: true,
})

export const walkIn = call('POST /manage/frontdesk/walk-ins', {
  summary: 'Book a free tee time of today for guests who came without a booking.',
  act: 'ACT_BOOK',
  access: manager('940500', 'C'),
  input: {
    slotIdx: idx,
    name: text(60).min(1),
    phoneNo: text(19)
      .regex(/^(?=(\D*\d){7})[\d\s()+-]+$/)
      .optional(),
    /** How many play; the others are to be named. */
    players: z.int().min(1).max(4),
    cart: z.boolean().default(true),
    caddie: z.boolean().default(true),
    /** That they came without a booking, unless given. */
    reason: text(300).min(1).optional(),
  },
  data: bookingShape,
  fails: [TAKEN, HELD_BY_OTHER, DAY_CLOSED, PLAYER_ALREADY_BOOKED],
})

export const settle = call('PUT /manage/frontdesk/{id=bookingIdx}/settle', {
  summary:
    'Settle a round that was interrupted: the facility fee, and the rest of the green fee by the holes that were played.',
  act: 'ACT_CHECK_IN',
  access: manager('940500', 'U'),
  input: { bookingIdx: idx, version, holesPlayed: z.int().min(0).max(27), reason: text(300).min(1) },
  data: price,
  fails: [WRONG_STATE, CHANGED_MEANWHILE],
  idempotent: true,
})

export const pay = call('PUT /manage/frontdesk/{id=bookingIdx}/paid', {
  summary:
    'Record that the price of a booking was paid, as it is now, or undo that. What a later price adds is open again; a booking that is over or was not played can only be undone.',
  act: 'ACT_PAID',
  access: manager('940500', 'U'),
  input: { bookingIdx: idx, version, isPaid: z.boolean() },
  data: z.object({ version, payment: payment.nullish() }),
  fails: [WRONG_STATE, CHANGED_MEANWHILE],
  idempotent: true,
})

export const mine = call('GET /my-reservation/frontdesk/{id=memberIdx}', {
  summary: 'Read the member’s check-in card for today, with a QR code that changes every minute, and the next booking.',
  access: own('memberIdx'),
  input: { memberIdx: idx },
  data: z.object({
    today: checkIn.extend({ qr: z.string(), qrExpire: instant }).nullish(),
    next: bookingShape.nullish(),
  }),
})
