import type { Sql } from '../../platform/database.ts'
import { ON_HOLIDAY } from './plan/on-holiday.ts'

/** Applications that can change no more, and that no one has decided or begun to review. */
export async function countForms(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int from team_form f join team_season s using (season_idx)
    where f.state = 'SUBMITTED' and s.close_at <= club_now()`
  return row!.count
}

/** Contracts with a date ahead whose day is made and gives the group fewer tee times than it has. */
export async function countMissing(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(distinct d.contract_idx)::int from team_date d join team_contract c using (contract_idx)
    where c.state = 'ACTIVE' and d.missing > 0 and d.date >= current_club_date()
      and d.state in ('SCHEDULED', 'REDUCED', 'CONFIRMED')`
  return row!.count
}

/** Running contracts with a date on a holiday. */
export async function countOnHoliday(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(distinct d.contract_idx)::int from team_date d join team_contract c using (contract_idx)
    where c.state = 'ACTIVE' and ${ON_HOLIDAY(sql)}`
  return row!.count
}
