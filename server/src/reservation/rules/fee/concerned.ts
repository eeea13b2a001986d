import type { Context } from '../../../platform/context.ts'
import { daysConcerned } from '../price/fee-rules.ts'
import * as sql from './sql.ts'

/** @param before what a page that does not know weekdays leaves as they were */
export const termsOf = ({ from, to, weekdays, ...fee }: sql.Sent, before?: sql.Row) => ({
  ...fee,
  weekdays: weekdays ?? before?.weekdays ?? [],
  fromDate: from,
  toDate: to,
})

/** What a change of fees means for the days that members see. @param gone the fee as it was @param added as it will be */
export async function concerned(
  ctx: Pick<Context, 'sql' | 'lang' | 'club'>,
  { gone, added }: { gone?: sql.Row; added?: sql.Sent },
): Promise<{ days: string[]; bookings: number; unpriced: string[] }> {
  const [fees, sold, types] = await Promise.all([sql.fees.all(ctx), sql.soldDays(ctx.sql), sql.bookingTypes(ctx.sql)])
  const others = fees.filter(({ feeIdx }) => feeIdx !== gone?.feeIdx).map((fee) => termsOf(fee))
  const keys = [...new Set([gone, added].flatMap((fee) => fee?.key ?? []))]
  const { changed, unpriced } = daysConcerned(sold, types, {
    before: fees.map((fee) => termsOf(fee)),
    after: added ? [...others, termsOf(added, gone)] : others,
    keys,
  })
  const bookings = sold.reduce((sum, day) => sum + (changed.includes(day.date) ? day.bookings : 0), 0)
  return { days: changed, bookings, unpriced }
}
