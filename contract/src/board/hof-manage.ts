import * as z from 'zod'
import { manager } from '../access.ts'
import { call } from '../call.ts'
import { CHANGED_MEANWHILE, WRONG_STATE } from '../fail.ts'
import { MAX_FILE_BYTES, PICTURE_UNREADABLE, PICTURES } from '../file.ts'
import { listCall } from '../list.ts'
import { historyCall } from '../office/history.ts'
import { date, idx, lang, person, text, version } from '../shape.ts'
import { feat, hofKind } from './hof.ts'

export const HOF_STATES = ['REPORTED', 'VERIFIED', 'PUBLISHED', 'HIDDEN'] as const
const hofState = z.enum(HOF_STATES)
export type HofState = z.output<typeof hofState>

/** What a feat may become; it is verified by the club before visitors see it. Source: docs/rules.md, Content. */
export const NEXT_STATES: Readonly<Record<HofState, readonly HofState[]>> = {
  REPORTED: ['VERIFIED', 'HIDDEN'],
  VERIFIED: ['REPORTED', 'PUBLISHED', 'HIDDEN'],
  PUBLISHED: ['VERIFIED', 'HIDDEN'],
  HIDDEN: ['REPORTED', 'VERIFIED'],
}

const personName = text(60)
const witnesses = z.array(personName.min(1)).max(3)
const translated = z.record(lang, z.object({ playerName: personName, witnessNames: witnesses }).partial())

const row = feat.extend({
  courseIdx: idx,
  state: hofState,
  /** The account of the player, where there is one. */
  member: person.nullish(),
  /** The player agreed to be published. */
  publish: z.boolean(),
  version,
})
export type FeatRow = z.output<typeof row>

/** Names in the club's own language; `translated` has the others. */
const whole = row.extend({ translated })
export type ManagedFeat = z.output<typeof whole>

const fields = {
  kind: hofKind,
  date,
  courseIdx: idx,
  /** Needed for a hole-in-one, an albatross and an eagle. */
  hole: z.int().min(1).max(18).optional(),
  /** In metres. */
  distance: z.int().min(1).max(700).optional(),
  club: text(40).optional(),
  ball: text(60).optional(),
  memberIdx: idx.optional(),
  /** The member's names unless given. */
  playerName: personName.optional(),
  witnessNames: witnesses.default([]),
  translated: translated.optional(),
  publish: z.boolean(),
  state: hofState,
}
const saved = z.object({ idx, version })
const fails = [WRONG_STATE, PICTURE_UNREADABLE] as const
const sent = {
  kind: 'upload',
  files: { part: 'file', most: 1, maxBytes: MAX_FILE_BYTES, accept: PICTURES },
} as const

const FIELDS = {
  kind: { heading: 'hof-edit.KIND', as: { texts: 'hof.KIND_' } },
  date: { heading: 'hof-edit.DATE', as: 'day' },
  hole: 'hof-edit.HOLE',
  distance: 'hof-edit.DISTANCE',
  club: 'hof-edit.CLUB',
  ball: 'hof-edit.BALL',
  publish: 'hof-edit.PUBLISH',
  state: { heading: 'hof-edit.STATE', as: { texts: 'hof-edit.STATE_' } },
} as const

export const list = listCall('GET /manage/hof', {
  summary: 'List the achievements of the hall of fame in every status.',
  access: manager('930800', 'R'),
  row,
  sorts: ['date', 'kind', 'state', 'idx'],
  sort: '-date',
  keyword: true,
  filters: { state: hofState.optional(), kind: hofKind.optional() },
  exported: { playerName: 'hof-edit.PLAYER', courseName: 'hof-edit.COURSE', ...FIELDS },
})

export const one = call('GET /manage/hof/{id=idx}', {
  summary: 'Read an achievement with its names in every language.',
  access: manager('930800', 'R'),
  input: { idx },
  data: whole,
})

export const history = historyCall('hof', '930800', {
  ...FIELDS,
  playerName: 'hof-edit.PLAYER',
  witnessNames: 'hof-edit.WITNESSES',
  image: 'hof-edit.PICTURE',
})

export const create = call('POST /manage/hof', {
  summary: 'Add an achievement to the hall of fame. It is published only if the player agreed.',
  access: manager('930800', 'C'),
  input: fields,
  data: saved,
  fails,
  ...sent,
})

export const change = call('PUT /manage/hof/{id=idx}', {
  summary: 'Change an achievement, or its status: reported, verified, published, hidden.',
  access: manager('930800', 'U'),
  input: {
    idx,
    version,
    ...fields,
    remove: z
      .array(z.enum(['image']))
      .max(1)
      .optional(),
  },
  data: saved,
  fails: [...fails, CHANGED_MEANWHILE],
  ...sent,
})
