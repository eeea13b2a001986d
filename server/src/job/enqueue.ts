import type { Context } from '../platform/context.ts'

/** Adds a task, which runs about a second after the commit. @param at earliest time by the club's clock */
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
