import type { Rule } from './rule.ts'

/** What members do themselves to records that managers keep. */
export const BOARD_RULES: Readonly<Record<string, readonly Rule[]>> = {
  'lost-report': [
    { state: 'OPEN', isChange: false, say: 'LOSS_REPORTED', deed: 'CREATED' },
    { state: 'RETURNED', say: 'LOSS_RETURNED' },
    { state: 'OPEN', say: 'LOSS_REOPENED', deed: 'UNDONE' },
  ],
  'lost-item': [{ by: 'MEMBER', say: 'LOST_CLAIMED' }],
  'team-date': [
    { has: ['placed'], say: 'GROUP_PLACED' },
    { has: ['keptOnHoliday'], say: 'GROUP_HOLIDAY_KEPT' },
    { say: 'GROUP_DATE' },
  ],
  hof: [
    { state: 'REPORTED', isChange: false, say: 'FEAT_REPORTED', deed: 'CREATED' },
    { by: 'MEMBER', isChange: false, say: 'FEAT_WITNESSED' },
    { by: 'MEMBER', say: 'FEAT_CHANGED' },
    { isRemoval: true, say: 'FEAT_REMOVED', deed: 'REMOVED' },
    { isChange: false, say: 'FEAT_ADDED', deed: 'CREATED' },
    { say: 'FEAT_KEPT' },
  ],
}
