import { type Job, schedule } from '../../../job/job.ts'
import type { Context } from '../../../platform/context.ts'
import { write } from '../../../platform/write.ts'
import type { Channels } from '../../people/notice/write-notices.ts'
import * as sql from './sql.ts'

type Notifies = Pick<Channels, 'notify'>
/** Members who are told in one transaction. */
const AT_ONCE = 500

/** Ends coupons after their last day, and tells their members before. Source: docs/rules.md, Prices. */
export const endCoupons = (channels: Notifies): Job =>
  schedule('end-coupons', '20 0,9 * * *', async (ctx) => {
    await sql.expire(ctx.sql)
    for (let told = AT_ONCE; told === AT_ONCE; ) told = await write(ctx, (tx) => tellSome(tx, channels))
  })

async function tellSome(tx: Context, { notify }: Notifies): Promise<number> {
  const ending = await sql.takeEnding(tx.sql, AT_ONCE)
  for (const { couponName: coupon, validTo: until, ...member } of ending)
    await notify(tx, 'COUPON_ENDS', member, { name: member.name, coupon, until }, {})
  return ending.length
}
