import { type Job, schedule } from '../../../job/job.ts'
import type { ValuesOf } from '../../../mail/kinds.ts'
import { audit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { write } from '../../../platform/write.ts'
import { rulebookOf, type Settings } from '../../rulebook.ts'
import * as sql from './sql.ts'

/** The inbox of members, which stands above this noun. */
interface Notifies {
  notify(
    tx: Context,
    kind: 'COUPON_ENDS',
    member: { memberIdx: number; name: string; email: string; lang: string },
    values: ValuesOf<'COUPON_ENDS'>,
    manner: object,
  ): Promise<void>
}

/** Coupons that end, and members who are told, in one transaction. */
const AT_ONCE = 500

/** Ends coupons after their last day, and tells their members before. Source: docs/rules.md, Prices. */
export const endCoupons = (channels: Notifies): Job =>
  schedule('end-coupons', '20 0,9 * * *', async (ctx) => {
    for (let ended = AT_ONCE; ended === AT_ONCE; ) ended = await write(ctx, endSome)
    const { coupon } = (await rulebookOf(ctx)).settings
    for (let told = AT_ONCE; told === AT_ONCE; ) told = await write(ctx, (tx) => tellSome(tx, coupon, channels))
  })

async function endSome(tx: Context): Promise<number> {
  const ended = await sql.expire(tx.sql, AT_ONCE)
  for (const recordIdx of ended)
    await audit(tx, { noun: 'coupon', recordIdx, before: { state: 'ISSUED' }, after: { state: 'EXPIRED' } })
  return ended.length
}

async function tellSome(tx: Context, when: Settings['coupon'], { notify }: Notifies): Promise<number> {
  const ending = await sql.takeEnding(tx.sql, when, AT_ONCE)
  for (const { couponName: coupon, validTo: until, ...member } of ending)
    await notify(tx, 'COUPON_ENDS', member, { name: member.name, coupon, until }, {})
  return ending.length
}
