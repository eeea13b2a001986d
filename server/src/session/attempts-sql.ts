import type { Sql } from '../platform/database.ts'

export async function lockedUntil(sql: Sql, who: string): Promise<Temporal.Instant | undefined> {
  const [row] = await sql<{ lockedUntil: Temporal.Instant }[]>`
    select locked_until from login_failure where who = ${who} and locked_until > club_now()`
  return row?.lockedUntil
}

/** @param minutes of lock after 1, 2, 3 … failures; the last repeats @returns attempts, undefined while locked */
export async function takeTry(sql: Sql, who: string, minutes: readonly number[]): Promise<number | undefined> {
  const [row] = await sql<{ failures: number }[]>`
    insert into login_failure as f (who, failures, locked_until)
    values (${who}, 1, ${lockAfter(sql, sql`1`, minutes)})
    on conflict (who) do update set at = club_now(), failures = ${next(sql, '1 day')},
      locked_until = ${lockAfter(sql, next(sql, '1 day'), minutes)}
    where f.locked_until is null or f.locked_until <= club_now()
    returning failures`
  return row?.failures
}

/** Counts a failure of an address, locked or not; an hour without one resets the count. */
export async function countFailure(sql: Sql, who: string, minutes: readonly number[]): Promise<void> {
  await sql`
    insert into login_failure as f (who, failures) values (${who}, 1)
    on conflict (who) do update set at = club_now(), failures = ${next(sql, '1 hour')},
      locked_until = greatest(f.locked_until, ${lockAfter(sql, next(sql, '1 hour'), minutes)})`
}

export async function forget(sql: Sql, who: string): Promise<void> {
  await sql`delete from login_failure where who = ${who}`
}

/** @param beginning prefix of the counter names */
export async function forgetAll(sql: Sql, beginning: string): Promise<void> {
  await sql`delete from login_failure where starts_with(who, ${beginning})`
}

const next = (sql: Sql, age: string) =>
  sql`case when f.at < club_now() - ${age}::interval then 1 else f.failures + 1 end`

const lockAfter = (sql: Sql, failures: ReturnType<typeof next>, minutes: readonly number[]) => sql`
  club_now() + make_interval(mins => nullif((${[...minutes]}::int[])[least(${failures}, ${minutes.length})], 0))`
