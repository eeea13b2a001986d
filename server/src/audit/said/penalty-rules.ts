import type { Rule } from './rule.ts'

/** Penalties, coupons and enquiries: each is of one member. */
export const PENALTY_RULES: Readonly<Record<string, readonly Rule[]>> = {
  penalty: [
    { after: 'personal data erased', say: 'PENALTY_ERASED', deed: 'ERASED' },
    { state: 'PROPOSED', say: 'PENALTY_PROPOSED', deed: 'CREATED' },
    { was: 'PROPOSED', state: 'WAIVED', say: 'PENALTY_DISMISSED', deed: 'REMOVED' },
    { state: 'WAIVED', say: 'PENALTY_WAIVED', deed: 'REMOVED' },
    { state: 'APPEALED', say: 'PENALTY_APPEALED' },
    { state: 'CLEARED', say: 'PENALTY_PAID' },
    { has: ['until'], by: 'MANAGER', say: 'PENALTY_SUSPENDED', deed: 'CREATED' },
    { has: ['code', 'untilDate'], say: 'PENALTY_UNTIL', deed: 'CREATED' },
    { has: ['code', 'until'], say: 'PENALTY_UNTIL', deed: 'CREATED' },
    { has: ['code', 'money'], say: 'PENALTY_MONEY', deed: 'CREATED' },
    { has: ['code'], say: 'PENALTY_WARNING', deed: 'CREATED' },
    { has: ['interruptedDate'], say: 'PENALTY_INTERRUPTED' },
    { has: ['merged'], say: 'PENALTY_CHANGED' },
    { has: ['state', 'untilDate'], say: 'PENALTY_IN_FORCE' },
    { has: ['untilDate'], say: 'PENALTY_DAYS' },
    { say: 'PENALTY_CHANGED' },
  ],
  coupon: [
    { state: 'RESERVED', isOwn: true, say: 'COUPON_RESERVED_OWN' },
    { state: 'RESERVED', say: 'COUPON_RESERVED' },
    { state: 'USED', say: 'COUPON_USED' },
    { state: 'FORFEITED', say: 'COUPON_FORFEITED', deed: 'CANCELLED' },
    { state: 'GIVEN_BACK', say: 'COUPON_RETURNED', deed: 'UNDONE' },
    { state: 'REVOKED', say: 'COUPON_REVOKED', deed: 'CANCELLED' },
    { state: 'EXPIRED', say: 'COUPON_EXPIRED', deed: 'CANCELLED' },
  ],
  'coupon-kind': [{ has: ['issued'], say: 'COUPONS_ISSUED', count: 'issued', deed: 'CREATED' }],
  inquiry: [
    { with: { type: 'APPEAL' }, isChange: false, say: 'INQUIRY_APPEAL', deed: 'CREATED' },
    { state: 'RECEIVED', isChange: false, isOwn: true, say: 'INQUIRY_SENT', deed: 'CREATED' },
    { state: 'ASSIGNED', has: ['assignee'], say: 'INQUIRY_ASSIGNED' },
    { has: ['assignee'], say: 'INQUIRY_ASSIGNED' },
    { state: 'ANSWERED', say: 'INQUIRY_ANSWERED' },
    { state: 'CLOSED', isOwn: true, say: 'INQUIRY_CLOSED_OWN' },
    { state: 'CLOSED', say: 'INQUIRY_CLOSED' },
    { isOwn: true, say: 'INQUIRY_CHANGED_OWN' },
    { say: 'INQUIRY_CHANGED' },
  ],
}
