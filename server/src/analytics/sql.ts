import type { Sql } from '../platform/database.ts'
import type { AnalyticsTable } from '../platform/tables.ts'

export type AnalyticsRow = Omit<AnalyticsTable, 'single'>

export async function analytics(sql: Sql): Promise<AnalyticsRow> {
  const [row] = await sql<AnalyticsRow[]>`
    select ga_id, sealed_secret, version, sent_at, failed_at, failure from analytics`
  return row!
}

/** Locks the record until this transaction ends. */
export async function lock(sql: Sql): Promise<AnalyticsRow> {
  await sql`select from analytics for no key update`
  return analytics(sql)
}

/** What was known of reports to the place before is forgotten. */
export async function change(
  sql: Sql,
  { gaId, sealedSecret }: Pick<AnalyticsRow, 'gaId' | 'sealedSecret'>,
): Promise<AnalyticsRow> {
  const [row] = await sql<AnalyticsRow[]>`
    update analytics set ga_id = ${gaId}, sealed_secret = ${sealedSecret}, version = version + 1, sent_at = null,
      failed_at = null, failure = null
    returning ga_id, sealed_secret, version, sent_at, failed_at, failure`
  return row!
}

export async function noteSent(sql: Sql): Promise<void> {
  await sql`update analytics set sent_at = club_now(), failed_at = null, failure = null`
}

export async function noteFailure(sql: Sql, failure: string): Promise<void> {
  await sql`update analytics set failed_at = club_now(), failure = ${failure}`
}
