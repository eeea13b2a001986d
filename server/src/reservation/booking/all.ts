import type { ParsedInputOf } from '@clubhouse/contract/call'
import type { list } from '@clubhouse/contract/reservation/manage'
import type { Context } from '../../platform/context.ts'
import { priceIn } from '../price/rules.ts'
import { rulebookOf } from '../rulebook.ts'
import { allBookings } from './sql.ts'

/** Bookings of everyone, with the names of their prices in the reader's language. */
export async function everyBooking(filter: ParsedInputOf<typeof list>, ctx: Context) {
  const [page, { fees }] = await Promise.all([allBookings(ctx.sql, filter, ctx.lang), rulebookOf(ctx)])
  return { ...page, list: page.list.map((row) => ({ ...row, price: priceIn(ctx.lang, row.price, fees) })) }
}
