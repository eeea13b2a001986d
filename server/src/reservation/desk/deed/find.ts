import { phonesOfPlayers } from '../../../person/phones.ts'
import type { Context } from '../../../platform/context.ts'
import * as sql from './sql.ts'

/** Bookings by the beginning of their number, and those ahead by the name of a member or a guest who plays, the next first. */
export async function findBookings(ctx: Context, keyword: string, most: number) {
  const rows = await sql.found(ctx.sql, ctx.lang, { keyword, phones: phonesOfPlayers(ctx.who), most })
  return rows.map(({ bookingIdx, who, courseName, bookingNo, ...at }) => ({
    idx: bookingIdx,
    title: who,
    detail: [courseName, bookingNo].join(' · '),
    at,
  }))
}
