import type { Sql } from '../../../platform/database.ts'

/**
 * The end of a hold is never further away: the policies allow 20 minutes at most, and processes follow the database's
 * clock to within less than the minute more.
 */
const FARTHEST_END_SECONDS = 21 * 60

interface Claim {
  kind: string
  expiresAt: Temporal.Instant | null
  offerIdx?: number | null
  freesAt?: Temporal.Instant | null
}

/**
 * Whether a hold is running. One whose end is further away than any hold can last is from before the machine's clock went
 * back: it counts as expired, so that it keeps nobody from the tee time for hours. An offer may last longer. Decision 093.
 */
export function isRunning({ expiresAt, offerIdx = null }: Omit<Claim, 'kind'>, now: Temporal.Instant): boolean {
  if (expiresAt === null) return false
  const { milliseconds } = now.until(expiresAt, { largestUnit: 'milliseconds' })
  return milliseconds >= 0 && (offerIdx !== null || milliseconds <= FARTHEST_END_SECONDS * 1000)
}

/** The same in a statement, for holds that are no offers. @param expiresAt the column @param now a subquery where a statement reads many claims */
export const RUNS = (sql: Sql, expiresAt: ReturnType<Sql>, now = sql`club_now()`) =>
  sql`(${expiresAt} between ${now} and ${now} + make_interval(secs => ${FARTHEST_END_SECONDS}))`

/**
 * Whether a claim takes its seat. A freed seat, offered or not, is taken until it is free for everyone: an offer that has
 * expired is the next member's first. Decision 110.
 */
export function takesSeat(claim: Claim, now: Temporal.Instant): boolean {
  if (claim.freesAt) return Temporal.Instant.compare(now, claim.freesAt) < 0
  return claim.kind !== 'HOLD' || isRunning(claim, now)
}

/** The same in a statement. @param claim the table or its alias @param now see RUNS */
export const TAKES = (sql: Sql, claim = sql`c`, now = sql`club_now()`) => sql`
  (case when ${claim}.frees_at is not null then ${claim}.frees_at > ${now}
    else ${claim}.kind <> 'HOLD' or ${RUNS(sql, sql`${claim}.expires_at`, now)} end)`

/** Whether a claim is a running hold that its member took, and no offer. */
export const HOLDS = (sql: Sql, claim: ReturnType<Sql>) => sql`
  (${claim}.kind = 'HOLD' and ${claim}.offer_idx is null and ${RUNS(sql, sql`${claim}.expires_at`)})`

/** Whether a share of its part keeps the claim `c`, for the club or for a draw that has not opened: the day made it. */
export const OF_SHARE = (sql: Sql) => sql`(c.by_share or c.kind = 'DRAW' and c.draw_idx is null)`

/** Whether making the day anew makes the claim `c` anew as well: it is of a share, or of a date of a group. */
export const MADE_WITH_DAY = (sql: Sql) => sql`(${OF_SHARE(sql)} or c.team_date_idx is not null)`
