import * as z from 'zod'
import { manager } from '../../access.ts'
import { call } from '../../call.ts'
import { WRONG_STATE } from '../../fail.ts'
import { listCall } from '../../list.ts'
import { historyCall } from '../../office/history.ts'
import { translated } from '../../record.ts'
import { date, idx, key, text } from '../../shape.ts'
import { PLAYER_ALREADY_BOOKED, TAKEN } from '../refusal.ts'
import { offerShape, waitingShape } from './standby.ts'

const row = waitingShape.omit({ players: true }).extend({
  memberIdx: idx,
  name: z.string(),
  memberType: key('702'),
  /** The place that a draw left, which comes before members who joined later; null without one. */
  drawPlace: z.int().nullish(),
})
export type ListedWaiting = z.output<typeof row>

export const list = listCall('GET /manage/waitings', {
  summary: 'List the standby entries of all members, those of a day in the order in which tee times are offered.',
  access: manager('940600', 'R'),
  row,
  sorts: ['date', 'createdAt'],
  sort: 'date',
  keyword: true,
  filters: { date: date.optional(), state: key('327').optional(), memberIdx: idx.optional() },
  exported: {
    date: { heading: 'standby.DATE', as: 'day' },
    name: 'standby.MEMBER',
    hours: 'standby.HOURS',
    courseName: 'standby.COURSE',
    partySize: 'standby.PARTY',
    state: { heading: 'standby.STATE', as: { code: '327' } },
    createdAt: { heading: 'standby.SINCE', as: 'instant' },
  },
})

export const one = call('GET /manage/waitings/{id=waitingIdx}', {
  summary: 'Read one standby entry with its member.',
  access: manager('940600', 'R'),
  input: { waitingIdx: idx },
  data: row,
})

export const history = historyCall('standby', '940600', {
  state: { heading: 'standby.STATE', as: { code: '327' } },
  partySize: 'standby.PARTY',
  noticeHours: 'standby.NOTICE',
  paused: 'standby.PAUSED',
})

export const slots = call('GET /manage/waitings/{id=waitingIdx}/slots', {
  summary: 'List the tee times that can be offered to a standby entry, and whether it is the next for each.',
  access: manager('940600', 'U'),
  input: { waitingIdx: idx },
  data: z.array(
    z.object({ slotIdx: idx, time: z.string(), courseName: z.string(), isFreed: z.boolean(), isNext: z.boolean() }),
  ),
})

export const offer = call('POST /manage/waitings/{id=waitingIdx}/offer', {
  summary: 'Offer a tee time to a standby entry.',
  access: manager('940600', 'U'),
  input: {
    waitingIdx: idx,
    slotIdx: idx,
    /** As the club’s policy without it. */
    minutes: z.int().min(5).max(720).optional(),
    /** Needed where another entry is next. */
    reason: text(300).optional(),
  },
  data: offerShape,
  fails: [TAKEN, WRONG_STATE, PLAYER_ALREADY_BOOKED],
})

export const remove = call('DELETE /manage/waitings/{id=waitingIdx}', {
  summary: 'End a standby entry, with a reason that its member reads.',
  access: manager('940600', 'D'),
  input: { waitingIdx: idx, reason: text(300).min(1), translated: translated({ reason: text(300) }).in },
  data: z.object({ state: z.literal('C') }),
  fails: [WRONG_STATE],
  idempotent: true,
})
