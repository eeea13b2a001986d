import type { Sql } from '../../../platform/database.ts'

export async function otherOfYear(sql: Sql, year: number, seasonIdx?: number): Promise<boolean> {
  const [row] = await sql`
    select from team_season where year = ${year} and season_idx is distinct from ${seasonIdx ?? null}::bigint`
  return row !== undefined
}

export async function standingContracts(sql: Sql, seasonIdx: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int from team_contract where season_idx = ${seasonIdx} and state = 'ACTIVE'`
  return row!.count
}
