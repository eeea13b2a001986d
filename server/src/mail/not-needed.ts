import type { Context } from '../platform/context.ts'
import type { Sql } from '../platform/database.ts'
import { queue } from './send.ts'

/** Why an email was not sent: its member was reached before. The screen translates it. Decisions 136 and 134. */
const WHY = { push: 'SHOWN', text: 'TEXTED' }

/** Cancels an email that waits, or sends it where it corrects a calendar. A manager can still send it. */
export async function notNeeded(
  tx: Pick<Context, 'sql' | 'post'>,
  mailIdx: number,
  way: keyof typeof WHY,
): Promise<void> {
  const [needed] = await tx.sql`
    select from mail m where m.mail_idx = ${mailIdx} and m.state = 'WAITING' and ${CORRECTS_CALENDAR(tx.sql)}`
  if (needed) return queue(tx, mailIdx)
  await tx.sql`
    update mail set state = 'CANCELLED', error = ${WHY[way]}, next_at = null, secrets = null, version = version + 1
    where mail_idx = ${mailIdx} and state = 'WAITING'`
}

/**
 * Whether an earlier email to the member of the email `m`, which was sent or still may be, has a calendar file for a booking that
 * has one in `m` too.
 */
const CORRECTS_CALENDAR = (sql: Sql) => sql`exists (
  select from mail e, regexp_matches(m.calendar, 'UID:[^[:space:]]+', 'g') entry (uid)
  where e.member_idx = m.member_idx and e.mail_idx < m.mail_idx and (e.sent_at is not null or e.state = 'WAITING')
    and strpos(e.calendar, entry.uid[1]) > 0)`
