import * as z from 'zod'
import { member, own } from '../../access.ts'
import { call } from '../../call.ts'
import { CHANGED_MEANWHILE, WRONG_STATE } from '../../fail.ts'
import { idx, instant, key, text, version } from '../../shape.ts'
import {
  NOT_OPEN,
  OFFICER_LIMIT,
  PAST_DEADLINE,
  PLAYER_ALREADY_BOOKED,
  ROSTER_SIZE,
  SUSPENDED,
  TYPE_NOT_ALLOWED,
} from '../refusal.ts'
import { SEASON_MODES } from './season.ts'
import {
  formShape,
  limitsShape,
  MOST_WISHES,
  missedShape,
  patternShape,
  revokedShape,
  rosterIn,
  seasonSeedMode,
} from './team.ts'

export const checkApply = call('GET /reservation/team/check-apply/{a=memberIdx}/{b=seasonIdx}', {
  summary:
    'Read whether the member may apply for a season for groups now, and what prevents it. 0 stands for the season that is open, or else the next.',
  access: own('memberIdx'),
  input: { memberIdx: idx, seasonIdx: z.int().min(0).max(Number.MAX_SAFE_INTEGER) },
  /** None where no season is open or planned. */
  data: z
    .object({
      seasonIdx: idx,
      year: z.int(),
      openAt: instant,
      closeAt: instant,
      decideBy: instant,
      canApply: z.boolean(),
      /** Codes and values of refusals. */
      blocks: z.array(z.object({ code: z.string(), vars: z.record(z.string(), z.unknown()) })),
      limits: limitsShape,
      mode: z.enum(SEASON_MODES),
      /** Of a season that is decided by draw. */
      drawAt: instant.nullish(),
      seedMode: seasonSeedMode.nullish(),
      seedName: z.string().nullish(),
    })
    .nullable(),
})

export const forms = call('GET /reservation/team/form/{a=memberIdx}/{b=seasonIdx}', {
  summary:
    'List the applications for a season of which the member is president or secretary. 0 stands for every season.',
  access: own('memberIdx'),
  input: { memberIdx: idx, seasonIdx: z.int().min(0).max(Number.MAX_SAFE_INTEGER) },
  data: z.array(
    formShape.extend({
      /** Of a season that is decided by draw, from the freeze on: its fingerprint, and the form’s name in the bundle. */
      draw: z
        .object({
          pseudonym: z.string(),
          entriesRoot: z.string(),
          words: z.string(),
          /** Once it is published. */
          missed: z.array(missedShape).nullish(),
        })
        .nullish(),
      /** Draws of the season that were revoked, the oldest first. */
      revoked: z.array(revokedShape),
    }),
  ),
})

const patternKey = ({ weekType, weekday, hour }: z.output<typeof patternShape>) => `${weekType} ${weekday} ${hour}`

export const save = call('POST /reservation/team/form', {
  summary:
    'Save the application of a group, as a draft or to be decided. With `formIdx`, either officer saves it again until the close.',
  act: 'ACT_TEAM_FORM',
  access: member,
  input: {
    formIdx: idx.optional(),
    version: version.optional(),
    seasonIdx: idx,
    state: z.enum(['DRAFT', 'SUBMITTED']),
    teamName: text(60).min(1),
    presidentIdx: idx,
    secretaryIdx: idx,
    cycle: key('200'),
    wishes: z
      .array(patternShape)
      .min(1)
      .max(MOST_WISHES)
      .refine((list) => new Set(list.map(patternKey)).size === list.length),
    teams: z.int().min(1).max(40),
    /** The officers belong to it, whether or not they are named in it. */
    roster: rosterIn.default([]),
    skipMonths: z
      .array(z.int().min(1).max(12))
      .max(11)
      .refine((list) => new Set(list).size === list.length)
      .default([]),
    memo: text(1000).nullish(),
  },
  data: formShape,
  fails: [
    NOT_OPEN,
    PAST_DEADLINE,
    SUSPENDED,
    TYPE_NOT_ALLOWED,
    ROSTER_SIZE,
    OFFICER_LIMIT,
    PLAYER_ALREADY_BOOKED,
    WRONG_STATE,
    CHANGED_MEANWHILE,
  ],
})

export const withdraw = call('DELETE /reservation/team/form/{id=formIdx}', {
  summary: 'Withdraw the application of a group that the club has not begun to review.',
  act: 'ACT_WITHDRAW_TEAM',
  access: member,
  input: { formIdx: idx },
  data: z.object({ state: z.literal('WITHDRAWN') }),
  fails: [WRONG_STATE],
  idempotent: true,
})
