import * as z from 'zod'
import { anyone } from '../../access.ts'
import { call } from '../../call.ts'
import { clubCode, idx, instant, lang } from '../../shape.ts'

export const COURSE_STATES = ['OPEN', 'DELAYED', 'CARTS_ON_PATHS', 'CLOSED'] as const
export const courseStateName = /* @__PURE__ */ z.enum(COURSE_STATES)

/** Without a course it is true of all; minutes are those of the delays of the day. */
export const courseState = /* @__PURE__ */ z.object({
  state: courseStateName,
  minutes: z.int().nullish(),
  courseIdx: idx.nullish(),
  courseName: z.string().nullish(),
  text: z.string().nullish(),
  since: instant,
})
export type CourseState = z.output<typeof courseState>

export const read = /* @__PURE__ */ call('GET /course/state', {
  summary: 'Read the state of the course today: open, delayed, carts on paths only, or closed.',
  access: anyone,
  input: { clubCode, lang: lang.optional() },
  data: courseState,
  cache: { shows: ['course-state', 'course', 'site'], seconds: 60 },
})
