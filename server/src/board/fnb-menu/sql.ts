import type { Sql } from '../../platform/database.ts'

export async function isOutlet(sql: Sql, outletIdx: number): Promise<boolean> {
  return (await sql`select from outlet where outlet_idx = ${outletIdx} and is_use for key share`).length > 0
}
