import * as z from 'zod'
import { manager, member } from '../../access.ts'
import { call } from '../../call.ts'
import { fail, WRONG_STATE } from '../../fail.ts'
import { translated } from '../../record.ts'
import { date, idx, instant, text } from '../../shape.ts'
import { BEACON_TOO_EARLY, BEACON_WRONG, TOO_SOON } from '../draw/draw-manage.ts'
import { drawStepShape, missedShape, revokedShape, seasonSeedMode } from './team.ts'

const MENU = '940800'

/** The fingerprint would come after the value of chance can be known. */
export const DRAW_LATE = fail('draw', 'DRAW_LATE', { at: instant })

/** A draw gives every tee time of an hour, so that it cannot know of contracts that the season has already. */
export const CONTRACTS_STAND = fail('team-season', 'CONTRACTS_STAND', { with: z.string() })

const reasons = translated({ reason: text(300) })

const statusShape = z.object({
  seasonIdx: idx,
  year: z.int(),
  state: drawStepShape,
  closeAt: instant,
  drawAt: instant,
  seed: z.object({
    mode: seasonSeedMode,
    name: z.string().nullish(),
    /** Of the mode numbers: the day of the public draw. */
    date: date.nullish(),
    round: z.int().nullish(),
    /** The hash of the chain. */
    chain: z.string().nullish(),
  }),
  /** Applications that are drawn, or would be now. */
  forms: z.int(),
  entriesRoot: z.string().nullish(),
  words: z.string().nullish(),
  value: z.string().nullish(),
  /** Of the mode numbers, once it is frozen: how many managers have typed the numbers, and whether the caller has. */
  typed: z.object({ count: z.int(), mine: z.boolean() }).nullish(),
  /** Earlier draws of this season, the oldest first. */
  revoked: z.array(revokedShape),
  /** Since it was drawn. */
  places: z.array(
    z.object({
      place: z.int(),
      formIdx: idx,
      teamName: z.string(),
      /** The wish that it got, from 0; none for the waiting list. */
      wish: z.int().nullish(),
      missed: z.array(missedShape),
    }),
  ),
})
export type SeasonDraw = z.output<typeof statusShape>

const step = { seasonIdx: idx }

export const one = call('GET /manage/seasons/{id=seasonIdx}/draw', {
  summary: 'Read how far the draw of a season for groups is, and its result.',
  access: manager(MENU, 'R'),
  input: step,
  data: statusShape,
})

export const freeze = call('PUT /manage/seasons/{id=seasonIdx}/draw/freeze', {
  summary: 'Freeze the applications of a season that is decided by draw, and publish the fingerprint.',
  access: manager(MENU, 'U'),
  input: step,
  data: statusShape,
  fails: [WRONG_STATE, TOO_SOON, DRAW_LATE, CONTRACTS_STAND],
})

export const draw = call('PUT /manage/seasons/{id=seasonIdx}/draw', {
  summary: 'Draw a season, once: with the signature of the beacon’s round, or the numbers that its post names.',
  access: manager(MENU, 'U'),
  input: {
    ...step,
    /** Of the mode numbers: the date of that public draw and its numbers, joined by commas. */
    value: text(200).optional(),
    /** Of the mode beacon, 96 hexadecimal digits; without it the server asks drand. */
    signature: text(200).optional(),
  },
  data: statusShape,
  fails: [WRONG_STATE, TOO_SOON, BEACON_TOO_EARLY, BEACON_WRONG],
})

export const publish = call('PUT /manage/seasons/{id=seasonIdx}/draw/publish', {
  summary: 'Decide all applications of a season as they were drawn; their officers get an email with the reason.',
  access: manager(MENU, 'U'),
  input: { ...step, reason: text(300).min(1), translated: reasons.in },
  data: statusShape,
  fails: [WRONG_STATE, CONTRACTS_STAND],
})

export const revoke = call('PUT /manage/seasons/{id=seasonIdx}/draw/revoke', {
  summary:
    'Revoke the draw of a season before its result is published; the officers get an email with the reason. Another one can be frozen, or managers decide.',
  access: manager(MENU, 'U'),
  input: { ...step, reason: text(300).min(1), translated: reasons.in },
  data: statusShape,
  fails: [WRONG_STATE],
})

export const proof = call('GET /reservation/team/proof/{id=seasonIdx}', {
  summary:
    'Read the bundle that a season is drawn from, and its result once it is published: docs/draw.md says how to check it.',
  access: member,
  input: step,
  /** `SeasonBundle` of draw/src/season-bundle.ts, with the address of the verifier. */
  data: z.looseObject({ drawId: z.string(), verifierUrl: z.string() }),
  fails: [WRONG_STATE],
})
