import type { Sql } from '../../platform/database.ts'

export async function isType(sql: Sql, memberType: string): Promise<boolean> {
  const [row] = await sql`select from code where group_id = '702' and key = ${memberType} and is_use`
  return row !== undefined
}
