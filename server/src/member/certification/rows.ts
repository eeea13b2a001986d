import type { Sql } from '../../platform/database.ts'

export async function used(sql: Sql): Promise<string[]> {
  const rows = await sql<{ kind: string }[]>`
    select k.kind from cert_kind k left join code c on c.group_id = '754' and c.key = k.kind
    where k.is_use order by c.order_no, k.kind`
  return rows.map(({ kind }) => kind)
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
