import type { Sql } from '../../platform/database.ts'

export async function sending(sql: Sql, hash: Buffer): Promise<{ toEmail: string } | undefined> {
  const [row] = await sql<{ toEmail: string }[]>`select to_email from mail where bounce_hash = ${hash}`
  return row
}

/** Records a bounce, once. It may arrive before the server's answer to us is recorded; see `sent`. */
export async function bounced(sql: Sql, hash: Buffer, reason: string): Promise<void> {
  await sql`
    update mail set state = 'FAILED', error = ${reason}, bounced_at = club_now(), next_at = null, secrets = null, version = version + 1
    where bounce_hash = ${hash} and state in ('WAITING', 'SENT')`
}

export async function delayed(sql: Sql, hash: Buffer, reason: string): Promise<void> {
  await sql`
    update mail set error = ${reason}, delayed_at = club_now(), version = version + 1
    where bounce_hash = ${hash} and state = 'SENT' and delayed_at is null`
}
