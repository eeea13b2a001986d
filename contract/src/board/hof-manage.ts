import * as z from 'zod'
import { WRONG_STATE } from '../fail.ts'
import { MAX_FILE_BYTES, PICTURE_UNREADABLE, PICTURES } from '../file.ts'
import { pagesOf, recordCalls, translated } from '../record.ts'
import { date, idx, instant, missingIn, person, text } from '../shape.ts'
import { feat, hofKind } from './hof.ts'

export const HOF_STATES = ['REPORTED', 'VERIFIED', 'PUBLISHED', 'HIDDEN'] as const
export const hofState = z.enum(HOF_STATES)
export type HofState = z.output<typeof hofState>

/** What a feat may become; it is verified by the club before visitors see it. Source: docs/rules.md, Content. */
export const NEXT_STATES: Readonly<Record<HofState, readonly HofState[]>> = {
  REPORTED: ['VERIFIED', 'HIDDEN'],
  VERIFIED: ['REPORTED', 'PUBLISHED', 'HIDDEN'],
  PUBLISHED: ['VERIFIED', 'HIDDEN'],
  HIDDEN: ['REPORTED', 'VERIFIED'],
}

const personName = text(60)
const names = { playerName: personName, witnessNames: z.array(personName.min(1)).max(3) }
const shown = feat.shape
const detail = { courseName: shown.courseName, imageUrl: shown.imageUrl, picture: shown.picture }
const reported = {
  /** Those whom the player named, with their answers; none for one that a manager added. */
  witnesses: z.array(
    z.object({ member: person, state: z.enum(['ASKED', 'CONFIRMED', 'DENIED']), answeredAt: instant.nullish() }),
  ),
  /** The tee time from which the player reported it. */
  booking: z.object({ bookingIdx: idx, bookingNo: z.string(), date }).nullish(),
}

export const hofRecord = recordCalls('/manage/hof', '930800', {
  noun: 'hof',
  id: 'idx',
  one: 'an achievement',
  stays: true,
  summaries: {
    one: 'Read an achievement with its names in every language.',
    create: 'Add an achievement to the hall of fame. It is published only if the player agreed.',
    change: 'Change an achievement, or its status: reported, verified, published, hidden.',
  },
  fields: {
    kind: { row: shown.kind, show: { heading: 'hof-edit.KIND', as: { texts: 'hof.KIND_' } } },
    date: { row: shown.date, show: { heading: 'hof-edit.DATE', as: 'day' } },
    courseIdx: { row: idx },
    /** A hole of the course. Needed for a hole-in-one, an albatross and an eagle. */
    hole: { row: shown.hole, in: z.int().min(1).max(18).optional(), show: 'hof-edit.HOLE', isLeftOut: true },
    /** In metres. */
    distance: {
      row: shown.distance,
      in: z.int().min(1).max(700).optional(),
      show: 'hof-edit.DISTANCE',
      isLeftOut: true,
    },
    club: { row: shown.club, in: text(40).optional(), show: 'hof-edit.CLUB', isLeftOut: true },
    ball: { row: shown.ball, in: text(60).optional(), show: 'hof-edit.BALL', isLeftOut: true },
    /** The account of the player, where there is one. */
    member: { row: person.nullish(), in: null },
    memberIdx: { row: null, in: idx.optional(), isLeftOut: true },
    /** In the club's own language, like the witnesses; `translated` has the others. The member's names unless given. */
    playerName: { row: shown.playerName, in: names.playerName.optional(), isWords: true },
    witnessNames: {
      row: shown.witnessNames,
      in: names.witnessNames.default([]),
      isWords: true,
      isMany: true,
      isLeftOut: true,
    },
    translated: translated(names),
    /** The player agreed to be published. */
    publish: { row: z.boolean(), show: 'hof-edit.PUBLISH' },
    state: { row: hofState, show: { heading: 'hof-edit.STATE', as: { texts: 'hof-edit.STATE_' } } },
  },
  upload: {
    files: { part: 'file', most: 1, maxBytes: MAX_FILE_BYTES, accept: PICTURES },
    kept: {
      remove: z
        .array(z.enum(['image']))
        .max(1)
        .optional(),
    },
  },
  detail: { ...detail, ...reported },
  noted: { playerName: 'hof-edit.PLAYER', witnessNames: 'hof-edit.WITNESSES', image: 'hof-edit.PICTURE' },
  fails: { create: [WRONG_STATE, PICTURE_UNREADABLE] },
})
export const { one, history, create, change } = hofRecord
export type ManagedFeat = z.output<typeof one.data>

const row = hofRecord.row.omit({ translated: true }).extend({ ...detail, missingIn })
export type FeatRow = z.output<typeof row>

export const list = pagesOf(hofRecord, {
  summary: 'List the achievements of the hall of fame in every status.',
  row,
  sorts: ['date', 'kind', 'state', 'idx'],
  sort: '-date',
  keyword: true,
  filters: { state: hofState.optional(), kind: hofKind.optional() },
  exported: { playerName: 'hof-edit.PLAYER', courseName: 'hof-edit.COURSE', ...hofRecord.shown },
})
