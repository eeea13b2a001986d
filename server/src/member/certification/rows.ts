import type { Fragment } from 'postgres'
import type { Sql } from '../../platform/database.ts'
import { RESEND_SECONDS } from './rules.ts'

export async function used(sql: Sql): Promise<string[]> {
  const rows = await sql<{ kind: string }[]>`
    select k.kind from cert_kind k left join code c on c.group_id = '754' and c.key = k.kind
    where k.is_use order by c.order_no, k.kind`
  return rows.map(({ kind }) => kind)
}

/** How many codes may be requested in a span of seconds. */
type CodeLimit = readonly [most: number, seconds: number]

/**
 * When another code may be requested, if not now: by the shortest wait between two, and by each limit.
 * @param sides of verifications, whose codes are counted apart
 */
export async function nextCodeAt(
  sql: Sql,
  sides: readonly Fragment[],
  limits: readonly CodeLimit[],
): Promise<Temporal.Instant | undefined> {
  const all: readonly CodeLimit[] = [[1, RESEND_SECONDS], ...limits]
  const waits = sides.flatMap((side) =>
    all.map(
      ([most, seconds]) => sql`(
        select least(created_at, club_now()) + make_interval(secs => ${seconds}) from certification
        where ${side} and created_at > club_now() - make_interval(secs => ${seconds})
        order by created_at desc offset ${most - 1} limit 1)`,
    ),
  )
  const [row] = await sql<{ at: Temporal.Instant | null }[]>`
    select greatest(${waits.reduce((some, one) => sql`${some}, ${one}`)}) as at`
  return row?.at ?? undefined
}

/** Deletes verifications older than a day, and expired failures, many of which are for unknown ids. */
export async function forgetOld(sql: Sql): Promise<void> {
  await sql`
    delete from login_failure
    where at < club_now() - interval '1 day' and coalesce(locked_until, at) < club_now()`
  await sql`delete from login_unlock where expires_at < club_now()`
  await sql`delete from certification where created_at < club_now() - interval '2 days'`
  await sql`delete from id_mail where at < club_now() - interval '1 day'`
}
