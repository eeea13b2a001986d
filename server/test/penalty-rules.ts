import { PENALTY_RULES_FIRST, withPenaltyValues } from '@clubhouse/contract/reservation/rules/penalty-terms'
import type { TestClub } from './club.ts'

/** Sets penalty rules that differ from the defaults in these values, such as `W1_WEEKDAY_DAYS`, from a day on. */
export async function setPenaltyRules(
  { sql, platform }: TestClub,
  values: Readonly<Record<string, number | boolean>>,
  from = '2000-01-01',
): Promise<void> {
  const sets = [{ from, rules: withPenaltyValues(PENALTY_RULES_FIRST, values) }]
  await sql`
    insert into rule_setting (name, "values") values ('penalty', ${sql.json({ sets })})
    on conflict (name) do update set "values" = excluded."values"`
  platform.cache.invalidate('rule')
}

export async function forgetPenaltyRules({ sql, platform }: TestClub): Promise<void> {
  await sql`delete from rule_setting where name = 'penalty'`
  platform.cache.invalidate('rule')
}
