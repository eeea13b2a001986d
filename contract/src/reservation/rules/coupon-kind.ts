import * as z from 'zod'
import { listOf, recordCalls, translated } from '../../record.ts'
import { key, money, text } from '../../shape.ts'
import { dayClass } from '../day.ts'
import { COUPON_KINDS, type CouponKind, couponKind } from './coupon-shape.ts'

/** Those that a club can issue: a guest at the member's price needs a fee of its own for guests. */
export const issuedKinds = (hasGuestFee: boolean): readonly CouponKind[] =>
  COUPON_KINDS.filter((kind) => hasGuestFee || kind !== 'GUEST')

const parts = z.array(key('218'))
const days = z.array(dayClass)
const amount = money.min(1).max(1_000_000_000)

export const couponKindRecord = recordCalls('/manage/coupon-kinds', '950300', {
  noun: 'coupon-kind',
  id: 'kindIdx',
  one: 'a coupon type',
  stays: true,
  summaries: { change: 'Change a coupon type. Coupons already issued keep their terms.' },
  fields: {
    kind: { row: couponKind, show: { heading: 'coupon.KIND', as: { texts: 'coupon.KIND_' } } },
    /** In the club's own language; `translated` has the others. */
    name: { row: z.string(), in: text(60).min(1), isWords: true, show: 'coupon.NAME' },
    translated: translated({ name: text(60) }),
    /** FIXED: off the price. */
    amount: { row: money.nullable(), in: amount.nullish(), show: 'coupon.AMOUNT', isMoney: true },
    /** PERCENT: of the green fees. */
    percent: { row: z.int().nullable(), in: z.int().min(1).max(100).nullish(), show: 'coupon.PERCENT' },
    /** None means every day, every part. */
    dayClasses: { row: days, in: days.max(2).default([]), show: 'coupon.DAY_CLASSES', isMany: true },
    parts: { row: parts, in: parts.max(9).default([]), show: 'coupon.PARTS', isMany: true },
    minPlayers: { row: z.int(), in: z.int().min(1).max(4).default(1), show: 'coupon.MIN_PLAYERS' },
    /** How many days a coupon is proposed to be valid. */
    validDays: { row: z.int().nullable(), in: z.int().min(1).max(3650).nullish(), show: 'coupon.VALID_DAYS' },
    isUse: { row: z.boolean(), in: z.boolean().default(true), show: 'coupon.USE' },
  },
})
export type ManagedCouponKind = z.output<typeof couponKindRecord.row>
export const { history, create, change } = couponKindRecord

export const list = listOf(couponKindRecord, 'List the coupon types.', { isUse: z.boolean().optional() })
