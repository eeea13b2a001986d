import * as z from 'zod'
import { date, idx, instant, key, time, version } from '../../shape.ts'

/** PLANNED to SETTLED in this order; REVOKED by a manager, FAILED without a value of chance. Source: docs/rules.md, Draw. */
export const DRAW_STATES = ['PLANNED', 'OPEN', 'CLOSED', 'DRAWN', 'PUBLISHED', 'SETTLED', 'REVOKED', 'FAILED'] as const
export const SEED_MODES = ['beacon', 'numbers', 'slow'] as const
export const drawState = z.enum(DRAW_STATES)

/** Of an entry; WON became a booking, STANDBY waits for what is freed. Source: docs/rules.md, Draw. */
export const ENTRY_STATES = [
  'SUBMITTED',
  'WITHDRAWN',
  'INELIGIBLE',
  'FROZEN',
  'WON',
  'RELEASED',
  'NOT_TAKEN',
  'LOST',
  'STANDBY',
  'ENDED',
] as const
export const entryState = z.enum(ENTRY_STATES)

const hash = z.string().regex(/^[0-9a-f]{64}$/)

export const drawShape = z.object({
  drawIdx: idx,
  title: z.string(),
  playDates: z.array(date),
  parts: z.array(key('218')),
  /** Empty for every course. */
  courseIdx: z.array(idx),
  slotCount: z.int(),
  /** Tee times that it lost between its opening and its close: suspended, delayed out of the day or taken by the club. */
  lostCount: z.int(),
  openAt: instant,
  closeAt: instant,
  drawAt: instant,
  publishAt: instant,
  releaseUntil: instant,
  /** Tee times that are left join standby and first come. */
  settleAt: instant,
  state: drawState,
  /** Empty for every type. */
  memberTypes: z.array(key('702')),
  entryCount: z.int(),
  rulesetHash: hash.nullish(),
  seed: z.object({
    mode: z.enum(SEED_MODES),
    /** Of the mode numbers: the public draw whose numbers count. */
    name: z.string().nullish(),
    /** Of the mode numbers: the day of that public draw. */
    date: date.nullish(),
    round: z.int().nullish(),
    /** Of the mode beacon: the hash of the chain. */
    chain: z.string().nullish(),
    value: z.string().nullish(),
    /** Of the mode beacon: the signature of the round. */
    proof: z.string().nullish(),
    /** Of the mode slow. */
    steps: z.int().nullish(),
  }),
  /** Misses in a row that it promises not to exceed, if demand stays; none without settled draws to compute it from. */
  promise: z.int().nullish(),
  /** The fingerprint, from the close on. */
  entriesRoot: hash.nullish(),
  /** The fingerprint as six words. */
  words: z.string().nullish(),
  revokeReason: z.string().nullish(),
  /** VALUE: no value of chance in time. CHECK: the automatic check disagreed. LATE: the fingerprint was late. */
  failCode: z.enum(['VALUE', 'CHECK', 'LATE']).nullish(),
  version,
})
export type Draw = z.output<typeof drawShape>

/** One line of an entry: a course or any, the ideal time, and the first and the last that will do. */
export const wishShape = z.object({ courseIdx: idx.nullish(), ideal: time, earliest: time, latest: time })
export type DrawWish = z.output<typeof wishShape>

export const entryShape = z.object({
  entryIdx: idx,
  drawIdx: idx,
  playDate: date,
  state: entryState,
  wishes: z.array(wishShape),
  anyTime: z.boolean(),
  /** The applicant first. `consent` is absent while a member has not answered; the applicant's is true. */
  party: z.array(z.object({ memberIdx: idx, name: z.string(), consent: z.boolean().nullish() })),
  partySize: z.int(),
  standbyIfLost: z.boolean(),
  /** As they would be now, until the close fixes them. */
  tickets: z.int(),
  tier: z.int(),
  entryHash: hash,
  receiptNo: z.string(),
  editableUntil: instant,
  /** Why the entry could not take part, or could not be booked: the code of a refusal. */
  ineligible: z.string().nullish(),
  place: z.int().nullish(),
  /** The line from 0; the number of lines for any other time. */
  wish: z.int().nullish(),
  /** Minutes from the ideal. */
  distance: z.int().nullish(),
  /** The wished tee times before the one it got, in its order, and the place that took each; none where the party never fitted. */
  taken: z.array(z.object({ slotIdx: idx, time, courseName: z.string(), byPlace: z.int().nullish() })).nullish(),
  slot: z.object({ slotIdx: idx, time, courseName: z.string() }).nullish(),
  bookingIdx: idx.nullish(),
  waitingIdx: idx.nullish(),
  /** Of entries that lost: a miss, which raises the tickets of the next draw. */
  counts: z.boolean().nullish(),
  pseudonym: z.string(),
  version,
})
export type DrawEntry = z.output<typeof entryShape>

/** An entry of another member that names the reader. `consent` is absent while the reader has not answered. */
export const namedShape = z.object({
  entryIdx: idx,
  playDate: date,
  by: z.string(),
  consent: z.boolean().nullish(),
  /** Until when the reader can answer. */
  closeAt: instant,
})
export type NamedIn = z.output<typeof namedShape>

/** A line of the published result. A name only for members, where the club shows names. */
export const resultShape = z.object({
  playDate: date,
  place: z.int(),
  tier: z.int(),
  tickets: z.int(),
  time: time.nullish(),
  courseName: z.string().nullish(),
  partySize: z.int(),
  pseudonym: z.string(),
  name: z.string().nullish(),
  /** Since publishing: given back, or not taken up. */
  since: z.enum(['RELEASED', 'NOT_TAKEN']).nullish(),
})
export type DrawResult = z.output<typeof resultShape>
