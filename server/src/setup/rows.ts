import type { Sql } from '../platform/database.ts'

/** Accounts that still have the demo's password. */
export async function knownPasswords(sql: Sql): Promise<{ managers: number; members: number }> {
  const [row] = await sql<{ managers: number; members: number }[]>`
    select count(a.id)::int as managers, (count(*) - count(a.id))::int as members
    from known_password left join admin a using (id)`
  return row!
}
