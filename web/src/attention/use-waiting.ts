import { type WaitingKind, waiting } from '@clubhouse/contract/attention'
import { useCall } from '../api/use-call'

const AGAIN_MS = 60_000

/** The list behind each count, filtered to what waits. */
const LISTS: Record<WaitingKind, string> = {
  MEMBER_PENDING: '/ishm/member/list?state=PENDING',
  MAIL_FAILED: '/ishm/system/outbox?state=FAILED&isBounced=false',
  MAIL_BOUNCED: '/ishm/system/outbox?state=FAILED&isBounced=true',
  JOB_FAILED: '/ishm/system/job',
  PENALTY_PROPOSED: '/ishm/reservation/penalties?state=PROPOSED',
  PENALTY_APPEALED: '/ishm/reservation/penalties?state=APPEALED',
  PENALTY_OVERDUE: '/ishm/reservation/penalties?overdue=true',
  WAIVER_PROPOSED: '/ishm#waivers',
  DRAW_FAILED: '/ishm/reservation/draws?state=FAILED',
  DRAW_NUMBERS: '/ishm/reservation/draws?state=CLOSED',
  INQUIRY_NEW: '/ishm/member/inquiry?state=RECEIVED',
  INQUIRY_OVERDUE: '/ishm/member/inquiry?overdue=true',
  TEAM_FORMS: '/ishm/reservation/teams?state=SUBMITTED',
  TEAM_MISSING: '/ishm/reservation/teams/contracts?state=ACTIVE',
  LOST_CLAIMED: '/ishm/board/lost-item?claimed=true',
  LOST_MATCHED: '/ishm/board/lost-item/reports?matched=true',
  FEAT_REPORTED: '/ishm/board/hof?state=REPORTED',
  TERMS_OLD: '/ishm/site/terms?termsType=BOOKING&state=DRAFT',
}

/** What waits for this manager, read again every minute. */
export function useWaiting() {
  const { data } = useCall(waiting, {}, { _nop_: true, refetchInterval: AGAIN_MS })
  return (data ?? []).map((one) => ({ ...one, to: LISTS[one.kind] }))
}
