import * as z from 'zod'
import { anyone, manager } from '../../access.ts'
import { call } from '../../call.ts'
import { CHANGED_MEANWHILE } from '../../fail.ts'
import { clubCode, date, idx, key, lang, text, version } from '../../shape.ts'

const metres = /* @__PURE__ */ z.number().min(-1000).max(1000)
const length = /* @__PURE__ */ z.int().min(0).max(2000)
const pair = /* @__PURE__ */ z.tuple([metres, metres])

/** Positions on a hole are `at` metres along the line of play and `off` metres to its right (left is negative). */
export const hole = /* @__PURE__ */ z.object({
  no: z.int().min(1).max(18),
  par: z.int().min(3).max(5),
  /** Stroke index within the course, 1 is the hardest. */
  index: z.int().min(1).max(18),
  /** Metres from the black, blue, white and red tees, along the line of play. */
  tees: z.tuple([length, length, length, length]),
  /** Metres that the green is above the tee. */
  rise: z.int().min(-500).max(500),
  land: z.string().min(1).max(20),
  /** Density of the trees beside it, 0 to 1. */
  woods: z.number().min(0).max(1),
  /** The line of play as [across, along] from the tee, scaled to the black tee. */
  line: z.array(pair).min(2).max(20),
  /** Edges of the fairway: [at, left, right]. */
  fairway: z
    .array(z.tuple([metres, metres, metres]))
    .min(1)
    .max(20),
  green: z.tuple([metres, metres, metres]),
  /** Along, off, half width, half depth, degrees. */
  bunkers: z.array(z.tuple([metres, metres, metres, metres, metres])).max(20),
  /** Shores of ponds and streams, each a ring of [at, off]. */
  water: z.array(z.array(pair).min(3).max(30)).max(5),
})
export type Hole = z.output<typeof hole>

const drawn = z.object({ courseIdx: idx, name: z.string(), first: hole, ofDay: hole })
export type DrawnCourse = z.output<typeof drawn>

export const holes = call('GET /reservation/holes/{code=clubCode}', {
  summary:
    'List two holes of each course to draw: the first, and one that changes daily. A course without holes is omitted.',
  access: anyone,
  input: { clubCode, lang: lang.optional(), date: date.optional() },
  data: z.array(drawn),
  cache: { shows: ['course', 'site'], seconds: 60 },
})

export const editedHole = hole.extend({ tip: z.record(lang, text(400)).default({}) })
export type EditedHole = z.input<typeof editedHole>

/** A hole with how to play it, in the language that was asked for. */
const played = hole.extend({ tip: z.string() })
export type PlayedHole = z.output<typeof played>

const card = z.object({ courseIdx: idx, code: key('517'), name: z.string(), holes: z.array(played) })
export type Scorecard = z.output<typeof card>

export const cards = call('GET /reservation/scorecards/{code=clubCode}', {
  summary: 'Read every hole of each course: its drawing, lengths, par, stroke index and how to play it.',
  access: anyone,
  input: { clubCode, lang: lang.optional() },
  data: z.array(card),
  cache: { shows: ['course', 'site'], seconds: 60 },
})

export const changeHoles = call('PUT /reservation/courses/{id=courseIdx}/holes', {
  summary: 'Replace the holes of a course, all of them, numbered from 1.',
  access: manager('940100', 'U'),
  input: { courseIdx: idx, version, holes: z.array(editedHole).max(18) },
  data: z.object({ version }),
  fails: [CHANGED_MEANWHILE],
})
