import * as z from 'zod'
import { manager, own } from '../../access.ts'
import { call } from '../../call.ts'
import { WRONG_STATE } from '../../fail.ts'
import { listCall } from '../../list.ts'
import { memberFilter } from '../../member-filter.ts'
import { date, idx, instant, text } from '../../shape.ts'
import { coupon, couponState } from './coupon-shape.ts'

/** Most members to whom one call issues coupons. */
export const MOST_ISSUED = 20_000

export const mine = listCall('GET /coupon/{id=memberIdx}', {
  summary: 'List the coupons of the member, or those that can be used at a tee time.',
  access: own('memberIdx'),
  row: coupon,
  sorts: ['validTo', 'couponNo'],
  sort: 'validTo',
  filters: { memberIdx: idx, state: couponState.optional(), slotIdx: idx.optional() },
})

export const count = call('GET /coupon/count/{id=memberIdx}', {
  summary: 'Count the coupons that the member can use now, and those of them that expire soon.',
  access: own('memberIdx'),
  input: { memberIdx: idx },
  /** Those that end within `soonDays` expire soon. */
  data: z.object({ usable: z.int(), expiringSoon: z.int(), soonDays: z.int() }),
})

const issued = coupon.extend({
  kindIdx: idx,
  memberIdx: idx,
  memberName: z.string(),
  memberNo: z.string().nullish(),
  issuedAt: instant,
  /** Why it was issued, or revoked. */
  reason: z.string(),
})
export type IssuedCoupon = z.output<typeof issued>

export const list = listCall('GET /manage/coupons', {
  summary: 'List the coupons of all members.',
  access: manager('950300', 'R'),
  row: issued,
  sorts: ['issuedAt', 'validTo', 'couponNo', 'memberName', 'state'],
  sort: '-issuedAt',
  keyword: true,
  filters: { kindIdx: idx.optional(), state: couponState.optional(), memberIdx: idx.optional() },
  exported: {
    couponNo: 'coupon.NO',
    name: 'coupon.NAME',
    memberName: 'coupon.MEMBER',
    memberNo: 'coupon.MEMBER_NO',
    state: { heading: 'coupon.STATE', as: { texts: 'coupon.STATE_' } },
    validFrom: { heading: 'coupon.VALID_FROM', as: 'day' },
    validTo: { heading: 'coupon.VALID_TO', as: 'day' },
    issuedAt: { heading: 'coupon.ISSUED_AT', as: 'instant' },
    reason: 'coupon.REASON',
  },
})

const reason = text(300).min(1)

export const issue = call('POST /manage/coupons', {
  summary: 'Issue a coupon of a kind to each of these members, or to those that the filter finds.',
  access: manager('950300', 'C'),
  input: {
    kindIdx: idx,
    /** Either these members or those that the filter finds. Closed and blocked accounts get none. */
    memberIdx: z.array(idx).min(1).max(1000).optional(),
    filter: memberFilter.optional(),
    validFrom: date,
    validTo: date,
    reason,
  },
  data: z.object({ issued: z.int() }),
})

export const revoke = call('DELETE /manage/coupons', {
  summary: 'Revoke coupons that are not in use.',
  access: manager('950300', 'D'),
  input: { couponIdx: z.array(idx).min(1).max(1000), reason },
  data: z.object({ revoked: z.int() }),
  fails: [WRONG_STATE],
})
