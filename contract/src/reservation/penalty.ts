import * as z from 'zod'
import { date, idx, instant, key, money } from '../shape.ts'

/** Either a suspension, with `until` and the money that lifts it, or money to pay, without `until`. */
export const penalty = z.object({
  penaltyIdx: idx,
  code: key('501'),
  state: z.string(),
  from: date,
  until: date.nullish(),
  money: money.nullish(),
  currency: z.string(),
  paid: z.boolean(),
  bookingIdx: idx.nullish(),
  playDate: date.nullish(),
  /** The first day on which it counts no more when the same happens again. */
  countsUntil: date.nullish(),
  ruleText: z.string(),
  reason: z.string().nullish(),
  appealBy: instant.nullish(),
  version: z.int(),
})

export type Penalty = z.output<typeof penalty>
