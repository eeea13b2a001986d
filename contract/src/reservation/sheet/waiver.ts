import * as z from 'zod'
import { manager } from '../../access.ts'
import { call } from '../../call.ts'
import { WRONG_STATE } from '../../fail.ts'
import { date, idx, instant, key, text } from '../../shape.ts'
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

export const read = call('GET /manage/waivers', {
  summary: 'Read a day’s weather waivers, and the effect a new one would have.',
  access: manager('940400', 'R'),
  input: when,
  data: z.object({
    list: z.array(waiver),
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
