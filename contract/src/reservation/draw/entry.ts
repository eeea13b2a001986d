import * as z from 'zod'
import { member, own } from '../../access.ts'
import { call } from '../../call.ts'
import { CHANGED_MEANWHILE, RATE_LIMIT, WRONG_STATE } from '../../fail.ts'
import { date, idx, instant, text, time, version } from '../../shape.ts'
import {
  MIN_PLAYERS,
  NOT_OPEN,
  PAST_DEADLINE,
  PLAYER_ALREADY_BOOKED,
  PLAYER_SUSPENDED,
  QUOTA_MONTH,
  SUSPENDED,
  TERMS_REQUIRED,
  TYPE_NOT_ALLOWED,
} from '../refusal.ts'
import { drawShape, entryShape, namedShape, wishShape } from './draw.ts'
import { BEACON_TOO_EARLY, BEACON_WRONG, TOO_SOON } from './draw-manage.ts'

export const MOST_LINES = 3
const nonce = z.string().regex(/^[0-9a-f]{32}$/)

export const form = call('GET /reservation/draw/{a=memberIdx}/{b=drawIdx}', {
  summary: 'Read a draw with the member’s own entries, tickets and tier, and what keeps the member from entering.',
  access: own('memberIdx'),
  input: { memberIdx: idx, drawIdx: idx },
  data: z.object({
    draw: drawShape,
    /** At most one for each date that is not withdrawn. */
    entries: z.array(entryShape),
    tickets: z.int(),
    tier: z.int(),
    /** With a date, what concerns that date alone. */
    blocks: z.array(z.object({ code: z.string(), vars: z.record(z.string(), z.unknown()), playDate: date.nullish() })),
    /** The tee times of each date. */
    slots: z.array(z.object({ slotIdx: idx, date, time, courseIdx: idx, minPlayers: z.int(), capacity: z.int() })),
    /** The member’s usual time among them, the middle of the tee times without one. */
    usual: time.nullish(),
    /** Entries of others in which the member is named. */
    named: z.array(namedShape),
    /** The member’s own number in the mode slow, whether or not with an entry. */
    nonce: nonce.nullish(),
    partyLeast: z.int(),
    partyMost: z.int(),
    termsIdx: idx,
  }),
})

const wish = wishShape.refine(({ ideal, earliest, latest }) => earliest <= ideal && ideal <= latest, {
  path: ['ideal'],
  message: 'lies between the earliest and the latest',
})

export const enter = call('POST /reservation/draw', {
  summary: 'Enter a draw for a date; with `entryIdx`, write a new version of the entry until the close.',
  act: 'ACT_ENTER_DRAW',
  access: member,
  input: {
    drawIdx: idx,
    playDate: date,
    wishes: z.array(wish).min(1).max(MOST_LINES),
    anyTime: z.boolean().default(false),
    /** The applicant first. */
    party: z
      .array(idx)
      .min(1)
      .max(4)
      .refine((list) => new Set(list).size === list.length),
    partySize: z.int().min(1).max(4),
    standbyIfLost: z.boolean().default(true),
    /** Of the mode slow: random digits that the browser made. */
    nonce: nonce.optional(),
    termsIdx: idx,
    entryIdx: idx.optional(),
    version: version.optional(),
  },
  data: entryShape,
  fails: [
    NOT_OPEN,
    PAST_DEADLINE,
    TERMS_REQUIRED,
    SUSPENDED,
    TYPE_NOT_ALLOWED,
    QUOTA_MONTH,
    MIN_PLAYERS,
    PLAYER_ALREADY_BOOKED,
    PLAYER_SUSPENDED,
    WRONG_STATE,
    CHANGED_MEANWHILE,
    RATE_LIMIT,
  ],
})

export const leave = call('DELETE /reservation/draw/{id=entryIdx}', {
  summary:
    'Withdraw an entry before the close; after a win, give the tee time back without it counting as a cancellation.',
  act: 'ACT_LEAVE_DRAW',
  access: member,
  input: { entryIdx: idx },
  data: z.object({ state: z.enum(['WITHDRAWN', 'RELEASED']) }),
  fails: [PAST_DEADLINE, WRONG_STATE],
  idempotent: true,
})

export const answer = call('PUT /reservation/draw/{id=entryIdx}/party', {
  summary: 'Accept or decline a place in the entry of another member, until the close.',
  act: 'ACT_ANSWER_DRAW',
  access: member,
  input: { entryIdx: idx, answer: z.enum(['ACCEPT', 'DECLINE']) },
  data: z.object({ consent: z.boolean() }),
  fails: [PAST_DEADLINE, WRONG_STATE],
  idempotent: true,
})

export const receipt = call('GET /reservation/draw/receipt/{id=entryIdx}', {
  summary: 'Read the receipt of the newest version of an own entry: the text that was hashed, and its hash.',
  access: member,
  input: { entryIdx: idx },
  data: z.object({
    receiptNo: z.string(),
    drawIdx: idx,
    version,
    entryHash: z.string(),
    canonical: z.string(),
    pseudonym: z.string(),
    issuedAt: instant,
  }),
})

export const bring = call('PUT /reservation/draw/{id=drawIdx}/beacon', {
  summary: 'Bring the signature of the beacon’s round, which any browser can read, where the club cannot reach it.',
  access: member,
  input: {
    drawIdx: idx,
    /** 96 hexadecimal digits. */
    signature: text(200),
  },
  data: drawShape,
  fails: [WRONG_STATE, TOO_SOON, BEACON_TOO_EARLY, BEACON_WRONG, CHANGED_MEANWHILE],
  idempotent: true,
})

export const addNonce = call('POST /reservation/draw/nonce', {
  summary: 'Add a number of one’s own to a draw of the mode slow, until the close, without entering.',
  access: member,
  input: { drawIdx: idx, nonce },
  data: z.object({ nonce }),
  fails: [PAST_DEADLINE, WRONG_STATE],
  // A member has one number however often this is sent: the last one counts.
  idempotent: false,
})
