import type { Sql } from '../platform/database.ts'

export interface CodeRow {
  key: string
  keyName: string
  values: string[]
  group: string | null
}
export type Policy = Record<string, { name: string; values: string[] }>

export async function groups(sql: Sql, ids: string[]) {
  return sql<{ groupId: string; version: number; codes: CodeRow[] }[]>`
    select g.group_id, g.version,
      coalesce(jsonb_agg(jsonb_build_object('key', c.key, 'keyName', c.key_name, 'values', c.labels, 'group', c."group")
        order by c.order_no, c.key) filter (where c.key is not null), '[]') as codes
    from code_group g left join code c on c.group_id = g.group_id and c.is_use
    where g.group_id = any(${ids}) group by g.group_id`
}

export async function policies(sql: Sql): Promise<Policy> {
  const rows = await sql<{ key: string; name: string; values: string[] }[]>`select key, name, "values" from policy`
  return Object.fromEntries(rows.map(({ key, name, values }) => [key, { name, values }]))
}
