import type { Sql } from '../../../platform/database.ts'

/** The first of the named fields whose code cannot be chosen; null is none. */
export async function unknownCode(
  sql: Sql,
  codes: Readonly<Record<string, { group: string; key: string | null }>>,
): Promise<string | undefined> {
  for (const [field, { group, key }] of Object.entries(codes)) {
    if (key === null) continue
    const [row] = await sql`select from code where group_id = ${group} and key = ${key} and is_use`
    if (!row) return field
  }
  return undefined
}
