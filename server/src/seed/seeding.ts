import type { Sql } from '../platform/database.ts'
import { Random } from './random.ts'

/** The zone of the club that is made; everything dated counts in it. */
export const ZONE = 'Asia/Seoul'

/** What every step of making a club gets. */
export interface Seeding {
  /** The transaction in which the club comes to be. */
  sql: Sql
  clubCode: string
  siteCode: string
  now: Temporal.Instant
  /** Today in the club. */
  today: Temporal.PlainDate
  random: Random
  log: (line: string) => void
}

/** Reads the club's clock, on which all dates of the club rest. */
export async function beginSeeding(
  sql: Sql,
  config: { clubCode: string; siteCode: string },
  log: (line: string) => void,
): Promise<Seeding> {
  const [row] = await sql<{ now: Temporal.Instant }[]>`select club_now() as now`
  const { now } = row!
  return { sql, ...config, now, today: now.toZonedDateTimeISO(ZONE).toPlainDate(), random: new Random(20_260_401), log }
}
