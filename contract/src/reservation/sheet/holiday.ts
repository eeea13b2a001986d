import * as z from 'zod'
import { manager } from '../../access.ts'
import { call } from '../../call.ts'
import { listOf, recordCalls, translated } from '../../record.ts'
import { date, idx, text } from '../../shape.ts'
import { OVERLAP } from '../refusal.ts'
import { DAY_TYPES } from './template.ts'

const dayType = z.enum(DAY_TYPES)
const others = translated({ name: text(60) })

export const holidayRecord = recordCalls('/manage/holidays', '960100', {
  noun: 'holiday',
  fields: {
    date: { row: date, show: { heading: 'holiday.DATE', as: 'day' } },
    /** In the club's own language; `translated` has the others. */
    name: { row: z.string(), in: text(60).min(1), isWords: true, show: 'holiday.NAME' },
    translated: others,
    dayType: { row: dayType, in: dayType.default('HO'), show: { heading: 'holiday.DAY_TYPE', as: { code: 'HDE' } } },
  },
  saved: {
    /** Days that are made already as another kind of day. They take the new kind and keep their tee times and bookings. */
    affectedDays: z.array(date),
  },
  fails: { create: [OVERLAP] },
})
export type Holiday = z.output<typeof holidayRecord.row>
export const { history, create, change, remove, undo } = holidayRecord

const affectedDay = z.object({
  date,
  before: dayType,
  after: dayType,
  isPublished: z.boolean(),
  /** Bookings that are not cancelled. */
  bookings: z.int(),
})
export type AffectedDay = z.output<typeof affectedDay>

export const list = listOf(holidayRecord, 'List the holidays of a year, or all of them.', {
  year: z.int().min(1900).max(2200).optional(),
})

export const check = call('POST /manage/holidays/check', {
  summary: 'List the existing days that would have another day type. Nothing is saved.',
  access: manager('960100', 'R'),
  /** Without a date the holiday `holidayIdx` would be deleted. */
  input: { holidayIdx: idx.optional(), date: date.optional(), dayType: dayType.optional() },
  data: z.object({
    days: z.array(affectedDay),
  }),
  idempotent: false,
})

const publicHoliday = z.object({
  date,
  name: z.string(),
  translated: others.row,
  /** MISSING: the club has no holiday on this date. CHANGED: one with another name or of another kind. */
  state: z.enum(['SAME', 'CHANGED', 'MISSING']),
  /** What the club has instead. */
  there: z.object({ name: z.string(), translated: others.row, dayType }).nullable(),
})
export type PublicHoliday = z.output<typeof publicHoliday>

const publicYear = z.int().min(2000).max(2100)

export const standard = call('GET /manage/holidays/standard/{year}', {
  summary: 'Compare a year’s holidays with the public holidays that the product knows; it knows those of Korea only.',
  access: manager('960100', 'R'),
  input: { year: publicYear },
  data: z.object({
    holidays: z.array(publicHoliday),
    /** Days that are made already and would be of another kind, were all public holidays put back. */
    days: z.array(affectedDay),
  }),
})

export const reset = call('PUT /manage/holidays/standard/{year}', {
  summary: 'Restore a year’s public holidays: add the missing ones, and reset the name and type of the others.',
  access: manager('960100', 'U'),
  input: {
    year: publicYear,
    /** Of the public holidays; others of the club stay. */
    dates: z.array(date).min(1).max(60),
  },
  data: z.object({ added: z.int(), changed: z.int(), affectedDays: z.array(date) }),
})
