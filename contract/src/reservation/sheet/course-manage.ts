import * as z from 'zod'
import { manager } from '../../access.ts'
import { IN_USE } from '../../fail.ts'
import { wholeListCall } from '../../list.ts'
import { recordCalls, translated } from '../../record.ts'
import { text } from '../../shape.ts'
import { OVERLAP } from '../refusal.ts'
import { editedHole } from './course.ts'

/** Minutes that nine holes take. Source: docs/rules.md, Days. */
export const LOOP_MINUTES_FIRST = 135

const code = z.string().min(1).max(20)
const holes = z.int().min(9).max(18)

export const courseRecord = recordCalls('/manage/courses', '940100', {
  noun: 'course',
  address: 'counted',
  summaries: {
    change: 'Change a course. Its duration is fixed while published days use it.',
    remove: 'Delete a course that nothing uses.',
  },
  fields: {
    code: { row: z.string(), in: code.regex(/^[\w-]+$/), show: 'course-edit.CODE' },
    /** In the club's own language; `translated` has the others. */
    name: { row: z.string(), in: text(40).min(1), isWords: true, show: 'course-edit.NAME' },
    translated: translated({ name: text(40) }),
    /** Holes of the loop. */
    holes: { row: z.int(), in: holes.refine((number) => number % 9 === 0), show: 'course-edit.HOLES' },
    loopMinutes: {
      row: z.int(),
      in: z.int().min(60).max(300).default(LOOP_MINUTES_FIRST),
      show: 'course-edit.LOOP_MINUTES',
    },
    /** The last place unless given. */
    orderNo: { row: z.int(), in: z.int().min(0).max(999).optional(), show: 'course-edit.ORDER' },
    isUse: { row: z.boolean(), in: z.boolean(), show: 'course-edit.USE' },
    /** Holes whose par and lengths are entered. */
    entered: { row: z.int(), in: null, show: 'course-edit.ENTERED' },
  },
  /** The holes, with the tips in every language. */
  detail: { card: z.array(editedHole) },
  noted: { card: 'course-edit.CARD' },
  fails: { create: [IN_USE], change: [OVERLAP], remove: [IN_USE] },
})
export type ManagedCourse = z.output<typeof courseRecord.row>
export const { one, history, create, change, remove, undo } = courseRecord

export const list = wholeListCall('GET /manage/courses', {
  summary: 'List the courses, including those not in use.',
  access: manager('940100', 'R'),
  row: courseRecord.row,
  exported: courseRecord.shown,
})
