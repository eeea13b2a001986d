import type { CheckInState } from '@clubhouse/contract/reservation/desk/check-in'

export const CHECK_IN_TONES: Readonly<Record<CheckInState, 'wait' | 'good' | 'bad' | 'off'>> = {
  EXPECTED: 'wait',
  ARRIVED: 'wait',
  CHECKED_IN: 'good',
  TEED_OFF: 'good',
  FINISHED: 'off',
  NO_SHOW: 'bad',
}
