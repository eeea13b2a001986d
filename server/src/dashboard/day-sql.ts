import type { Sql } from '../platform/database.ts'
import type { Days } from './rules.ts'

/** The instant at which the first of the days begins in the club's zone. */
export const begins = (sql: Sql, { from }: Days) => sql`(${from}::date::timestamp at time zone (select zone from club))`

/** The instant at which the last of the days ends, or stops to count. */
export const ends = (sql: Sql, { to, untilTime = '24:00' }: Days) => sql`
  ((${to}::date + ${untilTime}::time) at time zone (select zone from club))`
