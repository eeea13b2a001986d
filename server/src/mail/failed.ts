import type { Sql } from '../platform/database.ts'
import { counts } from './outbox-sql.ts'

/** Emails that were not sent, and of the others those that came back. */
export async function failedMails(sql: Sql): Promise<{ failed: number; bounced: number }> {
  const { FAILED, BOUNCED } = await counts(sql)
  return { failed: FAILED - BOUNCED, bounced: BOUNCED }
}
