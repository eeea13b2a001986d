import type { PenaltyState } from '@clubhouse/contract/reservation/rules/penalty'

export const PENALTY_TONES: Readonly<Record<PenaltyState, 'wait' | 'good' | 'bad' | 'off'>> = {
  PROPOSED: 'wait',
  APPEALED: 'wait',
  ACTIVE: 'bad',
  SERVED: 'off',
  CLEARED: 'good',
  WAIVED: 'off',
}
