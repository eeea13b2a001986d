import type { Sql } from '../../../platform/database.ts'
import type { Values } from './rules.ts'

export interface Setting {
  /** What the club has set. */
  values: Values
  version: number
}

export async function setting(sql: Sql, name: string): Promise<Setting> {
  const [row] = await sql<Setting[]>`select "values", version from rule_setting where name = ${name}`
  return row ?? { values: {}, version: 0 }
}

/** Two managers who set a first value wait for each other too. */
export async function lockSetting(sql: Sql, name: string): Promise<Setting> {
  await sql`insert into rule_setting (name, "values", version) values (${name}, '{}', 0) on conflict do nothing`
  const [row] = await sql<Setting[]>`select "values", version from rule_setting where name = ${name} for update`
  return row!
}

export async function changeSetting(sql: Sql, name: string, values: Values): Promise<Setting> {
  const [row] = await sql<Setting[]>`
    update rule_setting set "values" = ${sql.json(values)}, version = version + 1 where name = ${name}
    returning "values", version`
  return row!
}
