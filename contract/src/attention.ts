import * as z from 'zod'
import { manager } from './access.ts'
import { call } from './call.ts'

/**
 * What may wait for a manager, and the list that shows it: applications to approve, emails that were not sent, emails
 * that came back, jobs that failed or are overdue, proposed penalties, appeals, overdue payments, booking terms that are
 * older than the rules, weather waivers that are proposed, draws that failed, draws that wait for the numbers of a public
 * draw, bookings whose players were not named in time, enquiries that are not assigned (appeals are decided with their
 * penalty), enquiries that are overdue, applications of groups that are closed and not reviewed, or not decided by the day of
 * their season, seasons whose next step of the draw is due, groups whose day could not give them all their tee times, groups
 * with a date on a holiday, found items with claims to decide, those that the club keeps no longer, valuables to hand to the
 * police, reports of lost items that match found ones, and reported achievements to verify.
 */
export const WAITING = {
  MEMBER_PENDING: '/ishm/member/list?state=PENDING',
  MAIL_FAILED: '/ishm/system/outbox?state=FAILED&isBounced=false',
  MAIL_BOUNCED: '/ishm/system/outbox?state=FAILED&isBounced=true',
  JOB_FAILED: '/ishm/system/job',
  PENALTY_PROPOSED: '/ishm/reservation/penalties?state=PROPOSED',
  PENALTY_APPEALED: '/ishm/reservation/penalties?state=APPEALED',
  PENALTY_OVERDUE: '/ishm/reservation/penalties?overdue=true',
  TERMS_OLD: '/ishm/site/terms?termsType=BOOKING&state=DRAFT',
  WAIVER_PROPOSED: '/ishm#waivers',
  DRAW_FAILED: '/ishm/reservation/draws?state=FAILED',
  DRAW_NUMBERS: '/ishm/reservation/draws?state=CLOSED',
  NAMES_OVERDUE: '/ishm/reservation/bookings?coming=true&namesOverdue=true',
  INQUIRY_NEW: '/ishm/member/inquiry?unassigned=true',
  INQUIRY_FIRST_OVERDUE: '/ishm/member/inquiry?overdue=true&dueFor=FIRST_ANSWER',
  INQUIRY_OVERDUE: '/ishm/member/inquiry?overdue=true&dueFor=ANSWER',
  TEAM_FORMS: '/ishm/reservation/teams?state=SUBMITTED',
  TEAM_OVERDUE: '/ishm/reservation/teams?overdue=true',
  SEASON_DRAW: '/ishm/reservation/teams/seasons',
  TEAM_MISSING: '/ishm/reservation/teams/contracts?state=ACTIVE',
  TEAM_HOLIDAY: '/ishm/reservation/teams/contracts?onHoliday=true',
  LOST_CLAIMED: '/ishm/board/lost-item?claimed=true',
  LOST_OVER: '/ishm/board/lost-item?over=true',
  LOST_POLICE: '/ishm/board/lost-item?police=true',
  LOST_MATCHED: '/ishm/board/lost-item/reports?matched=true',
  FEAT_REPORTED: '/ishm/board/hof?state=REPORTED',
} as const
export type WaitingKind = keyof typeof WAITING
export const waitingKind = z.enum(Object.keys(WAITING) as [WaitingKind, ...WaitingKind[]])

export const waiting = call('GET /manage/attention', {
  summary: 'Count the items that need attention in each list the caller may read. Lists without any are omitted.',
  access: manager(),
  input: {},
  data: z.array(z.object({ kind: waitingKind, count: z.int().min(1) })),
})
