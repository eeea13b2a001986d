import * as z from 'zod'
import { manager } from '../../access.ts'
import { call } from '../../call.ts'
import { CHANGED_MEANWHILE, fail, WRONG_STATE } from '../../fail.ts'
import { listCall } from '../../list.ts'
import { historyCall } from '../../office/history.ts'
import { translated } from '../../record.ts'
import { date, idx, instant, key, missingIn, text, time, version } from '../../shape.ts'
import { OVERLAP } from '../refusal.ts'
import { drawShape, drawState, ENTRY_STATES, entryShape, entryState, SEED_MODES } from './draw.ts'

/** A step is not due yet, or a draw would open or close in the past. */
export const TOO_SOON = fail('draw', 'TOO_SOON', { at: instant })
/** The value of chance does not exist yet. */
export const BEACON_TOO_EARLY = fail('draw', 'BEACON_TOO_EARLY', { at: instant })
/** Not the signature of the round, not numbers as the post names them, two managers typed different numbers, or drand cannot be reached. */
export const BEACON_WRONG = fail('draw', 'BEACON_WRONG', { why: z.enum(['SIGNATURE', 'NUMBERS', 'DIFFERS', 'AWAY']) })

const MENU = '940700'

const titles = translated({ title: text(80) })
const reasons = translated({ reason: text(300) })

export const list = listCall('GET /manage/draws', {
  summary: 'List the draws of the club.',
  access: manager(MENU, 'R'),
  row: drawShape.extend({ missingIn }),
  sorts: ['closeAt'],
  sort: '-closeAt',
  filters: {
    state: drawState.optional(),
    /** Opened, and not settled, revoked or failed. */
    isRunning: z.boolean().optional(),
    /** Of the dates of play. */
    from: date.optional(),
    to: date.optional(),
  },
  exported: {
    title: 'draw-manage.NAME',
    playDates: 'draw-manage.PLAY_DATES',
    closeAt: { heading: 'draw-manage.CLOSES', as: 'instant' },
    state: { heading: 'draw-manage.STATE', as: { texts: 'draw-manage.STATE_' } },
    slotCount: 'draw-manage.TEE_TIMES',
    entryCount: 'draw-manage.ENTRIES',
  },
})

const rulesetShape = z.object({
  base: z.int().min(1).max(12),
  perMiss: z.int().min(0).max(12),
  perWin: z.int().min(0).max(12),
  max: z.int().min(1).max(100),
  tierFrom: z.int().min(1).max(20),
})

export const one = call('GET /manage/draws/{id=drawIdx}', {
  summary: 'Read one draw with its rules, tee times and counts.',
  access: manager(MENU, 'R'),
  input: { drawIdx: idx },
  data: drawShape.extend({
    translated: titles.row,
    ruleset: rulesetShape,
    slots: z.array(
      z.object({
        slotIdx: idx,
        date,
        time,
        courseIdx: idx,
        courseName: z.string(),
        /** Suspended or delayed out of the day since the draw opened. */
        isLost: z.boolean(),
      }),
    ),
    /** Days of play that members do not see yet: while it is planned, it waits until they are published. */
    drafts: z.array(date),
    counts: z.object({ entries: z.int(), ineligible: z.int(), people: z.int() }),
    /** Since the close, by state. */
    ended: z.partialRecord(z.enum(ENTRY_STATES), z.int()),
    /** Of the mode numbers: how many managers have typed the numbers, and whether the caller has. */
    typed: z.object({ count: z.int(), mine: z.boolean() }).nullish(),
    /** Of the mode slow, while it runs: per cent. */
    progress: z.int().nullish(),
  }),
})

const post = {
  title: text(80).min(1),
  translated: titles.in,
  playDates: z.array(date).min(1).max(7),
  parts: z.array(key('218')).min(1).max(3),
  /** Every course without it. */
  courseIdx: z.array(idx).max(20).optional(),
  /** Every type when empty. */
  memberTypes: z.array(key('702')).max(20),
  openAt: instant,
  closeAt: instant,
  drawAt: instant,
  publishAt: instant,
  releaseUntil: instant,
  ruleset: rulesetShape,
  seed: z.object({ mode: z.enum(SEED_MODES), name: text(60).min(1).optional() }),
}

export const plan = call('POST /manage/draws', {
  summary: 'Plan a draw.',
  access: manager(MENU, 'C'),
  input: post,
  data: drawShape,
  fails: [OVERLAP, TOO_SOON],
})

export const change = call('PUT /manage/draws/{id=drawIdx}', {
  summary: 'Change a draw that has not opened.',
  access: manager(MENU, 'U'),
  input: { ...post, drawIdx: idx, version },
  data: drawShape,
  fails: [WRONG_STATE, OVERLAP, TOO_SOON, CHANGED_MEANWHILE],
})

/** What the standing plan fills in for a new draw: its rules, and its calendar for the dates asked for. */
export const proposal = call('GET /manage/draws/proposal', {
  summary: 'Read what the settings of the club propose for a draw of a date.',
  access: manager(MENU, 'C'),
  input: { date },
  data: z.object({
    openAt: instant,
    closeAt: instant,
    drawAt: instant,
    publishAt: instant,
    releaseUntil: instant,
    ruleset: rulesetShape,
    seed: z.object({ mode: z.enum(SEED_MODES) }),
    /** Tee times of the draw share on that date, by part. */
    slots: z.array(z.object({ part: key('218'), count: z.int() })),
  }),
})

const step = { drawIdx: idx, version }

export const open = call('PUT /manage/draws/{id=drawIdx}/open', {
  summary: 'Open a planned draw. A job does this automatically at the opening time.',
  access: manager(MENU, 'U'),
  input: step,
  data: drawShape,
  fails: [WRONG_STATE, TOO_SOON, CHANGED_MEANWHILE],
})

export const close = call('PUT /manage/draws/{id=drawIdx}/close', {
  summary:
    'Close an open draw: freeze its entries and publish the fingerprint. A job does this automatically at the closing time.',
  access: manager(MENU, 'U'),
  input: step,
  data: drawShape,
  fails: [WRONG_STATE, TOO_SOON, CHANGED_MEANWHILE],
})

export const draw = call('PUT /manage/draws/{id=drawIdx}/draw', {
  summary: 'Draw, once: with the signature of the beacon’s round, or the numbers that the post names.',
  access: manager(MENU, 'U'),
  input: {
    ...step,
    /** Of the mode numbers: the date of that public draw and its numbers, joined by commas. */
    value: text(200).optional(),
    /** Of the mode beacon, 96 hexadecimal digits. */
    signature: text(200).optional(),
  },
  data: drawShape.extend({ won: z.int(), lost: z.int() }),
  fails: [WRONG_STATE, TOO_SOON, BEACON_TOO_EARLY, BEACON_WRONG, CHANGED_MEANWHILE],
  idempotent: true,
})

export const publish = call('PUT /manage/draws/{id=drawIdx}/publish', {
  summary: 'Publish the result: book what was won, and let losers stand by in their order.',
  access: manager(MENU, 'U'),
  input: step,
  data: drawShape.extend({ bookings: z.int(), standby: z.int(), mails: z.int() }),
  fails: [WRONG_STATE, TOO_SOON, CHANGED_MEANWHILE],
  idempotent: true,
})

export const settle = call('PUT /manage/draws/{id=drawIdx}/settle', {
  summary: 'Release the tee times that are left: to standby first, then to everyone.',
  access: manager(MENU, 'U'),
  input: step,
  data: z.object({ released: z.int(), offered: z.int() }),
  fails: [WRONG_STATE, TOO_SOON, CHANGED_MEANWHILE],
  idempotent: true,
})

export const revoke = call('PUT /manage/draws/{id=drawIdx}/revoke', {
  summary: 'Revoke a draw before it is published, with a reason that everyone reads. It stays visible.',
  access: manager(MENU, 'D'),
  input: {
    ...step,
    reason: text(300).min(1),
    translated: reasons.in,
  },
  data: drawShape,
  fails: [WRONG_STATE, CHANGED_MEANWHILE],
  idempotent: true,
})

export const entries = listCall('GET /manage/draws/{id=drawIdx}/entries', {
  summary: 'List the entries of a draw. Wishes are hidden until the close.',
  access: manager(MENU, 'R'),
  row: entryShape.extend({ name: z.string(), memberType: key('702') }),
  sorts: ['place', 'createdAt'],
  sort: 'place',
  filters: { drawIdx: idx, state: entryState.optional() },
  exported: {
    playDate: { heading: 'draw-manage.PLAY_DATE', as: 'day' },
    place: 'draw-manage.PLACE',
    name: 'draw-manage.MEMBER',
    partySize: 'draw-manage.PARTY',
    tickets: 'draw-manage.TICKETS',
    tier: 'draw-manage.TIER',
    state: { heading: 'draw-manage.ENTRY_STATE', as: { texts: 'draw-manage.ENTRY_' } },
  },
})

export const history = historyCall('draw', MENU, {
  state: { heading: 'draw-manage.STATE', as: { texts: 'draw-manage.STATE_' } },
  openAt: { heading: 'draw-manage.OPENS', as: 'instant' },
  closeAt: { heading: 'draw-manage.CLOSES', as: 'instant' },
  drawAt: { heading: 'draw-manage.DRAWS', as: 'instant' },
  publishAt: { heading: 'draw-manage.PUBLISHES', as: 'instant' },
  releaseUntil: { heading: 'draw-manage.RELEASES', as: 'instant' },
})

export const simulate = call('POST /manage/draws/simulate', {
  summary: 'Try rules on the entries of past draws; writes nothing.',
  access: manager(MENU, 'R'),
  input: { ruleset: rulesetShape, from: date, to: date },
  data: z.object({
    draws: z.int(),
    entries: z.int(),
    winRate: z.number().nullish(),
    /** Standard deviation of the win rates of members, in per cent points. */
    spread: z.number().nullish(),
    longestMiss: z.int(),
    bumpRate: z.number().nullish(),
  }),
  idempotent: false,
})
