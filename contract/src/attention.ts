import * as z from 'zod'
import { manager } from './access.ts'
import { call } from './call.ts'

/** Applications to approve, emails that were not sent, emails that came back, jobs that failed or are overdue, proposed penalties, appeals, overdue payments, booking terms that are older than the rules, weather waivers that are proposed, draws that failed, draws that wait for the numbers of a public draw, enquiries that are not assigned, enquiries that are overdue, applications of groups that are closed and not decided, groups whose day could not give them all their tee times, found items with claims to decide, reports of lost items that match found ones, and reported achievements to verify. */
const WAITING = [
  'MEMBER_PENDING',
  'MAIL_FAILED',
  'MAIL_BOUNCED',
  'JOB_FAILED',
  'PENALTY_PROPOSED',
  'PENALTY_APPEALED',
  'PENALTY_OVERDUE',
  'TERMS_OLD',
  'WAIVER_PROPOSED',
  'DRAW_FAILED',
  'DRAW_NUMBERS',
  'INQUIRY_NEW',
  'INQUIRY_OVERDUE',
  'TEAM_FORMS',
  'TEAM_MISSING',
  'LOST_CLAIMED',
  'LOST_MATCHED',
  'FEAT_REPORTED',
] as const
export type WaitingKind = (typeof WAITING)[number]

export const waiting = call('GET /manage/attention', {
  summary: 'Count the items that need attention in each list the caller may read. Lists without any are omitted.',
  access: manager(),
  input: {},
  data: z.array(z.object({ kind: z.enum(WAITING), count: z.int().min(1) })),
})
