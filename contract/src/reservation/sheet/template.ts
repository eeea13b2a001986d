import * as z from 'zod'
import { manager } from '../../access.ts'
import { call } from '../../call.ts'
import { IN_USE, WRONG_STATE } from '../../fail.ts'
import { pagesOf, recordCalls, translated } from '../../record.ts'
import { idx, key, missingIn, text, time } from '../../shape.ts'
import { dayOfYear } from '../day.ts'
import { OVERLAP } from '../refusal.ts'

export const DAY_TYPES = ['WD', 'SA', 'SU', 'HO', 'EV'] as const
export const SHARES = ['draw', 'fcfs', 'house', 'team'] as const
/** What a new part begins with. Source: docs/rules.md, Days. */
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
  /** Only an opening rule may say that a day opens through a lobby. */
  w05: key('W05').refine((way) => way !== 'L'),
  /** Per cent of the starts; together 100. Staff cannot book more for the club than `house`. */
  shares: shares.default(SHARES_FIRST),
})
export type TemplatePart = z.output<typeof part>

const name = text(60).min(1)
const words = translated({ name: text(60) })

export const templateRecord = recordCalls('/manage/templates', '940100', {
  noun: 'template',
  address: 'counted',
  summaries: {
    change: 'Change a template. Days created from it keep their tee times.',
    remove: 'Delete a template from which no day was created.',
  },
  fields: {
    name: { row: z.string(), in: name, show: 'template.NAME', isWords: true },
    /** `name` is in the club's own language. */
    translated: words,
    dayTypes: {
      row: z.array(dayType),
      in: z.array(dayType).min(1).max(5),
      show: 'template.DAY_TYPES',
      isMany: true,
    },
    /** 1 Monday to 7 Sunday. */
    weekdays: {
      row: z.array(key('Z53')),
      in: z
        .array(z.string().regex(/^[1-7]$/))
        .min(1)
        .max(7),
      show: 'template.WEEKDAYS',
      isMany: true,
    },
    from: { row: dayOfYear, show: 'template.FROM' },
    /** Earlier than `from` where the season spans the new year. */
    to: { row: dayOfYear, show: 'template.TO' },
    isUse: { row: z.boolean(), in: z.boolean().default(true), show: 'template.USE' },
    /** Tee times that one day gets. */
    starts: { row: z.int(), in: null },
    /** Without a part the club is closed on these days. */
    parts: { row: z.array(part), in: z.array(part).max(9), isMany: true },
  },
  saved: { starts: z.int() },
  noted: { part1: 'template.PART_1', part2: 'template.PART_2', part3: 'template.PART_3' },
  /** An undo has WRONG_STATE where one of its courses is gone. */
  fails: { create: [OVERLAP], change: [IN_USE], remove: [IN_USE], undo: [WRONG_STATE] },
})
export const { history, create, change, remove, undo } = templateRecord

const row = templateRecord.row.omit({ translated: true, parts: true })
export type Template = z.output<typeof row>

export const list = pagesOf(templateRecord, {
  summary: 'List the templates from which days are created.',
  row: row.extend({ missingIn }),
  sorts: ['name', 'from', 'starts'],
  sort: 'name',
  filters: { dayType: dayType.optional(), isUse: z.boolean().optional() },
  exported: {
    name: 'template.NAME',
    from: 'template.FROM',
    to: 'template.TO',
    starts: 'template.STARTS',
    isUse: 'template.USE',
  },
})

export const one = call('GET /manage/templates/{id=templateIdx}', {
  summary: 'Read a template with its parts.',
  access: manager('940100', 'R'),
  input: { templateIdx: idx },
  data: z.object({
    template: row.extend({ translated: words.row }),
    parts: z.array(part),
    /** Days from today on that were made from it; they stay as they are. */
    daysMade: z.int(),
  }),
})

const arrival = z.object({ part: z.string(), time, startTime: time })
export const check = call('POST /manage/templates/check', {
  summary: 'List the tee times that a template would create, and its conflicts. Nothing is saved.',
  access: manager('940100', 'R'),
  input: { ...templateRecord.fields, templateIdx: idx.optional(), name: text(60) },
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
