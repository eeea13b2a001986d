import * as z from 'zod'
import { member, own } from '../../access.ts'
import { call } from '../../call.ts'
import { CHANGED_MEANWHILE, WRONG_STATE } from '../../fail.ts'
import { idx, version } from '../../shape.ts'
import { playersShape } from '../booking/booking.ts'
import {
  OFFICER_LIMIT,
  PAST_DEADLINE,
  PLAYER_ALREADY_BOOKED,
  ROSTER_SIZE,
  SKIP_LIMIT,
  SUSPENDED,
  TYPE_NOT_ALLOWED,
} from '../refusal.ts'
import { office } from './place.ts'
import { contractShape, dateShape, rosterIn } from './team.ts'

export const contracts = call('GET /reservation/team/contracts/{id=memberIdx}', {
  summary:
    'List the contracts of which the member is president or secretary, with their dates; the newest season first.',
  access: own('memberIdx'),
  input: { memberIdx: idx },
  data: z.array(contractShape),
})

export const changeDate = call('PUT /reservation/team/dates/{id=dateIdx}', {
  summary:
    'Name the players of a date, skip it, give up one of its tee times, or cancel it. Without an action, accept a moved date.',
  act: 'ACT_TEAM_DATE',
  access: member,
  input: {
    dateIdx: idx,
    version,
    action: z.enum(['PAIR', 'SKIP', 'REDUCE', 'CANCEL']).optional(),
    /** Of PAIR. Each tee time becomes a booking, or its players change. */
    pairings: z
      .array(z.object({ slotIdx: idx, players: playersShape }))
      .min(1)
      .max(40)
      .refine((list) => new Set(list.map(({ slotIdx }) => slotIdx)).size === list.length)
      .optional(),
    /** Of REDUCE: the tee times that are left, one fewer. */
    teams: z.int().min(1).max(40).optional(),
    /** Agrees to what a late change costs or ends; without an action, to the day that a date was moved to. */
    accept: z.boolean().default(false),
    /** Of a late change, how it is settled: by days for the officers who accepted their office, or by money of who sends this. */
    choice: z.enum(['SUSPENSION', 'MONEY']).default('SUSPENSION'),
  },
  data: dateShape,
  fails: [PAST_DEADLINE, SKIP_LIMIT, ROSTER_SIZE, PLAYER_ALREADY_BOOKED, SUSPENDED, WRONG_STATE, CHANGED_MEANWHILE],
  idempotent: true,
})

export const changeContract = call('PUT /reservation/team/contracts/{id=contractIdx}', {
  summary:
    'Change the roster of a group, or offer an office to a member; it changes hands once that member accepts. Naming the one who has it ends the offer.',
  act: 'ACT_TEAM_CONTRACT',
  access: member,
  input: {
    contractIdx: idx,
    version,
    roster: rosterIn.optional(),
    presidentIdx: idx.optional(),
    secretaryIdx: idx.optional(),
  },
  data: contractShape,
  fails: [
    ROSTER_SIZE,
    OFFICER_LIMIT,
    PLAYER_ALREADY_BOOKED,
    SUSPENDED,
    TYPE_NOT_ALLOWED,
    WRONG_STATE,
    CHANGED_MEANWHILE,
  ],
})

export const answerOffice = call('PUT /reservation/team/contracts/{id=contractIdx}/answer', {
  summary: 'Accept or decline an office of a group that its officers offered to the member.',
  act: 'ACT_ANSWER',
  access: member,
  input: { contractIdx: idx, version, answer: z.enum(['ACCEPT', 'DECLINE']) },
  data: z.object({ office, answer: z.enum(['ACCEPT', 'DECLINE']) }),
  fails: [OFFICER_LIMIT, PLAYER_ALREADY_BOOKED, SUSPENDED, TYPE_NOT_ALLOWED, WRONG_STATE, CHANGED_MEANWHILE],
  idempotent: true,
})
