import * as z from 'zod'
import { member } from '../../access.ts'
import { call } from '../../call.ts'
import { CHANGED_MEANWHILE, RATE_LIMIT, WRONG_STATE } from '../../fail.ts'
import { date, idx, text, version } from '../../shape.ts'
import { bookingShape } from '../booking/booking.ts'
import { PAST_DEADLINE } from '../refusal.ts'

export const MOST_FOUND = 10

const found = z.object({
  memberIdx: idx,
  name: z.string(),
  /** May be named for the date or tee time given; `why` is the refusal otherwise. */
  free: z.boolean(),
  why: z.enum(['PLAYER_ALREADY_BOOKED']).nullish(),
})
export type Found = z.output<typeof found>

export const search = call('GET /reservation/companions', {
  summary:
    'Find members to play with: buddies by part of their name, known members by membership number, others by membership number and family name or by full name and the last four digits of the phone number.',
  access: member,
  input: { keyword: text(100).min(1), date: date.optional(), slotIdx: idx.optional() },
  data: z.array(found),
  fails: [RATE_LIMIT],
})

export const answer = call('PUT /reservation/booking/{id=bookingIdx}/answer', {
  summary: 'Accept or decline a place in a booking as the member named in it. Declining frees the place.',
  act: 'ACT_ANSWER',
  access: member,
  input: { bookingIdx: idx, version, answer: z.enum(['ACCEPT', 'DECLINE']) },
  data: bookingShape,
  fails: [PAST_DEADLINE, WRONG_STATE, CHANGED_MEANWHILE],
  idempotent: true,
})
