import type { Sql } from '../../platform/database.ts'

/** Running contracts of which something can be due: a date by so many days ahead, or a season that is over. */
export async function due(sql: Sql, daysAhead: number): Promise<number[]> {
  const rows = await sql<{ contractIdx: number }[]>`
    select c.contract_idx from team_contract c join team_season s using (season_idx)
    where c.state = 'ACTIVE' and (s.year < extract(year from current_club_date()) or exists (
      select from team_date d where d.contract_idx = c.contract_idx and d.date <= current_club_date() + ${daysAhead}::int))
    order by c.contract_idx`
  return rows.map(({ contractIdx }) => contractIdx)
}

interface Ended {
  played: number
  absent: number
  /** The day or tee times of the group were closed, the club cancelled, or it had no tee time for the group. */
  byClub: boolean
}

export async function ended(sql: Sql, dateIdx: number): Promise<Ended> {
  const [row] = await sql<Ended[]>`
    select count(*) filter (where b.state in ('PL', 'CI', 'CF'))::int as played, count(*) filter (where b.state = 'NS')::int as absent,
      coalesce(bool_or(b.state = 'CC'), false) or d.missing = d.teams
        or exists (select from sheet_day y where y.date = d.date and y.state = 'SUSPENDED')
        or exists (select from claim c join slot s using (slot_idx) where c.team_date_idx = d.date_idx and s.is_shut)
        or not exists (select from sheet_day y where y.date = d.date) as by_club
    from team_date d left join team_booking t using (date_idx) left join booking b using (booking_idx)
    where d.date_idx = ${dateIdx} group by d.date_idx`
  return row!
}

/** @returns whether this is the first request */
export async function noteAsked(sql: Sql, dateIdx: number): Promise<boolean> {
  const rows = await sql`
    update team_date set asked_at = club_now() where date_idx = ${dateIdx} and asked_at is null returning date_idx`
  return rows.length > 0
}
