import * as z from 'zod'
import { manager } from '../../access.ts'
import { call } from '../../call.ts'
import { WRONG_STATE } from '../../fail.ts'
import { date, idx, instant, key, text, time } from '../../shape.ts'
import { WEATHER_ALERTS } from '../../weather.ts'

const weather = z.enum(WEATHER_ALERTS)

/** The whole day without a part. */
const when = { date, part: key('218').optional() }

const waiver = z.object({
  waiverIdx: idx,
  part: key('218').nullish(),
  kind: weather,
  measured: z.string(),
  reason: z.string(),
  waived: z.int(),
  /** A manager, unless removed since. */
  by: z.string().nullish(),
  at: instant,
})
export type Waiver = z.output<typeof waiver>

/** A waiver of a part that managers dismissed, and why. */
const dismissal = z.object({
  proposalIdx: idx,
  part: key('218'),
  kind: weather,
  /** mm, cm, m/s or °C; none of lightning. */
  value: z.number().nullish(),
  reason: z.string(),
  /** A manager, unless removed since. */
  by: z.string().nullish(),
  at: instant.nullish(),
})
export type Dismissal = z.output<typeof dismissal>

export const read = call('GET /manage/waivers', {
  summary: 'Read a day’s weather waivers, and the effect a new one would have.',
  access: manager('940400', 'R'),
  input: when,
  data: z.object({
    list: z.array(waiver),
    dismissed: z.array(dismissal),
    /** From which values the club waives: mm an hour, cm, m/s and °C. */
    limits: z.object({
      rainFrom: z.int(),
      snowFrom: z.int(),
      windFrom: z.int(),
      coldFrom: z.int(),
      heatFrom: z.int(),
    }),
    /** Penalties that it would waive. */
    penalties: z.int(),
    /** Bookings that could be cancelled without consequences. */
    bookings: z.int(),
  }),
})

export const waive = call('POST /manage/waivers', {
  summary:
    'Record a weather waiver for a day or part of it: it waives existing and later penalties, and notifies the members.',
  access: manager('940400', 'U'),
  input: { ...when, kind: weather, measured: text(60).min(1), reason: text(300).min(1) },
  data: z.object({ waiverIdx: idx, waived: z.int() }),
  fails: [WRONG_STATE],
})

const affected = z.object({
  bookingIdx: idx,
  time,
  courseName: z.string(),
  /** Of its booker; of a guest who was booked by phone, too. */
  name: z.string().nullish(),
  players: z.int(),
  /** Penalties (501) that are waived; without one the booking can be cancelled free of charge. */
  penalties: z.array(key('501')),
})
export type AffectedBooking = z.output<typeof affected>

const proposal = z.object({
  proposalIdx: idx,
  date,
  part: key('218'),
  kind: weather,
  /** mm an hour, cm, m/s or °C, the furthest beyond the limit; none of lightning. */
  value: z.number().nullish(),
  /** The hours of the part in which the weather reaches the limit. */
  from: instant,
  to: instant,
  /** All of it has been: readings of the day, no forecast. */
  isOver: z.boolean(),
  penalties: z.int(),
  /** Those that could be cancelled free of charge, and those with a penalty to waive. */
  bookings: z.array(affected).min(1),
})
export type WaiverProposal = z.output<typeof proposal>

export const proposals = call('GET /manage/waivers/proposals', {
  summary:
    'List the weather waivers that the forecast and the readings of the day suggest, with the bookings each would affect. Those that would affect none are omitted.',
  access: manager('940400', 'R'),
  input: {},
  data: z.array(proposal),
})

export const confirm = call('PUT /manage/waivers/proposals/{id=proposalIdx}/confirm', {
  summary: 'Record the weather waiver that is proposed.',
  access: manager('940400', 'U'),
  input: { proposalIdx: idx, reason: text(300).min(1) },
  data: z.object({ waiverIdx: idx, waived: z.int() }),
  fails: [WRONG_STATE],
  idempotent: true,
})

export const dismiss = call('PUT /manage/waivers/proposals/{id=proposalIdx}/dismiss', {
  summary: 'Dismiss a proposed weather waiver. The reason is kept with the day.',
  access: manager('940400', 'U'),
  input: { proposalIdx: idx, reason: text(300).min(1) },
  data: z.null(),
  fails: [WRONG_STATE],
})

export const restore = call('PUT /manage/waivers/proposals/{id=proposalIdx}/restore', {
  summary: 'Propose a dismissed weather waiver again.',
  access: manager('940400', 'U'),
  input: { proposalIdx: idx },
  data: z.null(),
  fails: [WRONG_STATE],
})
