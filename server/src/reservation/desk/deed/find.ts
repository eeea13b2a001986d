import type { Sql } from '../../../platform/database.ts'
import * as sql from './sql.ts'

/** Bookings by their number, and those ahead by the name of a member or a guest who plays, the next first. */
export async function findBookings(db: Sql, lang: string, keyword: string, most: number) {
  const rows = await sql.found(db, lang, keyword, most)
  return rows.map(({ bookingIdx, who, courseName, bookingNo, ...at }) => ({
    idx: bookingIdx,
    title: who,
    detail: [courseName, bookingNo].join(' · '),
    at,
  }))
}
