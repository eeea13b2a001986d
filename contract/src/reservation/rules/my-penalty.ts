import * as z from 'zod'
import { member, own } from '../../access.ts'
import { call } from '../../call.ts'
import { WRONG_STATE } from '../../fail.ts'
import { PICTURE_UNREADABLE } from '../../file.ts'
import { INQUIRY_FILES } from '../../inquiry.ts'
import { listCall } from '../../list.ts'
import { idx, text } from '../../shape.ts'
import { PAST_DEADLINE } from '../refusal.ts'
import { appeal as appealShape, penalty, penaltyState, suspendedBookings } from './penalty.ts'

const row = penalty.extend({ state: penaltyState, appeal: appealShape.nullish() })
export type MyPenalty = z.output<typeof row>

export const mine = listCall('GET /my-reservation/penalty/{id=memberIdx}', {
  summary: 'List all penalties of the member, those that are over too, the newest first.',
  access: own('memberIdx'),
  row,
  sorts: ['from'],
  sort: '-from',
  filters: { memberIdx: idx, state: penaltyState.optional() },
})

export const foresee = call('GET /my-reservation/penalty/{id=memberIdx}/bookings', {
  summary: 'Read which bookings of the member a suspension of so many days would cancel.',
  access: own('memberIdx'),
  input: {
    memberIdx: idx,
    days: z.int().min(1).max(3660),
    /** The booking whose cancellation leads to it. */
    besides: idx.optional(),
  },
  data: suspendedBookings,
})

export const appeal = call('POST /reservation/penalties/{id=penaltyIdx}/appeal', {
  summary:
    'Appeal against a penalty: once, within the days of the club. It stays in force; what follows is undone if the club agrees.',
  access: member,
  input: { penaltyIdx: idx, text: text(3000).min(1) },
  /** `vocIdx` is the number of the enquiry that the appeal is. */
  data: row.extend({ vocIdx: idx }),
  fails: [WRONG_STATE, PAST_DEADLINE, PICTURE_UNREADABLE],
  kind: 'upload',
  files: INQUIRY_FILES,
})
