import type { Sql } from '../platform/database.ts'
import { lookup } from '../platform/lookup.ts'

interface Use {
  where: string
  count: number
}

/** Where records refer to a code that managers may change. A code in use cannot be removed. */
export async function usesOf(sql: Sql, group: string, key: string): Promise<Use[]> {
  const count = lookup(COUNTS, group)
  if (!count) return []
  const [row] = await count(sql, key)
  return row && row.count > 0 ? [row] : []
}

const COUNTS = {
  Z82: (sql, key) => sql<Use[]>`
    select 'booking' as "where", count(*)::int as count from booking where cancel_reason = ${key}`,
  '101': (sql, key) => sql<Use[]>`
    select 'club' as "where", count(*)::int as count from club where ${key} = any(langs)`,
  '100': (sql, key) => sql<Use[]>`
    select 'policy' as "where", count(*)::int as count from policy where key = 'C0080' and "values"[1] = ${key}`,
} satisfies Record<string, (sql: Sql, key: string) => Promise<Use[]>>
