import type { Sql } from '../../platform/database.ts'

/** Penalties that wait for a decision. */
export async function countProposed(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*) from penalty where state = 'PROPOSED'`
  return row!.count
}
