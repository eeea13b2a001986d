import { squeeze } from '@clubhouse/contract/person-words'
import { beginsWith } from '../person/rows.ts'
import type { Sql } from '../platform/database.ts'

/** With fewer characters a number says no more than the club. */
const SHORTEST_NUMBER = 9

/** The record numbers of the bookings whose number begins so, with or without hyphens. */
export const NUMBERED = (sql: Sql, typed: string) => {
  const start = squeeze(typed)
  return start.length >= SHORTEST_NUMBER && /^[a-z\d]+$/.test(start)
    ? sql`select booking_idx from booking where ${beginsWith(sql, sql`lower(replace(booking_no, '-', ''))`, start)}`
    : sql`select null::bigint where false`
}
