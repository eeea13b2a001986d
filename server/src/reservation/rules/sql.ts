import type { Sql } from '../../platform/database.ts'

/** True while a tee time to come is allocated by draw. */
export async function hasDraw(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ has: boolean }[]>`
    select exists (select from slot where date >= current_club_date() and w05 = 'D') as has`
  return row!.has
}
