import * as z from 'zod'
import { member } from '../../access.ts'
import { call } from '../../call.ts'
import { CHANGED_MEANWHILE, RATE_LIMIT, WRONG_STATE } from '../../fail.ts'
import { idx, instant, key, money, person, text, version } from '../../shape.ts'
import { price } from '../price.ts'
import {
  COUPON_NOT_USABLE,
  COUPON_WHYS,
  DAY_CLOSED,
  GUEST_LIMIT,
  HOLD_EXPIRED,
  MIN_PLAYERS,
  PAST_DEADLINE,
  PLAYER_ALREADY_BOOKED,
  PLAYER_SUSPENDED,
  PRICE_CHANGED,
  QUOTA_DAY,
  QUOTA_MONTH,
  SUSPENDED,
  TAKEN,
  TERMS_REQUIRED,
  TYPE_NOT_ALLOWED,
} from '../refusal.ts'
import { bookingShape, playersShape } from './booking.ts'

export const quote = call('POST /reservation/quote', {
  summary: 'Price a tee time for these players, or a change of a booking; writes nothing.',
  access: member,
  input: {
    slotIdx: idx,
    players: playersShape,
    /** As the tee time has. */
    holes: key('504').optional(),
    cart: z.boolean().default(true),
    caddie: z.boolean().default(true),
    /** In place of discounts; null is none. Left out, a booking keeps its own. */
    couponIdx: idx.nullish(),
    /** The member's booking that would change. On its own tee time it keeps the fees that it was booked for. */
    bookingIdx: idx.optional(),
  },
  data: price.extend({
    /** The booker's coupons that are valid at this tee time, each with the total in place of the discounts, or why not. */
    coupons: z
      .array(
        z.object({
          couponIdx: idx,
          name: z.string(),
          amount: money,
          total: money.nullable(),
          why: z.enum(COUPON_WHYS).nullable(),
        }),
      )
      .nullish(),
    /** Where there are coupons: with discounts in place of any. */
    totalWithout: money.nullish(),
  }),
  fails: [COUPON_NOT_USABLE, GUEST_LIMIT],
  idempotent: false,
})

export const deed = z.object({
  version,
  at: instant,
  /** The club, where a manager did it. */
  by: person,
  /** A sentence in the language of the reader. */
  what: z.string(),
})

/** What the reader may do with the booking now; the server decides again when it is done. */
const may = z.object({
  /** Name the players that are still to be named, change how many play, cart and caddie. */
  places: z.boolean(),
  /** Replace a name by another one. */
  names: z.boolean(),
  move: z.boolean(),
  transfer: z.boolean(),
  cancel: z.boolean(),
})

export const read = call('GET /reservation/booking/{id=bookingIdx}', {
  summary: 'Read a booking that the member made or plays in, with its history, the latest first.',
  access: member,
  input: { bookingIdx: idx },
  data: bookingShape.extend({ may, history: z.array(deed) }),
})

export const ics = call('GET /reservation/booking/{id=bookingIdx}/ics', {
  summary: 'Download a booking as a calendar file; a later version replaces an earlier one.',
  access: member,
  input: { bookingIdx: idx },
  data: z.null(),
  kind: 'download',
})

const changed = { bookingIdx: idx, version }

export const changePlayers = call('PUT /reservation/booking/{id=bookingIdx}/players', {
  summary: 'Change who plays, how many, cart, caddie and the note of a booking.',
  act: 'ACT_CHANGE_BOOKING',
  access: member,
  input: {
    ...changed,
    players: playersShape,
    memo: text(300).optional(),
    /** Left out, they stay as booked. */
    cart: z.boolean().optional(),
    caddie: z.boolean().optional(),
    /** Left out, it stays; null gives it back, while the cancellation is free. */
    couponIdx: idx.nullish(),
    /** As shown; when it is sent, another price is refused. */
    total: money.optional(),
    /** Of the win of a draw: needed where its entry accepted older rules. */
    termsIdx: idx.optional(),
  },
  data: bookingShape,
  fails: [
    PAST_DEADLINE,
    TERMS_REQUIRED,
    PLAYER_ALREADY_BOOKED,
    PLAYER_SUSPENDED,
    GUEST_LIMIT,
    MIN_PLAYERS,
    PRICE_CHANGED,
    COUPON_NOT_USABLE,
    WRONG_STATE,
    CHANGED_MEANWHILE,
    RATE_LIMIT,
  ],
  idempotent: true,
})

export const transfer = call('PUT /reservation/booking/{id=bookingIdx}/transfer', {
  summary:
    'Offer a booking to a member who plays in it, where the club allows it; replaces an earlier offer. A change ends it.',
  act: 'ACT_CHANGE_BOOKING',
  access: member,
  input: { ...changed, memberIdx: idx },
  data: bookingShape,
  fails: [WRONG_STATE, QUOTA_DAY, QUOTA_MONTH, SUSPENDED, TYPE_NOT_ALLOWED, PAST_DEADLINE, CHANGED_MEANWHILE],
  idempotent: true,
})

export const withdrawTransfer = call('DELETE /reservation/booking/{id=bookingIdx}/transfer', {
  summary: 'Withdraw the offer of a booking to a companion.',
  act: 'ACT_CHANGE_BOOKING',
  access: member,
  input: changed,
  data: bookingShape,
  fails: [WRONG_STATE, CHANGED_MEANWHILE],
})

export const answerTransfer = call('PUT /reservation/booking/{id=bookingIdx}/transfer/answer', {
  summary:
    'Accept or decline a booking as the companion to whom it was offered. Accepting makes this member the booker, who plays first, by the limits of both; the one before plays along.',
  act: 'ACT_ANSWER',
  access: member,
  input: { ...changed, answer: z.enum(['ACCEPT', 'DECLINE']) },
  data: bookingShape,
  fails: [WRONG_STATE, QUOTA_DAY, QUOTA_MONTH, SUSPENDED, TYPE_NOT_ALLOWED, PAST_DEADLINE, CHANGED_MEANWHILE],
  idempotent: true,
})

export const move = call('PUT /reservation/booking/{id=bookingIdx}/move', {
  summary: 'Move a booking to the tee time that the member holds. The previous tee time becomes free.',
  act: 'ACT_CHANGE_BOOKING',
  access: member,
  input: { ...changed, slotIdx: idx, total: money, termsIdx: idx },
  data: bookingShape,
  fails: [
    HOLD_EXPIRED,
    TAKEN,
    PRICE_CHANGED,
    PAST_DEADLINE,
    QUOTA_DAY,
    QUOTA_MONTH,
    GUEST_LIMIT,
    PLAYER_ALREADY_BOOKED,
    PLAYER_SUSPENDED,
    MIN_PLAYERS,
    SUSPENDED,
    TYPE_NOT_ALLOWED,
    TERMS_REQUIRED,
    DAY_CLOSED,
    COUPON_NOT_USABLE,
    WRONG_STATE,
    CHANGED_MEANWHILE,
  ],
  idempotent: true,
})
