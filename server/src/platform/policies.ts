import type { Sql } from './database.ts'

export async function policies(sql: Sql): Promise<{ policies: Record<string, string[]>; policyVersion: number }> {
  const [row] = await sql<{ policies: Record<string, string[]>; policyVersion: number }[]>`
    select (select coalesce(jsonb_object_agg(key, to_jsonb("values")), '{}') from policy) as policies,
      coalesce((select version from code_group where group_id = '996'), 0) as policy_version`
  return row!
}
