import * as z from 'zod'
import { manager } from '../access.ts'
import { call } from '../call.ts'
import { CHANGED_MEANWHILE } from '../fail.ts'
import { historyCall } from '../office/history.ts'
import { UNDO_OVER, UNDO_SECONDS } from '../office/undo.ts'
import { date, idx, lang, text } from '../shape.ts'
import { OVERLAP } from './refusal.ts'
import { DAY_TYPES } from './template.ts'

const dayType = z.enum(DAY_TYPES)
const translated = z.record(lang, z.object({ name: text(60).optional() }))

const holiday = z.object({
  holidayIdx: idx,
  date,
  /** In the club's own language; `translated` has the others. */
  name: z.string(),
  translated,
  dayType,
  version: z.int(),
})
export type Holiday = z.output<typeof holiday>

const fields = { date, name: text(60).min(1), translated: translated.optional(), dayType: dayType.default('HO') }
const saved = z.object({
  holidayIdx: idx,
  version: z.int(),
  /** Days that are made already as another kind of day. They stay as they are until they are made again. */
  affectedDays: z.array(date),
})

export const list = call('GET /manage/holidays', {
  summary: 'List the holidays of a year, or all of them.',
  access: manager('960100', 'R'),
  input: { year: z.int().min(1900).max(2200).optional() },
  data: z.array(holiday),
})

export const history = historyCall('holiday', '960100', {
  date: { heading: 'holiday.DATE', as: 'day' },
  name: 'holiday.NAME',
  dayType: { heading: 'holiday.DAY_TYPE', as: { code: 'HDE' } },
})

export const check = call('POST /manage/holidays/check', {
  summary: 'List the days that are made already and would be of another kind. Nothing is saved.',
  access: manager('960100', 'R'),
  /** Without a date the holiday `holidayIdx` would be deleted. */
  input: { holidayIdx: idx.optional(), date: date.optional(), dayType: dayType.optional() },
  data: z.object({
    days: z.array(
      z.object({
        date,
        before: dayType,
        after: dayType,
        isPublished: z.boolean(),
        /** Bookings that are not cancelled. */
        bookings: z.int(),
      }),
    ),
  }),
})
export type AffectedDay = z.output<typeof check.data>['days'][number]

export const create = call('POST /manage/holidays', {
  summary: 'Add a holiday.',
  access: manager('960100', 'C'),
  input: fields,
  data: saved,
  fails: [OVERLAP],
})

export const change = call('PUT /manage/holidays/{id=holidayIdx}', {
  summary: 'Change a holiday.',
  access: manager('960100', 'U'),
  input: { holidayIdx: idx, version: z.int(), ...fields },
  data: saved,
  fails: [OVERLAP, CHANGED_MEANWHILE],
})

export const remove = call('DELETE /manage/holidays/{id=holidayIdx}', {
  summary: 'Delete a holiday.',
  access: manager('960100', 'D'),
  input: { holidayIdx: idx },
  data: saved,
})

export const undo = call('PUT /manage/holidays/{id=holidayIdx}/undo', {
  summary: `Undo deleting a holiday, by the one who did it and within ${UNDO_SECONDS} seconds.`,
  access: manager('960100', 'D'),
  input: { holidayIdx: idx },
  data: saved,
  fails: [UNDO_OVER, OVERLAP],
})
