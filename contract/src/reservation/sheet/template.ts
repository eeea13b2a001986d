import * as z from 'zod'
import { manager } from '../../access.ts'
import { call } from '../../call.ts'
import { CHANGED_MEANWHILE, IN_USE, WRONG_STATE } from '../../fail.ts'
import { listCall } from '../../list.ts'
import { historyCall } from '../../office/history.ts'
import { UNDO_OVER, UNDO_SECONDS } from '../../office/undo.ts'
import { idx, key, lang, text, time, version } from '../../shape.ts'
import { dayOfYear } from '../day.ts'
import { OVERLAP } from '../refusal.ts'

export const DAY_TYPES = ['WD', 'SA', 'SU', 'HO', 'EV'] as const
export const SHARES = ['draw', 'fcfs', 'house', 'team'] as const
/** What a new part begins with. Source: domain, section 1. */
export const PART_FIRST = { interval: 8, minPlayers: 4, capacity: 4, w05: 'F', holes: '18' } as const
/** The club has 10 % where a part sets no share of it. */
export const SHARES_FIRST = { draw: 0, fcfs: 90, house: 10, team: 0 }

const dayType = z.enum(DAY_TYPES)
const share = z.int().min(0).max(100)
const shares = z.object({ draw: share, fcfs: share, house: share.default(SHARES_FIRST.house), team: share })
export type Shares = z.output<typeof shares>

const part = z.object({
  part: key('218'),
  firstTime: time,
  /** No start is later; the last one may be earlier. */
  lastTime: time,
  /** Minutes between two starts on one course. */
  interval: z.int().min(6).max(15).default(PART_FIRST.interval),
  routes: z
    .array(z.object({ startCourseIdx: idx, turnCourseIdx: idx.nullish() }))
    .min(1)
    .max(9),
  holes: z.enum(['9', '18', '27']),
  mode: z.enum(['EXCLUSIVE', 'SHARED']),
  minPlayers: z.int().min(1).max(4),
  capacity: z.int().min(1).max(4),
  w05: key('W05'),
  /** Per cent of the starts; together 100. Staff cannot book more for the club than `house`. */
  shares: shares.default(SHARES_FIRST),
})
export type TemplatePart = z.output<typeof part>

const translated = z.record(lang, z.object({ name: text(60).optional() }))
const template = z.object({
  templateIdx: idx,
  name: z.string(),
  dayTypes: z.array(dayType),
  /** 1 Monday to 7 Sunday. */
  weekdays: z.array(key('Z53')),
  from: dayOfYear,
  to: dayOfYear,
  isUse: z.boolean(),
  /** Tee times that one day gets. */
  starts: z.int(),
  version,
})
export type Template = z.output<typeof template>

const fields = {
  name: text(60).min(1),
  translated: translated.optional(),
  dayTypes: z.array(dayType).min(1).max(5),
  weekdays: z
    .array(z.string().regex(/^[1-7]$/))
    .min(1)
    .max(7),
  from: dayOfYear,
  /** Earlier than `from` where the season spans the new year. */
  to: dayOfYear,
  isUse: z.boolean().default(true),
  parts: z.array(part).min(1).max(9),
}
const saved = z.object({ templateIdx: idx, version, starts: z.int() })
const FIELDS = {
  name: 'template.NAME',
  dayTypes: 'template.DAY_TYPES',
  weekdays: 'template.WEEKDAYS',
  from: 'template.FROM',
  to: 'template.TO',
  isUse: 'template.USE',
} as const

export const list = listCall('GET /manage/templates', {
  summary: 'List the templates that days are made from.',
  access: manager('940100', 'R'),
  row: template,
  sorts: ['name', 'from', 'starts'],
  sort: 'name',
  filters: { dayType: dayType.optional(), isUse: z.boolean().optional() },
  exported: { name: FIELDS.name, from: FIELDS.from, to: FIELDS.to, starts: 'template.STARTS', isUse: FIELDS.isUse },
})

export const one = call('GET /manage/templates/{id=templateIdx}', {
  summary: 'Read a template with its parts.',
  access: manager('940100', 'R'),
  input: { templateIdx: idx },
  data: z.object({
    /** `name` is in the club's own language. */
    template: template.extend({ translated }),
    parts: z.array(part),
    /** Days from today on that were made from it; they stay as they are. */
    daysMade: z.int(),
  }),
})

export const history = historyCall('template', '940100', {
  ...FIELDS,
  part1: 'template.PART_1',
  part2: 'template.PART_2',
  part3: 'template.PART_3',
})

const arrival = z.object({ part: z.string(), time, startTime: time })
export const check = call('POST /manage/templates/check', {
  summary: 'List the starts that a template would make, and what it conflicts with. Nothing is saved.',
  access: manager('940100', 'R'),
  input: { ...fields, templateIdx: idx.optional(), name: text(60) },
  data: z.object({
    parts: z.array(z.object({ part: z.string(), times: z.array(time), starts: z.int() })),
    starts: z.int(),
    /** Two teams that would reach the first tee of a course too close together. */
    collisions: z.array(z.object({ courseIdx: idx, first: arrival, second: arrival })),
    /** Templates in use for some of the same days. */
    others: z.array(z.object({ templateIdx: idx, name: z.string() })),
  }),
  idempotent: false,
})
export type TemplateCheck = z.output<typeof check.data>

export const create = call('POST /manage/templates', {
  summary: 'Add a template.',
  access: manager('940100', 'C'),
  input: fields,
  data: saved,
  fails: [OVERLAP],
})

export const change = call('PUT /manage/templates/{id=templateIdx}', {
  summary: 'Change a template. Days that were made from it keep their tee times.',
  access: manager('940100', 'U'),
  input: { templateIdx: idx, version, ...fields },
  data: saved,
  fails: [OVERLAP, IN_USE, CHANGED_MEANWHILE],
})

export const remove = call('DELETE /manage/templates/{id=templateIdx}', {
  summary: 'Delete a template that no day was made from.',
  access: manager('940100', 'D'),
  input: { templateIdx: idx, version: version.optional() },
  data: z.object({ deleted: z.int() }),
  fails: [IN_USE, CHANGED_MEANWHILE],
})

export const undo = call('PUT /manage/templates/{id=templateIdx}/undo', {
  summary: `Undo deleting a template, by the one who did it and within ${UNDO_SECONDS} seconds.`,
  access: manager('940100', 'D'),
  input: { templateIdx: idx },
  data: saved,
  /** WRONG_STATE: one of its courses is gone. */
  fails: [UNDO_OVER, OVERLAP, WRONG_STATE],
})
