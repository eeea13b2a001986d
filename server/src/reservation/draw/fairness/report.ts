import type { Sql } from '../../../platform/database.ts'
import { resultsOf } from './past.ts'
import { PRIME_UNTIL, reportOf } from './report-rules.ts'
import * as sql from './sql.ts'

/** How fair the draws were that were published between two moments. */
export async function reportBetween(db: Sql, span: { from: Temporal.Instant; until: Temporal.Instant }) {
  const [placed, members] = await Promise.all([sql.placedIn(db, span, PRIME_UNTIL), sql.membersIn(db, span)])
  const results = await resultsOf(db, members)
  const within = [...results.values()].map((list) =>
    list
      .filter(
        ({ publishedAt }) => publishedAt >= span.from.epochMilliseconds && publishedAt < span.until.epochMilliseconds,
      )
      .map(({ result }) => result),
  )
  return reportOf(placed, within)
}
