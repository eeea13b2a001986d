import * as z from 'zod'
import { manager } from '../../access.ts'
import { call } from '../../call.ts'
import { CHANGED_MEANWHILE, WRONG_STATE } from '../../fail.ts'
import { translated } from '../../record.ts'
import { date, idx, instant, text, time, version } from '../../shape.ts'
import { OVERLAP } from '../refusal.ts'

export const DELAY_REASONS = ['FROST', 'FOG', 'LIGHTNING', 'OTHER'] as const
export type DelayReason = (typeof DELAY_REASONS)[number]

export const LEAST_DELAY = 5
export const MOST_DELAY = 240
/** How long a delay can be undone. */
export const UNDO_SECONDS = 60

/** Why a tee time cannot be moved: it would meet the next part, a block or a group that turns, end in the dark, or be on the next day. */
export const STAYS_WHY = ['NEXT_PART', 'BLOCK', 'TURN', 'SUNSET', 'MIDNIGHT'] as const
export type StaysWhy = (typeof STAYS_WHY)[number]

const until = z.enum(['PART', 'DAY'])

const what = {
  date,
  minutes: z.int().min(LEAST_DELAY).max(MOST_DELAY),
  /** The first tee time that is delayed, or a time before it. */
  from: time,
  /** To the end of the part in which it begins, or of the day. */
  until: until.default('PART'),
  /** All courses without one. */
  courseIdx: idx.optional(),
}

const teeTime = z.object({
  slotIdx: idx,
  from: time,
  courseName: z.string(),
  /** The first booking in it. */
  bookingIdx: idx.nullish(),
  /** The bookers, or what it is kept for. */
  who: z.string().nullish(),
  players: z.int(),
  /** Kept for the club by its share, and taken by none: it moves, or is removed, as a free one. */
  isForClub: z.boolean(),
})

const movedTime = teeTime.extend({ to: time })
export type MovedTime = z.output<typeof movedTime>

const stayingTime = teeTime.extend({
  reason: z.enum(STAYS_WHY),
  /** A group has or holds it, so a manager first decides on a new time or the cancellation. A free one is removed from the day. */
  isTaken: z.boolean(),
})
export type StayingTime = z.output<typeof stayingTime>

export const preview = call('POST /manage/delays/preview', {
  summary: 'List the tee times that a delay would move, and those that it cannot move. Nothing is saved.',
  access: manager('940500', 'U'),
  input: what,
  data: z.object({
    moved: z.array(movedTime),
    cannot: z.array(stayingTime),
    /** Members who would get a message. */
    toNotify: z.int(),
    /** Of the day. */
    version,
  }),
  idempotent: false,
  limit: 'read',
})

export const make = call('POST /manage/delays', {
  summary:
    'Delay a day from a time on: every tee time moves with everyone in it. Those that cannot be moved get another time or are cancelled for the club. Messages are sent when the delay can no longer be undone.',
  access: manager('940500', 'U'),
  input: {
    ...what,
    reason: z.enum(DELAY_REASONS),
    /** For the members who are moved, beside the reason. */
    message: text(300).optional(),
    translated: translated({ message: text(300) }).in,
    /** One decision for each taken tee time that cannot be moved. */
    cannot: z
      .array(z.object({ slotIdx: idx, to: time.optional(), cancel: z.literal(true).optional() }))
      .max(200)
      .default([]),
    /** Of the day, as the preview read it. */
    version: version.optional(),
  },
  data: z.object({ delayIdx: idx, moved: z.int(), toNotify: z.int(), undoUntil: instant }),
  fails: [OVERLAP, WRONG_STATE, CHANGED_MEANWHILE],
})

export const undo = call('DELETE /manage/delays/{id=delayIdx}', {
  summary: 'Undo the last delay of a day within 60 seconds: its tee times are where they were, and no message is sent.',
  access: manager('940500', 'U'),
  input: { delayIdx: idx },
  data: z.object({ moved: z.int() }),
  fails: [OVERLAP, WRONG_STATE, CHANGED_MEANWHILE],
  idempotent: true,
})

const delay = z.object({
  delayIdx: idx,
  date,
  minutes: z.int(),
  from: time,
  until,
  courseIdx: idx.nullish(),
  reason: z.enum(DELAY_REASONS),
  message: z.string().nullish(),
  /** A manager, unless removed since. */
  by: z.string().nullish(),
  at: instant,
  moved: z.int(),
  cancelled: z.int(),
  undoUntil: instant,
  undoneAt: instant.nullish(),
})
export type Delay = z.output<typeof delay>

export const list = call('GET /manage/delays', {
  summary: 'List the delays of a day, the latest first.',
  access: manager('940500', 'R'),
  input: { date },
  data: z.array(delay),
})
