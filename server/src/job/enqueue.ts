import type { Context } from '../platform/context.ts'
import type { Transaction } from '../platform/write.ts'

/**
 * Adds a task, which runs about a second after the commit. A change does not wait for the statement.
 * @param at earliest time by the club's clock
 */
export async function enqueue(
  { sql, sendUnread }: Pick<Context, 'sql'> & Partial<Pick<Transaction, 'sendUnread'>>,
  name: string,
  data: object,
  at?: Temporal.Instant,
): Promise<void> {
  const added = sql`
    insert into job_task (name, data, due_at)
    values (${name}, ${sql.json(data)}, coalesce(${at ?? null}::timestamptz, club_now()))`
  if (sendUnread) sendUnread(added)
  else await added
}
