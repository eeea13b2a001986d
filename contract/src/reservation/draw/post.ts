import * as z from 'zod'
import { anyone, member, own } from '../../access.ts'
import { call } from '../../call.ts'
import { WRONG_STATE } from '../../fail.ts'
import { listCall } from '../../list.ts'
import { clubCode, date, idx, key, ofClub } from '../../shape.ts'
import { drawShape, drawState, entryShape, entryState, namedShape, resultShape } from './draw.ts'

export const posts = listCall('GET /reservation/draw/posts', {
  summary: 'List the draws, the newest first. Planned ones are shown to members only.',
  access: anyone,
  row: drawShape,
  sorts: ['openAt'],
  sort: '-openAt',
  filters: { clubCode: ofClub, state: drawState.optional() },
})

const page = {
  draw: drawShape,
  results: z.array(resultShape),
  /** From the close on. */
  proofUrl: z.string().nullish(),
}

export const post = call('GET /reservation/draw/posts/{a=memberIdx}/{b=drawIdx}', {
  summary: 'Read a draw as the member sees it, with the own entries and, once published, the results.',
  access: own('memberIdx'),
  input: { memberIdx: idx, drawIdx: idx },
  data: z.object({
    ...page,
    mine: z.array(entryShape),
    /** Of the first own entry; each entry has its own. */
    myPseudonym: z.string().nullish(),
  }),
})

export const visitorPost = call('GET /reservation/draw/posts/non-member/{club=clubCode}/{b=drawIdx}', {
  summary: 'Read a draw and its results without names.',
  access: anyone,
  input: { clubCode, drawIdx: idx },
  data: z.object(page),
})

export const mine = listCall('GET /my-reservation/draw/{id=memberIdx}', {
  summary: 'List the member’s entries in draws, the last day of play first, and where others name the member.',
  access: own('memberIdx'),
  row: entryShape.extend({ title: z.string() }),
  /** Of all draws that are open, whatever the page and the filter. */
  also: { named: z.array(namedShape) },
  sorts: ['playDate'],
  sort: '-playDate',
  filters: { memberIdx: idx, state: entryState.optional() },
})

export const proof = call('GET /reservation/draw/proof/{id=drawIdx}', {
  summary: 'Read the bundle that a draw is computed from, and its result: docs/draw.md says how to check it.',
  access: anyone,
  input: { drawIdx: idx },
  /** `Frozen` or `Bundle` of draw/src/bundle.ts, with the address of the verifier. */
  data: z.looseObject({ drawId: z.string(), verifierUrl: z.string() }),
  fails: [WRONG_STATE],
})

const result = z.enum(['WIN', 'MISS', 'NONE'])

export const fairness = call('GET /reservation/draw/fairness/{id=memberIdx}', {
  summary: 'Read the member’s tickets and tier, the last results, and the odds of the next entry by simulation.',
  access: own('memberIdx'),
  input: { memberIdx: idx },
  data: z.object({
    tickets: z.int(),
    tier: z.int(),
    missesInARow: z.int(),
    winsIn8Weeks: z.int(),
    last: z.array(
      z.object({
        drawIdx: idx,
        title: z.string(),
        playDate: date,
        tickets: z.int(),
        place: z.int().nullish(),
        result,
      }),
    ),
    /** Per cent, on the demand of the last settled draws; none without one. */
    oddsNext: z.int().nullish(),
  }),
})

export const report = call('GET /reservation/fairness', {
  summary:
    'Read how fair the draws of a year were: the spread of win rates, the longest streak, who got the prime times.',
  access: member,
  input: { year: z.int().min(2000).max(2999).optional() },
  data: z.object({
    year: z.int(),
    draws: z.int(),
    entries: z.int(),
    /** Of entries that took part, per cent. */
    winRate: z.number().nullish(),
    /** Standard deviation of the win rates of members, in per cent points; none with fewer than two members. */
    variance: z.number().nullish(),
    /** Wins at another time than the ideal, per cent. */
    bumpRate: z.number().nullish(),
    /** Mean distance of wins from the ideal, in minutes. */
    distance: z.number().nullish(),
    longestStreak: z.int(),
    /** Wins before 09:00, per cent of all such wins. */
    primeShare: z.array(z.object({ memberType: key('702'), share: z.number() })),
  }),
})
