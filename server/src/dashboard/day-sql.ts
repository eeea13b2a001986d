import type { Sql } from '../platform/database.ts'
import type { Days } from './rules.ts'

/** The instant at which the first of the days begins in the club's zone. */
export const begins = (sql: Sql, { from }: Days) => sql`(${from}::date::timestamp at time zone (select zone from club))`

/** The instant at which the last of the days ends. */
export const ends = (sql: Sql, { to }: Days) => sql`((${to}::date + 1)::timestamp at time zone (select zone from club))`
