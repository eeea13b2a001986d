import * as z from 'zod'
import { manager } from '../../access.ts'
import { call } from '../../call.ts'
import { CHANGED_MEANWHILE, IN_USE } from '../../fail.ts'
import { wholeListCall } from '../../list.ts'
import { historyCall } from '../../office/history.ts'
import { UNDO_OVER, UNDO_SECONDS } from '../../office/undo.ts'
import { idx, lang, text, version } from '../../shape.ts'
import { OVERLAP } from '../refusal.ts'
import { editedHole } from './course.ts'

/** Minutes that nine holes take. Source: domain, section 1. */
export const LOOP_MINUTES_FIRST = 135

const translated = z.record(lang, z.object({ name: text(40).optional() }))

const course = z.object({
  courseIdx: idx,
  code: z.string(),
  /** In the club's own language; `translated` has the others. */
  name: z.string(),
  translated,
  /** Holes of the loop. */
  holes: z.int(),
  loopMinutes: z.int(),
  orderNo: z.int(),
  isUse: z.boolean(),
  /** Holes whose par and lengths are entered. */
  entered: z.int(),
  version,
})
export type ManagedCourse = z.output<typeof course>

const fields = {
  code: z
    .string()
    .min(1)
    .max(20)
    .regex(/^[\w-]+$/),
  name: text(40).min(1),
  translated: translated.optional(),
  holes: z
    .int()
    .min(9)
    .max(18)
    .refine((holes) => holes % 9 === 0),
  loopMinutes: z.int().min(60).max(300).default(LOOP_MINUTES_FIRST),
  orderNo: z.int().min(0).max(999).optional(),
  isUse: z.boolean(),
}
const saved = z.object({ courseIdx: idx, version })

const FIELDS = {
  code: 'course-edit.CODE',
  name: 'course-edit.NAME',
  holes: 'course-edit.HOLES',
  loopMinutes: 'course-edit.LOOP_MINUTES',
  orderNo: 'course-edit.ORDER',
  isUse: 'course-edit.USE',
} as const

export const list = wholeListCall('GET /manage/courses', {
  summary: 'List the courses, those out of use included.',
  access: manager('940100', 'R'),
  row: course,
  exported: { ...FIELDS, entered: 'course-edit.ENTERED' },
})

export const one = call('GET /manage/courses/{id=courseIdx}', {
  summary: 'Read a course and its holes, with the tips in every language.',
  access: manager('940100', 'R'),
  input: { courseIdx: idx },
  data: course.extend({ card: z.array(editedHole) }),
})

export const history = historyCall('course', '940100', { ...FIELDS, card: 'course-edit.CARD' })

export const create = call('POST /manage/courses', {
  summary: 'Add a course.',
  access: manager('940100', 'C'),
  input: fields,
  data: saved,
  fails: [IN_USE],
})

export const change = call('PUT /manage/courses/{id=courseIdx}', {
  summary: 'Change a course. The time that its holes take cannot change while published days start on it.',
  access: manager('940100', 'U'),
  input: { courseIdx: idx, version, ...fields },
  data: saved,
  fails: [IN_USE, OVERLAP, CHANGED_MEANWHILE],
})

export const remove = call('DELETE /manage/courses/{id=courseIdx}', {
  summary: 'Delete a course that nothing uses.',
  access: manager('940100', 'D'),
  input: { courseIdx: idx },
  data: z.object({ deleted: z.int() }),
  fails: [IN_USE],
})

export const undo = call('PUT /manage/courses/{id=courseIdx}/undo', {
  summary: `Undo deleting a course and its holes, by the one who did it and within ${UNDO_SECONDS} seconds.`,
  access: manager('940100', 'D'),
  input: { courseIdx: idx },
  data: saved,
  fails: [UNDO_OVER, IN_USE],
})
