import type { Context } from '../platform/context.ts'

/**
 * Puts a task down in the transaction of the change that wants it: hand in the context of `write`. It is done within
 * about a second of the commit, and never without one.
 * @param at not before this moment of the club's clock
 */
export async function enqueue(
  { sql }: Pick<Context, 'sql'>,
  name: string,
  data: object,
  at?: Temporal.Instant,
): Promise<void> {
  await sql`
    insert into job_task (name, data, due_at)
    values (${name}, ${sql.json(data as never)}, coalesce(${at ?? null}::timestamptz, club_now()))`
}
