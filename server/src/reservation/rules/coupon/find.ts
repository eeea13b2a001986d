import type { Context } from '../../../platform/context.ts'
import * as sql from './sql.ts'

/** Coupons by their number or their member, those that were issued last first. */
export async function findCoupons(ctx: Context, keyword: string, most: number) {
  const { list } = await sql.list(ctx, { keyword, page: 1, size: most })
  return list.map(({ couponIdx, couponNo, name, memberName }) => ({
    idx: couponIdx,
    title: couponNo,
    detail: [name, memberName].filter(Boolean).join(' · '),
  }))
}
