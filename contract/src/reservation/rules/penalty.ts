import * as z from 'zod'
import { date, file, idx, instant, key, money, time, version } from '../../shape.ts'

const STATES = ['PROPOSED', 'ACTIVE', 'SERVED', 'CLEARED', 'WAIVED', 'APPEALED'] as const
/** An appeal changes nothing while it is open: APPEALED counts as ACTIVE. */
export const penaltyState = z.enum(STATES)
export type PenaltyState = z.output<typeof penaltyState>

/** What a member wrote against a penalty, and what the club answered. */
export const appeal = z.object({
  text: z.string(),
  files: z.array(file),
  at: instant,
  /** The last day to decide it; a suspension is interrupted from the next day on. Null once it is decided. */
  decideBy: date.nullish(),
  answer: z.string().nullish(),
  answeredAt: instant.nullish(),
})
export type Appeal = z.output<typeof appeal>

/** Why a manager waived a penalty for which the member showed a document. */
export const waivedFor = z.enum(['ILLNESS', 'BEREAVEMENT'])

/** Either a suspension, with `until` and the money that lifts it, or money to pay, without `until`. */
export const penalty = z.object({
  penaltyIdx: idx,
  code: key('501'),
  state: z.string(),
  from: date,
  until: date.nullish(),
  money: money.nullish(),
  currency: z.string(),
  /** Of a waived penalty: its money was paid before, and is to be returned. */
  paid: z.boolean(),
  /** The last day to pay money that is not the end of a suspension; kept once a suspension has begun in its place. */
  dueDate: date.nullish(),
  /** The days of the suspension that begins when the money is not paid by then; null where none follows. */
  daysIfUnpaid: z.int().nullish(),
  /** Of money to pay: the member’s next tee time, at whose check-in it is due, where that is before `dueDate`. */
  checkInDate: date.nullish(),
  /** The day of the check-in at which the money was due and not paid. */
  unpaidDate: date.nullish(),
  bookingIdx: idx.nullish(),
  playDate: date.nullish(),
  /** The first day on which it counts no more when the same happens again. */
  countsUntil: date.nullish(),
  ruleText: z.string(),
  reason: z.string().nullish(),
  /** Until when the member can appeal; null where they cannot. */
  appealBy: instant.nullish(),
  /** Where they can: the days in which the club would decide. */
  decideDays: z.int().nullish(),
  /** The first day on which the suspension does not run, because the club did not decide an appeal in time. */
  interruptedDate: date.nullish(),
  waivedFor: waivedFor.nullish(),
  version,
})

export type Penalty = z.output<typeof penalty>

/** What a suspension that begins now does to the bookings that its member made. */
export const suspendedBookings = z.object({
  /** The club wants those on its days cancelled; otherwise all stay. */
  cancels: z.boolean(),
  bookings: z.array(z.object({ bookingIdx: idx, date, time, course: z.string() })),
})
