import * as z from 'zod'
import { member } from '../../access.ts'
import { call } from '../../call.ts'
import { date, idx, instant } from '../../shape.ts'
import { NOT_OPEN, PAST_DEADLINE, QUOTA_MONTH, SUSPENDED, TYPE_NOT_ALLOWED } from '../refusal.ts'

const place = z.object({
  lobbyIdx: idx,
  /** ADMITTED: the member may hold a tee time now. OVER: the member’s time has passed, or the lobby has ended. */
  state: z.enum(['WAITING', 'ADMITTED', 'OVER']),
  /** When joining closes and the order is drawn. */
  drawsAt: instant,
  opensAt: instant,
  serverTime: instant,
  /** Counted from 1; none before the draw. */
  place: z.int().nullish(),
  /** Members who wait before this one. */
  ahead: z.int().nullish(),
  /** Only for the session that joined last, while the member is admitted. */
  lobbyTicket: z.string().nullish(),
  chooseUntil: instant.nullish(),
  /** False when the member has joined again in another session since. */
  isHere: z.boolean(),
  /** The member left, or held a tee time with the ticket. */
  hasLeft: z.boolean(),
  hasHeld: z.boolean(),
})
export type LobbyPlace = z.output<typeof place>

export const join = call('POST /reservation/lobby', {
  summary: 'Join the lobby in which booking opens for a day. A member has one place; after the draw it is the last.',
  access: member,
  input: { date },
  data: place,
  fails: [NOT_OPEN, PAST_DEADLINE, SUSPENDED, TYPE_NOT_ALLOWED, QUOTA_MONTH],
  // A member has one place however often this is sent, and a kept answer would name an old one.
  idempotent: false,
})

export const read = call('GET /reservation/lobby/{id=lobbyIdx}', {
  summary: 'Read the member’s place in a lobby.',
  access: member,
  input: { lobbyIdx: idx },
  data: place,
})

export const leave = call('DELETE /reservation/lobby/{id=lobbyIdx}', {
  summary: 'Leave a lobby; succeeds without a place in it. After the draw this is final.',
  access: member,
  input: { lobbyIdx: idx },
  data: z.null(),
})
