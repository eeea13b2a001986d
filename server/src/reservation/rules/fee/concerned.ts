import type { Context } from '../../../platform/context.ts'
import { daysConcerned } from '../price/fee-rules.ts'
import * as sql from './sql.ts'

export const termsOf = ({ from, to, ...fee }: sql.Fields) => ({ ...fee, fromDate: from, toDate: to })

/** What a change of fees means for the days that members see. @param gone the fee as it was @param added as it will be */
export async function concerned(
  ctx: Pick<Context, 'sql' | 'lang' | 'club'>,
  { gone, added }: { gone?: sql.Row; added?: sql.Fields },
): Promise<{ days: string[]; bookings: number; unpriced: string[] }> {
  const [fees, sold, types] = await Promise.all([sql.fees.all(ctx), sql.soldDays(ctx.sql), sql.bookingTypes(ctx.sql)])
  const others = fees.filter(({ feeIdx }) => feeIdx !== gone?.feeIdx)
  const after = added ? [...others, added] : others
  const keys = [...new Set([gone, added].flatMap((fee) => fee?.key ?? []))]
  const { changed, unpriced } = daysConcerned(sold, types, {
    before: fees.map(termsOf),
    after: after.map(termsOf),
    keys,
  })
  const bookings = sold.reduce((sum, day) => sum + (changed.includes(day.date) ? day.bookings : 0), 0)
  return { days: changed, bookings, unpriced }
}
