import * as z from 'zod'
import { member, own } from '../../access.ts'
import { call } from '../../call.ts'
import { CHANGED_MEANWHILE, WRONG_STATE } from '../../fail.ts'
import { listCall } from '../../list.ts'
import { date, idx, instant, key, money, time, version } from '../../shape.ts'
import { bookingShape, player, playersShape } from '../booking/booking.ts'
import { price } from '../price.ts'
import {
  COUPON_NOT_USABLE,
  DAY_CLOSED,
  GUEST_LIMIT,
  MIN_PLAYERS,
  NOT_OPEN,
  OFFER_EXPIRED,
  PLAYER_ALREADY_BOOKED,
  PLAYER_SUSPENDED,
  PRICE_CHANGED,
  QUOTA_DAY,
  QUOTA_MONTH,
  STANDBY_LIMIT,
  SUSPENDED,
  TERMS_REQUIRED,
  TYPE_NOT_ALLOWED,
} from '../refusal.ts'

/** Hours that one entry names. Source: docs/rules.md, Standby. */
export const MOST_HOURS = 4

/** W waiting, O offered, A assigned, E expired, C cancelled. */
export const STANDBY_STATES = ['W', 'O', 'A', 'E', 'C'] as const

export const offerShape = z.object({
  offerIdx: idx,
  waitingIdx: idx,
  slotIdx: idx,
  date,
  time,
  courseName: z.string(),
  expiresAt: instant,
  price,
})
export type Offer = z.output<typeof offerShape>

export const waitingShape = z.object({
  waitingIdx: idx,
  date,
  /** None for any course. */
  courseIdx: idx.nullish(),
  courseName: z.string().nullish(),
  hours: z.array(key('325')),
  partySize: z.int(),
  /** Nothing is offered later than this before the tee time. */
  noticeHours: z.int(),
  /** Booked without asking, while a cancellation is free and the price is not above `total`. */
  auto: z.boolean(),
  state: key('327'),
  paused: z.boolean(),
  /** Among the entries for the same hours and course; none once the entry has ended. */
  position: z.int().nullish(),
  offer: offerShape.nullish(),
  bookingIdx: idx.nullish(),
  players: z.array(player),
  total: money.nullish(),
  createdAt: instant,
  version,
})
export type Waiting = z.output<typeof waitingShape>

const hours = z
  .array(key('325'))
  .min(1)
  .max(MOST_HOURS)
  .refine((list) => new Set(list).size === list.length)
const noticeHours = z.int().min(1).max(72)
const partySize = z.int().min(1).max(4)

export const forDay = call('GET /reservation/waitings/{a=memberIdx}/{b=date}', {
  summary: 'Read the member’s standby entry for a day, and how many stand by for each hour and course.',
  access: own('memberIdx'),
  input: { memberIdx: idx, date },
  data: z.object({
    mine: waitingShape.nullish(),
    queue: z.array(
      z.object({
        hour: key('325'),
        courseIdx: idx.nullish(),
        waiting: z.int(),
        /** The highest price of a tee time of this hour and course, by the number of players from 1. */
        totals: z.array(money),
      }),
    ),
    used: z.int(),
    max: z.int(),
    noticeHours: z.int(),
    /** The member’s own wish to be booked without asking. */
    auto: z.boolean(),
    /** The least number of players that any of these tee times takes. */
    minPlayers: z.int(),
    termsIdx: idx,
  }),
})

/** What a party and its way of being booked are refused for. */
const REFUSED = [
  PRICE_CHANGED,
  TERMS_REQUIRED,
  STANDBY_LIMIT,
  PLAYER_ALREADY_BOOKED,
  PLAYER_SUSPENDED,
  MIN_PLAYERS,
  SUSPENDED,
  TYPE_NOT_ALLOWED,
  QUOTA_MONTH,
  DAY_CLOSED,
  NOT_OPEN,
] as const

export const standBy = call('POST /reservation/waitings', {
  summary: 'Stand by for a tee time of a day.',
  act: 'ACT_STANDBY',
  access: member,
  input: {
    date,
    courseIdx: idx.optional(),
    hours,
    partySize,
    /** The club’s default without it. */
    noticeHours: noticeHours.optional(),
    auto: z.boolean(),
    /** The member first; the rest of the party is to be named. */
    players: playersShape.optional(),
    /** The price and the booking terms that the member agrees to; required with `auto`. */
    total: money.optional(),
    termsIdx: idx.optional(),
  },
  data: waitingShape,
  fails: REFUSED,
})

export const change = call('PUT /reservation/waitings/{id=waitingIdx}', {
  summary: 'Change, pause or continue the member’s standby entry; it keeps its place.',
  act: 'ACT_CHANGE_STANDBY',
  access: member,
  input: {
    waitingIdx: idx,
    version,
    hours: hours.optional(),
    partySize: partySize.optional(),
    noticeHours: noticeHours.optional(),
    auto: z.boolean().optional(),
    paused: z.boolean().optional(),
    players: playersShape.optional(),
    total: money.optional(),
    termsIdx: idx.optional(),
  },
  data: waitingShape,
  fails: [WRONG_STATE, CHANGED_MEANWHILE, PRICE_CHANGED, TERMS_REQUIRED, MIN_PLAYERS, PLAYER_SUSPENDED, DAY_CLOSED],
})

export const leave = call('DELETE /reservation/waitings/{id=waitingIdx}', {
  summary: 'End the member’s standby entry; an offer is declined with it.',
  act: 'ACT_LEAVE_STANDBY',
  access: member,
  input: { waitingIdx: idx },
  data: z.object({ state: z.literal('C') }),
  fails: [WRONG_STATE],
  idempotent: true,
})

export const mine = listCall('GET /my-reservation/waitings/{id=memberIdx}', {
  summary: 'List the member’s standby entries, the next day of play first.',
  access: own('memberIdx'),
  row: waitingShape,
  sorts: ['date'],
  sort: '-date',
  filters: { memberIdx: idx, state: key('327').optional() },
})

export const answer = call('PUT /reservation/offers/{id=offerIdx}', {
  summary: 'Accept the tee time that is offered, which books it, or decline it.',
  act: 'ACT_ANSWER_OFFER',
  access: member,
  input: {
    offerIdx: idx,
    answer: z.enum(['ACCEPT', 'DECLINE']),
    players: playersShape.optional(),
    /** As shown; the price of the offer without it. */
    total: money.optional(),
    termsIdx: idx.optional(),
  },
  data: z.union([bookingShape, waitingShape]),
  fails: [
    OFFER_EXPIRED,
    MIN_PLAYERS,
    PLAYER_ALREADY_BOOKED,
    PLAYER_SUSPENDED,
    SUSPENDED,
    PRICE_CHANGED,
    TERMS_REQUIRED,
    QUOTA_DAY,
    QUOTA_MONTH,
    TYPE_NOT_ALLOWED,
    GUEST_LIMIT,
    DAY_CLOSED,
    COUPON_NOT_USABLE,
  ],
  idempotent: true,
})
