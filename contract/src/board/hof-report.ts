import * as z from 'zod'
import { member } from '../access.ts'
import { call } from '../call.ts'
import { WRONG_STATE } from '../fail.ts'
import { MAX_FILE_BYTES, PICTURE_UNREADABLE, PICTURES } from '../file.ts'
import { listCall } from '../list.ts'
import { date, idx, instant, person, text } from '../shape.ts'
import { feat, hofKind } from './hof.ts'
import { hofState } from './hof-manage.ts'

export const WITNESS_STATES = ['ASKED', 'CONFIRMED', 'DENIED'] as const
export const witnessState = z.enum(WITNESS_STATES)
export type WitnessState = z.output<typeof witnessState>

export const witness = z.object({ member: person, state: witnessState, answeredAt: instant.nullish() })

const { kind, courseName, hole, distance, club, ball, imageUrl } = feat.shape
const what = { hofIdx: idx, kind, date, courseName, hole, distance, club, ball }

const own = z.object({
  ...what,
  imageUrl,
  state: hofState,
  /** The member agreed that it is published, and may withdraw that at any time. */
  publish: z.boolean(),
  bookingIdx: idx.nullish(),
  witnesses: z.array(witness),
})
export type OwnFeat = z.output<typeof own>

export const mine = listCall('GET /hof/reports', {
  summary: 'List the achievements of the member, with the answers of the witnesses and the decision of the club.',
  access: member,
  row: own,
  sorts: ['date'],
  sort: '-date',
})

const question = z.object({ ...what, playerName: z.string(), publish: z.boolean(), state: witnessState })
export type WitnessQuestion = z.output<typeof question>

export const asked = listCall('GET /hof/reports/asked', {
  summary: 'List the achievements of which the member is named as a witness, those without an answer first.',
  access: member,
  row: question,
  sorts: ['state', 'date'],
  sort: 'state',
})

export const about = call('GET /hof/reports/about/{id=bookingIdx}', {
  summary:
    'Read what an achievement from a tee time is reported with: its courses, and the members who can witness it.',
  access: member,
  input: { bookingIdx: idx },
  data: z.object({
    date,
    courses: z.array(z.object({ courseIdx: idx, name: z.string(), holes: z.int() })),
    witnesses: z.array(z.object({ memberIdx: idx, name: z.string() })),
  }),
})

export const create = call('POST /hof/reports', {
  summary:
    'Report an achievement from a tee time that the member played. The witnesses are asked to confirm it, and the club verifies it.',
  access: member,
  input: {
    kind: hofKind,
    bookingIdx: idx,
    courseIdx: idx,
    /** A hole of the course. Needed for a hole-in-one, an albatross and an eagle. */
    hole: z.int().min(1).max(18).optional(),
    /** In metres. */
    distance: z.int().min(1).max(700).optional(),
    club: text(40).optional(),
    ball: text(60).optional(),
    /** Other members who played in the tee time; at least one where there are some. */
    witness: z.array(idx).max(3),
    /** The member agrees that it is published. */
    publish: z.boolean(),
  },
  data: z.object({ hofIdx: idx, state: z.enum(['REPORTED']) }),
  fails: [WRONG_STATE, PICTURE_UNREADABLE],
  kind: 'upload',
  files: { part: 'file', most: 1, maxBytes: MAX_FILE_BYTES, accept: PICTURES },
})

export const answer = call('PUT /hof/reports/{id=hofIdx}/witness', {
  summary:
    'Confirm or deny an achievement as its witness, once. Who confirms it is named beside it. Not in the specification.',
  access: member,
  input: { hofIdx: idx, state: z.enum(['CONFIRMED', 'DENIED']) },
  data: z.null(),
  fails: [WRONG_STATE],
})

export const consent = call('PUT /hof/reports/{id=hofIdx}/consent', {
  summary:
    'Agree that an own achievement is published, or withdraw that: a published one is then not shown any more. Not in the specification.',
  access: member,
  input: { hofIdx: idx, publish: z.boolean() },
  data: z.null(),
})
