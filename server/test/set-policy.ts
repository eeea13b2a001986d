import type { PolicyName } from '@clubhouse/contract/reservation/rules/policies'
import type { TestClub } from './club.ts'

/** Sets values of a policy for the rest of the file, and beside what it has. */
export async function setPolicy(
  { sql, platform }: TestClub,
  name: PolicyName,
  values: Readonly<Record<string, number | boolean | string>>,
): Promise<void> {
  await sql`
    insert into rule_setting (name, "values") values (${name}, ${sql.json(values)})
    on conflict (name) do update set "values" = rule_setting."values" || excluded."values"`
  platform.cache.invalidate('rule')
}
