import type { Config } from '../platform/config.ts'
import type { Sql } from '../platform/database.ts'
import { FileStore, storageOf } from '../platform/files.ts'
import { Random } from './random.ts'

/** The zone of the demo club; all its dates are in it. */
export const ZONE = 'Asia/Seoul'
const CLUB_CODE = 'GC001'
const SITE_CODE = 'GREENHILL'

export type SeedConfig = Pick<Config, 'clubCode' | 'siteCode' | 'dataDir' | 'filesS3Url' | 'sessionSecret' | 'clubTime'>

export interface Seeding {
  sql: Sql
  clubCode: string
  siteCode: string
  now: Temporal.Instant
  today: Temporal.PlainDate
  random: Random
  files: FileStore
  log: (line: string) => void
}

/** Sets the club's clock when a start time is given, and reads it: all dates of the club depend on it. */
export async function beginSeeding(
  sql: Sql,
  { clubCode = CLUB_CODE, siteCode = SITE_CODE, dataDir, filesS3Url, sessionSecret, clubTime }: SeedConfig,
  log: (line: string) => void,
  zone = ZONE,
): Promise<Seeding> {
  if (clubTime) await sql`update clock set shift = ${clubTime}::timestamp at time zone ${zone} - statement_timestamp()`
  const [row] = await sql<{ now: Temporal.Instant }[]>`select club_now() as now`
  const { now } = row!
  const files = new FileStore(storageOf({ dataDir, filesS3Url }), sessionSecret)
  const today = now.toZonedDateTimeISO(zone).toPlainDate()
  return { sql, clubCode, siteCode, now, today, random: new Random(20_260_401), files, log }
}
