import type { Price } from '@clubhouse/contract/reservation/price'
import { COUPON_NOT_USABLE, type CouponWhy } from '@clubhouse/contract/reservation/refusal'
import type { Context } from '../../../platform/context.ts'
import { saidIn } from '../../../platform/said-in.ts'
import type { Rulebook } from '../../rulebook.ts'
import { type CouponUse, refusedCoupon } from '../price/coupon-rules.ts'
import { withCoupon } from '../price/rules.ts'
import * as rows from './rows.ts'

export type NotUsable = ReturnType<typeof COUPON_NOT_USABLE>

interface Booker {
  /** None where a guest booked, who has no coupons. */
  memberIdx: number | null
  /** The booking that may have the coupon already. */
  bookingIdx?: number
}

interface Use extends CouponUse {
  /** Who pay a green fee. */
  payers: number
}

/** The coupon of a booker that is free, or in that booking, also used by its check-in. Nobody learns which numbers coupons of others have. */
export function ownCoupon(
  row: rows.CouponRow | undefined,
  { memberIdx, bookingIdx }: Booker,
): rows.CouponRow | NotUsable {
  if (!row || row.memberIdx !== memberIdx) return COUPON_NOT_USABLE({ why: 'UNKNOWN' })
  const isHere = (row.state === 'RESERVED' || row.state === 'USED') && row.bookingIdx === bookingIdx
  return row.state === 'ISSUED' || isHere ? row : COUPON_NOT_USABLE({ why: 'STATE' })
}

/** A price with a coupon in place of discounts, or why the coupon cannot be used there. */
export function couponPrice(
  { lang }: Pick<Context, 'lang'>,
  price: Price,
  coupon: rows.CouponRow,
  use: Use,
  rulebook: Pick<Rulebook, 'rounding'>,
): Price | NotUsable {
  const why = whyNot(price, coupon, use, rulebook)
  return why ? COUPON_NOT_USABLE({ why }) : withCoupon(price, coupon, { players: use.payers, ...rulebook, lang })
}

function whyNot(
  price: Price,
  coupon: rows.CouponRow,
  use: Use,
  { rounding }: Pick<Rulebook, 'rounding'>,
): CouponWhy | undefined {
  const priced = withCoupon(price, coupon, { players: use.payers, rounding, lang: '' })
  return refusedCoupon(coupon, use, price.rows) ?? (priced.coupon?.amount ? undefined : 'NOTHING')
}

/** For another day or time; the others may become usable with who plays and what is booked. */
const ELSEWHERE: ReadonlySet<CouponWhy | undefined> = new Set(['DATE', 'DAY_CLASS', 'PART', 'TEAM_PRICE'])

/** What the booker can choose from at a tee time: each coupon that is valid there, with its total or why it is not usable. */
export async function couponChoices(
  ctx: Pick<Context, 'sql' | 'lang'>,
  price: Price,
  { memberIdx, bookingIdx }: Booker & { memberIdx: number },
  use: Use,
  rulebook: Pick<Rulebook, 'rounding'>,
) {
  const found = await rows.couponsFor(ctx.sql, memberIdx, bookingIdx)
  return found.flatMap((coupon) => {
    const why = whyNot(price, coupon, use, rulebook)
    if (ELSEWHERE.has(why)) return []
    const priced = withCoupon(price, coupon, { players: use.payers, ...rulebook, lang: ctx.lang })
    const { couponIdx, labels } = coupon
    const one = { couponIdx, name: saidIn(labels, ctx.lang) ?? '' }
    return [
      why
        ? { ...one, amount: 0, total: null, why }
        : { ...one, amount: priced.coupon?.amount ?? 0, total: priced.total, why: null },
    ]
  })
}
