import type { Database } from '../platform/database.ts'

/**
 * Emails of the days before today left the demo club when they were written, as those of any club do; without this, its
 * first page would begin with a list of failures. Nothing is sent: the addresses are of example.com.
 */
export async function seedSentMails(database: Database): Promise<void> {
  await database`
    update mail set state = 'SENT', tries = 1, sent_at = created_at, next_at = null, secrets = null, version = version + 1
    where state = 'WAITING' and (created_at at time zone (select zone from club))::date < current_club_date()`
}
