import type { ClaimState } from '@clubhouse/contract/board/lost-claim'
import type { ReportState } from '@clubhouse/contract/board/lost-report'

export const REPORT_TONES = { OPEN: 'wait', WITHDRAWN: 'off', RETURNED: 'good' } as const satisfies Record<
  ReportState,
  string
>

export const CLAIM_TONES = { OPEN: 'wait', ACCEPTED: 'good', REFUSED: 'off' } as const satisfies Record<
  ClaimState,
  string
>
