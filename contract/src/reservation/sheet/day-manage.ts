import * as z from 'zod'
import { manager } from '../../access.ts'
import { call } from '../../call.ts'
import { CHANGED_MEANWHILE, WRONG_STATE } from '../../fail.ts'
import { translated } from '../../record.ts'
import { date, idx, instant, key, text, time, version } from '../../shape.ts'
import { DAY_HAS_CLAIMS, OVERLAP } from '../refusal.ts'
import { claimKind, dayStateKept, ledger } from './sheet.ts'

/** The days that one call reads or makes at most. */
export const MOST_DAYS = 62

/** What a manager should know about a day that is made. */
export const DAY_WARNINGS = [
  /** Its tee times or shares are not those of its template. */
  'DIFFERS',
  /** No template serves it any more. */
  'NO_TEMPLATE',
  /** Groups would meet on the courses of its template. */
  'OVERLAP',
  /** Part of it is suspended. */
  'PART_SUSPENDED',
  /** A course is suspended on it, or in a part of it. */
  'COURSE_SUSPENDED',
  /** Members should see it by now, and do not. */
  'NOT_PUBLISHED',
] as const

const range = { from: date, to: date }

const day = z.object({
  date,
  dayType: key('HDE'),
  holidayName: z.string().nullish(),
  state: dayStateKept,
  templateIdx: idx.nullish(),
  templateName: z.string().nullish(),
  ledger,
  /** How many stand by. */
  waiting: z.int(),
  warnings: z.array(z.enum(DAY_WARNINGS)),
  version,
})
export type ManagedDay = z.output<typeof day>

export const list = call('GET /manage/days', {
  summary: 'List the existing days in a range of up to 62 days, with their counts and warnings.',
  access: manager('940200', 'R'),
  input: range,
  data: z.array(day),
})

const plannedDay = z.object({
  date,
  /** Null for a day that is not made. */
  state: dayStateKept.nullable(),
  dayType: key('HDE'),
  templateIdx: idx.nullish(),
  templateName: z.string().nullish(),
  /** Tee times that it would have; of these new or changed ones; of those that it has, ones that would go or change. */
  starts: z.int(),
  adds: z.int(),
  removes: z.int(),
  /** Tee times in the way: taken ones that would change or go, and ones that would go though they were booked, offered or in a draw before. */
  claims: z.int(),
  sharesChange: z.boolean(),
  conflict: z.enum(['NO_TEMPLATE', 'STATE', 'CLAIMS', 'OVERLAP']).nullish(),
})
export type PlannedDay = z.output<typeof plannedDay>

const plannedTeeTime = z.object({
  slotIdx: idx.nullish(),
  time,
  part: key('218'),
  courseIdx: idx,
  courseName: z.string(),
  change: z.enum(['ADD', 'REMOVE', 'CHANGE']),
  /** What is in the way; ON_RECORD is a booking, an offer or a draw of before. */
  inTheWay: z.object({ kind: z.enum([...claimKind.options, 'ON_RECORD']), who: z.string() }).nullish(),
})
export type PlannedTeeTime = z.output<typeof plannedTeeTime>

const previewedDay = plannedDay.extend({
  /** Of a single day every tee time that would change; of several days those with something in the way. */
  teeTimes: z.array(plannedTeeTime),
})
export type PreviewedDay = z.output<typeof previewedDay>

export const preview = call('POST /manage/days/preview', {
  summary: 'Show how days would be created, or created again, tee time by tee time. Nothing is saved.',
  access: manager('940200', 'R'),
  input: { ...range, templateIdx: idx.optional() },
  data: z.array(previewedDay),
  idempotent: false,
})

export const generate = call('POST /manage/days/generate', {
  summary: 'Create the missing days of a range as drafts; with `replace`, create existing ones again, all or none.',
  access: manager('940200', 'C'),
  input: {
    ...range,
    /** For all of them; else the template of their season, day type and weekday. */
    templateIdx: idx.optional(),
    replace: z.boolean().default(false),
  },
  data: z.array(plannedDay),
  fails: [DAY_HAS_CLAIMS, OVERLAP],
})

export const publish = call('PUT /manage/days/publish', {
  summary: 'Publish days that are drafts, all or none.',
  access: manager('940200', 'U'),
  input: { dates: z.array(date).min(1).max(MOST_DAYS) },
  data: z.object({ published: z.int() }),
  fails: [WRONG_STATE],
  idempotent: true,
})

/** A part of the day, the whole day without one; of these one course, all courses without one. */
const where = { date, part: key('218').optional(), courseIdx: idx.optional() }

const concerned = {
  version,
  /** Bookings of tee times that are still to come, by tee time. */
  bookings: z.array(
    z.object({ bookingIdx: idx, time, courseName: z.string(), who: z.string(), startsAt: instant, players: z.int() }),
  ),
  /** Groups that have tee times then for which no players are named. */
  groups: z.array(z.object({ dateIdx: idx, teamName: z.string(), teeTimes: z.int() })),
}
export type Concerned = Pick<z.output<z.ZodObject<typeof concerned>>, 'bookings' | 'groups'>

export const suspendCheck = call('GET /manage/days/{date}/suspend', {
  summary: 'List what a suspension of a day, a part of it or one course would end now. Nothing is saved.',
  access: manager('940200', 'U'),
  input: where,
  data: z.object({
    ...concerned,
    holds: z.int(),
    /** Members who would be notified. */
    notified: z.int(),
    /** Bookings of other courses whose groups turn onto the course, which stay; 0 without a course. */
    turning: z.int(),
  }),
})

export const suspend = call('PUT /manage/days/{date}/suspend', {
  summary:
    'Suspend a day, a part of it or one course: end its holds, and cancel its bookings for the club, without penalties. Everyone in them is notified.',
  access: manager('940200', 'U'),
  input: {
    ...where,
    /** Members read it on the sheet. */
    reason: text(200).min(1),
    translated: translated({ reason: text(200) }).in,
    /** For the members whose bookings are cancelled; else they read the reason. */
    message: text(300).optional(),
    cancelBookings: z.boolean(),
    version,
  },
  data: z.object({ cancelled: z.int(), notified: z.int() }),
  fails: [WRONG_STATE, CHANGED_MEANWHILE],
  idempotent: true,
})

export const reopenCheck = call('GET /manage/days/{date}/reopen', {
  summary: 'List what kept its tee time in a suspended day, part of it or course, and count what reopening would free.',
  access: manager('940200', 'U'),
  input: where,
  data: z.object({
    ...concerned,
    /** Tee times that are still to come and that nobody has. */
    free: z.int(),
  }),
})

export const reopen = call('PUT /manage/days/{date}/reopen', {
  summary:
    'Reopen a day, a part of it or one course; what is suspended separately stays. Members who stand by come first, then its tee times are free; no booking is restored.',
  access: manager('940200', 'U'),
  input: { ...where, reason: text(200).min(1), version },
  data: z.object({ state: dayStateKept }),
  fails: [WRONG_STATE, CHANGED_MEANWHILE],
  idempotent: true,
})

export const open = call('PUT /manage/days/{date}/open', {
  summary: 'Open a published day to members now, where an opening rule leaves that to staff.',
  access: manager('940200', 'U'),
  input: { date },
  data: z.object({ openedAt: instant }),
  fails: [WRONG_STATE],
  idempotent: true,
})

export const undoOpen = call('DELETE /manage/days/{date}/open', {
  summary: 'Undo that a manager opened a day, while no member has taken a tee time of it since.',
  access: manager('940200', 'U'),
  input: { date },
  data: z.null(),
  fails: [DAY_HAS_CLAIMS],
})

export const remove = call('DELETE /manage/days/{date}', {
  summary: 'Delete a draft of which nothing is taken or was booked.',
  access: manager('940200', 'D'),
  input: { date },
  data: z.object({ deleted: z.int() }),
  fails: [DAY_HAS_CLAIMS, WRONG_STATE],
})
