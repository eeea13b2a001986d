import type { Sql } from '../../platform/database.ts'
import { ON_HOLIDAY } from './plan/on-holiday.ts'
import { DRAW_STEP } from './rows.ts'

/** Applications that can change no more, and that no one has decided or begun to review. */
export async function countForms(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int from team_form f join team_season s using (season_idx)
    where f.state = 'SUBMITTED' and s.close_at <= club_now()`
  return row!.count
}

/** Of applications `f` those that no one has decided by the day of their season. Source: docs/rules.md, Groups. */
export const OVERDUE = (sql: Sql) => sql`(f.state in ('SUBMITTED', 'UNDER_REVIEW')
  and (select s.decide_by from team_season s where s.season_idx = f.season_idx) <= club_now())`

export async function countOverdue(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int from team_form f where ${OVERDUE(sql)}`
  return row!.count
}

/**
 * Seasons whose draw is to be frozen, where any group has applied, drawn, or published: each step is one of managers.
 * Decision 137.
 */
export async function countDraws(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int from team_season s cross join lateral (select ${DRAW_STEP(sql, sql`s`)} as step) draw
    where s.mode = 'DRAW' and case draw.step
      when 'FROZEN' then s.draw_at <= club_now()
      when 'DRAWN' then true
      when 'PUBLISHED' then false
      else s.close_at <= club_now() and exists (
        select from team_form f where f.season_idx = s.season_idx and f.state in ('SUBMITTED', 'UNDER_REVIEW')) end`
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
