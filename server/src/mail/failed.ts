import type { Sql } from '../platform/database.ts'

/** Emails that were not sent, and of the others those that came back: few of all, which are not counted for it. */
export async function failedMails(sql: Sql): Promise<{ failed: number; bounced: number }> {
  const [row] = await sql<[{ failed: number; bounced: number }]>`
    select count(*) - count(bounced_at) as failed, count(bounced_at) as bounced from mail where state = 'FAILED'`
  return row
}
