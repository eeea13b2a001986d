import * as z from 'zod'
import { anyone } from '../access.ts'
import { call } from '../call.ts'
import { clubCode, idx, instant, key } from '../shape.ts'
import { dayClass } from './sheet.ts'

export const read = call('GET /reservation/rules', {
  summary: 'Read the booking rules as sentences, for the caller or for a type of member.',
  access: anyone,
  input: { clubCode, memberType: key('702').optional() },
  data: z.object({
    /** For each class of day how it opens, and when the next of its days does; null where the club opens by hand. */
    opening: z.array(z.object({ dayClass, text: z.string(), opensAt: instant.nullable() })),
    cancel: z.string(),
    penalties: z.string(),
    guests: z.string(),
    standby: z.string(),
    draw: z.string(),
    /** The full rules, GET /terms. */
    termsIdx: idx,
  }),
})
