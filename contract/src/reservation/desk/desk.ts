import * as z from 'zod'
import { manager } from '../../access.ts'
import { call } from '../../call.ts'
import { CHANGED_MEANWHILE, WRONG_STATE } from '../../fail.ts'
import { translated } from '../../record.ts'
import { date, idx, instant, key, money, text, version } from '../../shape.ts'
import { bookedPlayer, bookingShape, consequence, playersShape } from '../booking/booking.ts'
import { deed } from '../booking/change.ts'
import { payment } from '../payment.ts'
import { price } from '../price.ts'
import {
  COUPON_NOT_USABLE,
  DAY_CLOSED,
  DRAW_ONLY,
  GUEST_LIMIT,
  HELD_BY_OTHER,
  HOUSE_CAP,
  MIN_PLAYERS,
  NOT_OPEN,
  PLAYER_ALREADY_BOOKED,
  PRICE_CHANGED,
  QUOTA_DAY,
  QUOTA_MONTH,
  SUSPENDED,
  TAKEN,
  TYPE_NOT_ALLOWED,
} from '../refusal.ts'
import { coupon } from '../rules/coupon-shape.ts'
import { penalty } from '../rules/penalty.ts'
import { checkInState } from './check-in.ts'

/** Rules that a manager may set aside. A tee time that is taken, and a person who plays already, cannot be. */
export const OVERRIDABLE = [
  'NOT_OPEN',
  'DRAW_ONLY',
  'QUOTA_DAY',
  'QUOTA_MONTH',
  'SUSPENDED',
  'TYPE_NOT_ALLOWED',
  'MIN_PLAYERS',
  'GUEST_LIMIT',
] as const
export type Overridable = (typeof OVERRIDABLE)[number]

/** A rule that stands against a booking: how many are allowed or needed, or until when the member is suspended. */
const against = z.object({
  code: z.enum(OVERRIDABLE),
  max: z.int().nullish(),
  min: z.int().nullish(),
  until: date.nullish(),
})
export type Against = z.output<typeof against>

/** What the desk needs of a player; the phone number also of a member. */
const knownPlayer = bookedPlayer.extend({ memberType: key('702').nullish(), memberNo: z.string().nullish() })
export type KnownPlayer = z.output<typeof knownPlayer>

const known = bookingShape.extend({
  players: z.array(knownPlayer),
  /** Rules that the manager set aside who made it, by refusal code. */
  setAside: z.array(z.string()),
  /** Of a cancelled booking. */
  cancelReason: key('Z82').nullish(),
  cancelText: z.string().nullish(),
})

/**
 * Recording that nobody came: from when, until when it can be recorded or undone, and what it leads to for a member. Until
 * `lateUntil`, after the tee time, a group that is late can move and its note can be changed.
 */
const noShow = z.object({
  startsAt: instant,
  lateUntil: instant,
  dueAt: instant,
  undoUntil: instant,
  consequence: consequence.nullish(),
})

/** What a member was told of the booking, by message and email. */
const told = z.object({ kind: z.string(), name: z.string(), at: instant })

export const one = call('GET /manage/bookings/{id=bookingIdx}', {
  summary: 'Read a booking with its players, history, penalties and the notifications sent.',
  access: manager('940400', 'R'),
  input: { bookingIdx: idx },
  data: known.extend({
    /** The latest first; a manager's deed with the reason given. */
    history: z.array(deed.extend({ reason: z.string().nullish() })),
    penalties: z.array(penalty),
    /** None where it was not recorded. */
    payment: payment.nullish(),
    /** Whether the club marks payments of this day, so that what was not paid is open. */
    marksPayments: z.boolean(),
    /** While it can be recorded or undone. */
    noShow: noShow.nullish(),
    /** By the front desk. */
    recorded: checkInState.nullish(),
    /** Whether the group may still move once its tee time has begun. */
    mayMoveLate: z.boolean(),
    mails: z.array(told),
  }),
})

export const members = call('GET /manage/bookings/members', {
  summary:
    'Find up to ten members to book for, by parts of a name, a login ID, a membership number or the end of a phone number, or one by its record.',
  access: manager('940400', 'C'),
  input: { keyword: text(100).min(1).optional(), memberIdx: idx.optional() },
  data: z.array(z.object({ memberIdx: idx, name: z.string(), memberNo: z.string().nullish(), memberType: key('702') })),
})

export const coupons = call('GET /manage/bookings/coupons', {
  summary: 'List the coupons of a member that can be used at a tee time.',
  access: manager('940400', 'R'),
  input: { memberIdx: idx, slotIdx: idx },
  data: z.array(coupon),
})

/** What the desk books: a tee time for a member or for a guest. */
const wanted = {
  slotIdx: idx,
  /** Seats, of a shared tee time; as many as players unless given. */
  count: z.int().min(1).max(4).optional(),
  /** By phone, for the club, or normal. */
  type: z.enum(['P', 'H', 'N']),
  /** Either a member or a guest. */
  memberIdx: idx.optional(),
  guest: z
    .object({
      name: text(60).min(1),
      /** A booking needs it unless its tee time is today. */
      phoneNo: text(19)
        .regex(/^(?=(\D*\d){7})[\d\s()+-]+$/)
        .optional(),
    })
    .optional(),
  /** The booker is the first. */
  players: playersShape,
  cart: z.boolean().default(true),
  caddie: z.boolean().default(true),
  /** Of the member who is booked for. */
  couponIdx: idx.nullish(),
}

/** In the way of any booking, also where every rule is set aside. */
const NEVER = [TAKEN, HELD_BY_OTHER, HOUSE_CAP, DAY_CLOSED, PLAYER_ALREADY_BOOKED, COUPON_NOT_USABLE] as const

export const quote = call('POST /manage/bookings/quote', {
  summary: 'Price a booking for a member or a guest, and name the rules that it would set aside; writes nothing.',
  access: manager('940400', 'C'),
  input: wanted,
  data: z.object({ price, against: z.array(against) }),
  fails: NEVER,
  idempotent: false,
  limit: 'read',
})

export const make = call('POST /manage/bookings', {
  summary: 'Book a tee time for a member or a guest. The named rules are set aside; the reason is logged.',
  act: 'ACT_BOOK',
  access: manager('940400', 'C'),
  input: {
    ...wanted,
    memo: text(300).optional(),
    /** Needed where a rule is set aside, and for the club. */
    reason: text(300).optional(),
    override: z.array(z.enum(OVERRIDABLE)).max(OVERRIDABLE.length).default([]),
  },
  data: known,
  fails: [...NEVER, NOT_OPEN, DRAW_ONLY, QUOTA_DAY, QUOTA_MONTH, SUSPENDED, TYPE_NOT_ALLOWED, MIN_PLAYERS, GUEST_LIMIT],
})

export const change = call('PUT /manage/bookings/{id=bookingIdx}', {
  summary:
    'Change who plays, the holes, cart, caddie or the note of a booking, also after its deadlines; the note until 30 minutes after the tee time.',
  act: 'ACT_CHANGE_BOOKING',
  access: manager('940400', 'U'),
  input: {
    bookingIdx: idx,
    version,
    /** What is left out stays as booked. */
    players: playersShape.optional(),
    /** As the tee time has. */
    holes: key('504').optional(),
    cart: z.boolean().optional(),
    caddie: z.boolean().optional(),
    /** Null gives it back. */
    couponIdx: idx.nullish(),
    memo: text(300).optional(),
    /** Needed unless only the note changes. */
    reason: text(300).optional(),
  },
  data: known,
  fails: [PLAYER_ALREADY_BOOKED, GUEST_LIMIT, MIN_PLAYERS, COUPON_NOT_USABLE, WRONG_STATE, CHANGED_MEANWHILE],
  idempotent: true,
})

const place = { bookingIdx: idx, slotIdx: idx }

export const moveQuote = call('GET /manage/bookings/{id=bookingIdx}/move', {
  summary: 'Price a move of a booking to a free tee time; writes nothing.',
  access: manager('940400', 'U'),
  input: place,
  /** `difference`: what it costs more than now; less than zero where it costs less. */
  data: z.object({ price, difference: z.int() }),
  fails: [TAKEN, HELD_BY_OTHER, HOUSE_CAP, DAY_CLOSED, MIN_PLAYERS, COUPON_NOT_USABLE, WRONG_STATE],
})

export const move = call('PUT /manage/bookings/{id=bookingIdx}/move', {
  summary: 'Move a booking to a free tee time. The member’s limits are not checked.',
  act: 'ACT_CHANGE_BOOKING',
  access: manager('940400', 'U'),
  input: {
    ...place,
    version,
    reason: text(300).min(1),
    /** As shown; when it is sent, another price is refused. */
    total: money.optional(),
  },
  data: known,
  fails: [
    TAKEN,
    HELD_BY_OTHER,
    HOUSE_CAP,
    DAY_CLOSED,
    MIN_PLAYERS,
    PLAYER_ALREADY_BOOKED,
    PRICE_CHANGED,
    COUPON_NOT_USABLE,
    WRONG_STATE,
    CHANGED_MEANWHILE,
  ],
  idempotent: true,
})

export const cancel = call('DELETE /manage/bookings/{id=bookingIdx}', {
  summary:
    'Cancel a booking for its member, with or without a penalty, or for the club. Everyone in the booking is notified.',
  act: 'ACT_CANCEL',
  access: manager('940400', 'D'),
  input: {
    bookingIdx: idx,
    version,
    by: z.enum(['MEMBER', 'CLUB']),
    reason: key('Z82').min(1),
    /** For managers; of a cancellation by the club, for everyone in the booking. */
    text: text(300).optional(),
    translated: translated({ text: text(300) }).in,
    /** Of a cancellation by the member, which counts in no month without it; the club's own never has one. */
    penalty: z.boolean(),
  },
  data: known.extend({ penalty: penalty.nullish() }),
  fails: [WRONG_STATE, CHANGED_MEANWHILE],
  idempotent: true,
})
