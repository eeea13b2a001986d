import type { Sql } from '../platform/database.ts'

/** Why an email was not sent: its member was reached before. The screen translates it. Decisions 136 and 134. */
const WHY = { push: 'SHOWN', text: 'TEXTED' }

/** Cancels an email that waits; a manager can still send it. */
export async function notNeeded(sql: Sql, mailIdx: number, way: keyof typeof WHY): Promise<void> {
  await sql`
    update mail set state = 'CANCELLED', error = ${WHY[way]}, next_at = null, secrets = null, version = version + 1
    where mail_idx = ${mailIdx} and state = 'WAITING'`
}
