import type { Sql } from '../../../platform/database.ts'

/**
 * The end of a hold is never further away: the policies allow 20 minutes at most, and processes follow the database's
 * clock to within less than the minute more.
 */
const FARTHEST_END_SECONDS = 21 * 60

/**
 * Whether a hold that ends then is running. One whose end is further away than any hold can last is from before the
 * machine's clock went back: it counts as expired, so that it keeps nobody from the tee time for hours. Decision 093.
 */
export function isRunning(expiresAt: Temporal.Instant, now: Temporal.Instant): boolean {
  const { milliseconds } = now.until(expiresAt, { largestUnit: 'milliseconds' })
  return milliseconds >= 0 && milliseconds <= FARTHEST_END_SECONDS * 1000
}

/** The same in a statement. @param expiresAt the column @param now a subquery where a statement reads many claims */
export const RUNS = (sql: Sql, expiresAt: ReturnType<Sql>, now = sql`club_now()`) =>
  sql`(${expiresAt} between ${now} and ${now} + make_interval(secs => ${FARTHEST_END_SECONDS}))`

/** Whether the claim `c` takes its seat: a hold while it runs, another one until it frees itself. @param now see RUNS */
export const TAKES = (sql: Sql, now = sql`club_now()`) =>
  sql`((c.kind <> 'HOLD' or ${RUNS(sql, sql`c.expires_at`, now)}) and (c.frees_at is null or c.frees_at > ${now}))`
