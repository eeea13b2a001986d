import type { InquiryState } from '@clubhouse/contract/inquiry'

export const INQUIRY_TONES = {
  RECEIVED: 'wait',
  ASSIGNED: 'wait',
  ANSWERED: 'good',
  REOPENED: 'wait',
  CLOSED: 'off',
} as const satisfies Record<InquiryState, string>
