import type { Sql } from '../../platform/database.ts'

/** Achievements that members reported and no manager has verified. */
export async function countReported(sql: Sql): Promise<number> {
  const [row] = await sql<{ n: number }[]>`select count(*)::int as n from hof where state = 'REPORTED'`
  return row!.n
}
