import * as z from 'zod'
import { anyone } from '../../access.ts'
import { call } from '../../call.ts'
import { clubCode, date, idx, instant, key, lang, money, time } from '../../shape.ts'
import { dayClass } from '../day.ts'

export const read = call('GET /reservation/rules', {
  summary: 'Read the booking rules as sentences, for the caller or for a member type.',
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

const fee = z.object({
  key: key('557'),
  name: z.string(),
  /** A member type; null for every type. */
  memberType: key('702').nullable(),
  memberTypeName: z.string().nullable(),
  /** A part of the day; null for the whole day. */
  part: key('218').nullable(),
  partName: z.string().nullable(),
  /** Whether it is for a season, which it is now; it counts before one for the whole year. */
  season: z.boolean(),
  /** 1 Monday to 7 Sunday; empty for all days of both classes. */
  weekdays: z.array(key('Z53')),
  /** In the order of the weekdays. */
  weekdayNames: z.array(z.string()),
  unit: z.enum(['PERSON', 'TEAM']),
  weekday: money.nullable(),
  weekend: money.nullable(),
})

const discount = z.object({
  key: key('367'),
  name: z.string(),
  /** Off the green fee: one of them is null. */
  percent: z.int().nullable(),
  amount: money.nullable(),
  /** Null for every day, and the whole day. */
  dayClass: dayClass.nullable(),
  part: key('218').nullable(),
  partName: z.string().nullable(),
  /** Null where it holds already, and without an end. */
  from: date.nullable(),
  to: date.nullable(),
  /** The front desk gives it; no booking is priced with it. */
  isGivenAtDesk: z.boolean(),
})

/** Days of suspension, a share of the group’s green fees in per cent, or a choice; null where the rule has none. */
const consequence = { days: z.int().nullable(), percent: z.int().nullable() }

const guideData = z.object({
  /** How far ahead, how many, and until when a booking can be cancelled: at most three sentences. */
  short: z.array(z.string()),
  fees: z.array(fee),
  discounts: z.array(discount),
  /** Within `perMonths`, where it says some, money lifts a suspension once. */
  penalties: z.array(z.object({ code: key('501'), name: z.string(), ...consequence, perMonths: z.int().nullable() })),
  /** What follows on how often something happened within `perMonths`; none of it before the first step. */
  repeats: z.array(
    z.object({
      code: key('501'),
      name: z.string(),
      perMonths: z.int().nullable(),
      /** `to` is null for the last. */
      steps: z.array(z.object({ from: z.int(), to: z.int().nullable(), ...consequence })),
    }),
  ),
  /** What else is penalised, in sentences. */
  conduct: z.string(),
  /** When money that is chosen in place of a suspension is due, and that a suspension cancels bookings; empty where neither applies. */
  moneyDue: z.string(),
  /** The penalties that are announced, with their day; empty without any. */
  penaltiesNext: z.string(),
  /** First and last tee time of each part, of the days that are published. */
  times: z.array(z.object({ part: key('218'), name: z.string(), first: time, last: time })),
  /** How days open for each type of member. */
  opening: z.array(z.object({ memberType: key('702'), name: z.string(), weekday: z.string(), weekend: z.string() })),
  cancel: z.string(),
  guests: z.string(),
  standby: z.string(),
  /** In paragraphs; empty where no tee times are given by draw. */
  draws: z.array(z.string()),
  /** In paragraphs; empty where the club has no season for groups. */
  groups: z.array(z.string()),
})
export type Guide = z.output<typeof guideData>

export const guide = call('GET /reservation/guide/{code=clubCode}', {
  summary: 'Read fees, penalties, tee times and the opening of bookings under the rules in force.',
  access: anyone,
  input: { clubCode, lang: lang.optional() },
  data: guideData,
  cache: { shows: ['rule', 'code', 'message', 'site'], seconds: 60 },
})
