import * as z from 'zod'
import { member, own } from '../../access.ts'
import { call } from '../../call.ts'
import { CHANGED_MEANWHILE, RATE_LIMIT, WRONG_STATE } from '../../fail.ts'
import { listCall } from '../../list.ts'
import { date, idx, instant, key, money, person, text, time, version } from '../../shape.ts'
import { price } from '../price.ts'
import {
  COOLDOWN,
  COUPON_NOT_USABLE,
  DAY_CLOSED,
  DRAW_ONLY,
  EXTEND_LIMIT,
  GUEST_LIMIT,
  HELD_BY_OTHER,
  HOLD_EXPIRED,
  HOLD_LIMIT,
  LOBBY_ONLY,
  MIN_PLAYERS,
  NOT_OPEN,
  OFFER_EXPIRED,
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
import { penalty } from '../rules/penalty.ts'
import { holdShape, tabId } from '../sheet/sheet.ts'

export const player = z.object({
  no: z.int().min(1).max(4),
  kind: z.enum(['MEMBER', 'GUEST', 'TBD']),
  memberIdx: idx.nullish(),
  name: text(60).nullish(),
  phoneNo: text(19).nullish(),
  consent: z.boolean().nullish(),
})
export type Player = z.output<typeof player>

/** `answer`: of a named member other than the booker; DECLINED is a place that a member left to be named again. */
export const bookedPlayer = player.extend({ answer: z.enum(['OPEN', 'ACCEPTED', 'DECLINED']).nullish() })
export type BookedPlayer = z.output<typeof bookedPlayer>

/** The players: numbered from 1 without gaps, members by number, guests by name, no duplicates. */
export const playersShape = z
  .array(player)
  .min(1)
  .max(4)
  .superRefine((list, ctx) => {
    const seen = new Set<number>()
    list.forEach((p, i) => {
      const wrong = (field: string) => ctx.addIssue({ code: 'custom', message: field, path: [i, field] })
      if (p.no !== i + 1) wrong('no')
      if (p.kind === 'MEMBER' && p.memberIdx == null) wrong('memberIdx')
      if (p.kind === 'GUEST' && !p.name) wrong('name')
      if (p.memberIdx != null && seen.has(p.memberIdx)) wrong('memberIdx')
      if (p.memberIdx != null) seen.add(p.memberIdx)
    })
  })

export const consequence = z.object({
  code: key('501'),
  days: z.int().nullish(),
  money: money.nullish(),
})

export const bookingShape = z.object({
  bookingIdx: idx,
  bookingNo: z.string(),
  state: key('509'),
  type: key('BMD'),
  slotIdx: idx,
  date,
  time,
  courseIdx: idx,
  courseName: z.string(),
  part: key('218'),
  holes: key('504'),
  seats: z.array(z.int()),
  booker: person,
  players: z.array(bookedPlayer),
  /** The companion to whom the booker has offered the booking, and who has not answered. These two read it. */
  offeredTo: idx.nullish(),
  cart: z.boolean(),
  caddie: z.boolean(),
  price,
  couponIdx: idx.nullish(),
  /** What became of the coupon that it was booked with, and what a cancellation now would make of one that is in it. */
  coupon: z
    .object({
      state: z.enum(['RESERVED', 'USED', 'FORFEITED', 'RETURNED']),
      ifCancelledNow: z.enum(['RETURNED', 'FORFEITED']).nullish(),
    })
    .nullish(),
  memo: z.string().nullish(),
  namesDueAt: instant,
  freeCancelUntil: instant,
  /** The time from which the club delayed it; until the new one the booking can be cancelled freely. */
  delayedFrom: time.nullish(),
  /** What a cancellation would lead to now; null while it is free. With days and money the booker chooses. */
  ifCancelledNow: consequence
    .extend({
      /** Applies as well, for cancelling often. */
      also: consequence.nullish(),
      /** Of money: the days in which it is paid at the latest. */
      payDays: z.int().nullish(),
    })
    .nullish(),
  /** Until when cancelling only undoes the booking and counts as no cancellation; null where it counts. */
  undoUntil: instant.nullish(),
  /** Of a win that can be given back still: until then cancelling counts as no cancellation. */
  releaseUntil: instant.nullish(),
  /** Its member undid it in that time: it is over, and was no cancellation. */
  undone: z.boolean().nullish(),
  version,
  createdAt: instant,
})
export type Booking = z.output<typeof bookingShape>

/** A tee time of a group: its booker changes it only together with the date of the group. Decision 168. */
export const isOfGroup = ({ type }: Pick<Booking, 'type'>): boolean => type === 'T'

export const lock = call('PUT /reservation/sheet/lock/{id=slotIdx}', {
  summary: 'Hold a tee time; a tee time the member already holds returns the same hold.',
  act: 'ACT_HOLD',
  access: member,
  input: {
    slotIdx: idx,
    count: z.int().min(1).max(4).default(1),
    /** The member's booking that is to move here; it does not count against the member's limits. */
    bookingIdx: idx.optional(),
    /** The page that holds: see heldHere. */
    tab: tabId.optional(),
    /** Of the member’s place in the lobby through which the tee time opens, while that runs. */
    lobbyTicket: text(40).optional(),
  },
  data: holdShape,
  fails: [
    NOT_OPEN,
    HELD_BY_OTHER,
    TAKEN,
    HOLD_LIMIT,
    COOLDOWN,
    QUOTA_DAY,
    QUOTA_MONTH,
    SUSPENDED,
    TYPE_NOT_ALLOWED,
    PLAYER_ALREADY_BOOKED,
    DRAW_ONLY,
    LOBBY_ONLY,
    DAY_CLOSED,
    RATE_LIMIT,
  ],
  idempotent: true,
})

export const relock = call('PUT /reservation/sheet/lock/{id=slotIdx}/{x}', {
  summary: 'Release a hold (N; always succeeds) or extend it (E).',
  act: 'ACT_CHANGE_HOLD',
  access: member,
  input: { slotIdx: idx, x: z.enum(['N', 'E']) },
  data: holdShape.nullable(),
  fails: [HOLD_EXPIRED, EXTEND_LIMIT],
  idempotent: true,
})

export const book = call('POST /reservation/booking', {
  summary: 'Book the held tee time.',
  act: 'ACT_BOOK',
  access: member,
  input: {
    slotIdx: idx,
    players: playersShape,
    /** As the tee time has. */
    holes: key('504').optional(),
    cart: z.boolean().default(true),
    caddie: z.boolean().default(true),
    couponIdx: idx.nullish(),
    memo: text(300).optional(),
    /** As shown; a changed price is refused with the new one. */
    total: money,
    termsIdx: idx,
  },
  data: bookingShape,
  fails: [
    HOLD_EXPIRED,
    TAKEN,
    MIN_PLAYERS,
    PLAYER_ALREADY_BOOKED,
    PLAYER_SUSPENDED,
    GUEST_LIMIT,
    QUOTA_DAY,
    QUOTA_MONTH,
    SUSPENDED,
    TYPE_NOT_ALLOWED,
    PRICE_CHANGED,
    TERMS_REQUIRED,
    DAY_CLOSED,
    COUPON_NOT_USABLE,
    OFFER_EXPIRED,
  ],
})

export const cancel = call('DELETE /reservation/cancel', {
  summary: 'Cancel a booking; after the free deadline, only with `accept`.',
  act: 'ACT_CANCEL',
  access: member,
  input: {
    bookingIdx: idx,
    version,
    reason: key('Z82'),
    reasonText: text(300).optional(),
    accept: z.boolean().default(false),
    /** Where the rule offers both; a suspension without it. */
    choice: z.enum(['MONEY', 'SUSPENSION']).optional(),
    /** The consequence that the member read and accepts; if another one applies by now, that is refused. */
    code: key('501').optional(),
  },
  data: z.object({
    bookingIdx: idx,
    state: z.enum(['CX', 'CL']),
    penalty: penalty.nullish(),
    couponReturned: z.boolean(),
  }),
  fails: [PAST_DEADLINE, WRONG_STATE, CHANGED_MEANWHILE],
  idempotent: true,
})

const mineFilters = {
  memberIdx: idx,
  when: z.enum(['upcoming', 'past']).default('upcoming'),
  state: key('509').optional(),
  from: date.optional(),
  to: date.optional(),
}

/** At most this many bookings are in one file. */
export const MOST_IN_FILE = 1000

export const takeAway = call('GET /my-reservation/bookings/{id=memberIdx}/file', {
  summary: 'Download the member’s bookings, filtered as the list, as an Excel file or a calendar file.',
  access: own('memberIdx'),
  input: { ...mineFilters, as: z.enum(['xlsx', 'ics']), keyword: text(100).optional() },
  data: z.null(),
  kind: 'download',
})

export const mine = listCall('GET /my-reservation/bookings/{id=memberIdx}', {
  summary: 'List the member’s bookings as booker or companion; the soonest first, or the latest of past ones.',
  access: own('memberIdx'),
  row: bookingShape,
  sorts: ['date'],
  sort: ({ when }) => (when === 'past' ? '-date' : 'date'),
  /** A part of the name of another player. */
  keyword: true,
  filters: mineFilters,
})
