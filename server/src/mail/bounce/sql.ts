import type { Sql } from '../../platform/database.ts'

/** Whose sending the key belongs to. */
export async function sending(sql: Sql, hash: Buffer): Promise<{ toEmail: string } | undefined> {
  const [row] = await sql<{ toEmail: string }[]>`select to_email from mail where bounce_hash = ${hash}`
  return row
}

/** It came back. It may do so before the mail server's answer to us is written down; see `sent`. Once is enough. */
export async function bounced(sql: Sql, hash: Buffer, reason: string): Promise<void> {
  await sql`
    update mail set state = 'FAILED', error = ${reason}, bounced_at = club_now(), next_at = null, secrets = null, version = version + 1
    where bounce_hash = ${hash} and state in ('WAITING', 'SENT')`
}

/** It waits somewhere on its way: the first word of that is kept. */
export async function delayed(sql: Sql, hash: Buffer, reason: string): Promise<void> {
  await sql`
    update mail set error = ${reason}, delayed_at = club_now(), version = version + 1
    where bounce_hash = ${hash} and state = 'SENT' and delayed_at is null`
}
