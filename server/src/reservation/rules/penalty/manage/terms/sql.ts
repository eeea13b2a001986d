import type { Sql } from '../../../../../platform/database.ts'
import type { PenaltySet } from '../../../../penalty-book-rules.ts'

export interface Kept {
  sets: PenaltySet[]
  version: number
}

const NAME = 'penalty'

export async function kept(sql: Sql): Promise<Kept> {
  const [row] = await sql<Kept[]>`select "values" -> 'sets' as sets, version from rule_setting where name = ${NAME}`
  return { sets: row?.sets ?? [], version: row?.version ?? 0 }
}

/** Two managers who set the first rules wait for each other too. */
export async function lock(sql: Sql): Promise<Kept> {
  await sql`insert into rule_setting (name, "values", version) values (${NAME}, '{"sets": []}', 0) on conflict do nothing`
  await sql`select from rule_setting where name = ${NAME} for update`
  return kept(sql)
}

export async function keep(sql: Sql, sets: readonly PenaltySet[]): Promise<Kept> {
  const [row] = await sql<Kept[]>`
    update rule_setting set "values" = ${sql.json({ sets })}, version = version + 1 where name = ${NAME}
    returning "values" -> 'sets' as sets, version`
  return row!
}
