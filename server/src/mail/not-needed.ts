import type { Sql } from '../platform/database.ts'

/** Why an email was not sent: its member was reached before. The screen translates it. Decision 136. */
const REACHED = 'REACHED'

/** Cancels an email that waits; a manager can still send it. */
export async function notNeeded(sql: Sql, mailIdx: number): Promise<void> {
  await sql`
    update mail set state = 'CANCELLED', error = ${REACHED}, next_at = null, secrets = null, version = version + 1
    where mail_idx = ${mailIdx} and state = 'WAITING'`
}
