import type { Context } from '../../platform/context.ts'
import { returnCoupons } from '../../reservation/rules/coupon/settle.ts'
import * as rows from './rows.ts'

/** Reactivates the account as if the member had just logged in, with the coupons that ended with it. */
export async function wake(tx: Context, memberIdx: number): Promise<void> {
  await rows.wake(tx.sql, memberIdx)
  await returnCoupons(tx, memberIdx)
}
