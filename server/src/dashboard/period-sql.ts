import type { Sql } from '../platform/database.ts'

/** What the club calls its periods, by key. */
export async function periodNames(sql: Sql, lang: string): Promise<Map<string, string>> {
  const rows = await sql<{ key: string; name: string }[]>`
    select key, coalesce(labels ->> ${lang}, key_name) as name from code where group_id = 'Z96'`
  return new Map(rows.map(({ key, name }) => [key, name]))
}
