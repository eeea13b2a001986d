import type { TeamPattern } from '@clubhouse/contract/reservation/team/team'
import type { Sql } from '../../../platform/database.ts'

interface Fields {
  state: 'DRAFT' | 'SUBMITTED'
  teamName: string
  cycle: string
  wishes: readonly TeamPattern[]
  teams: number
  skipMonths: readonly number[]
  memo?: string | null
}

export async function add(sql: Sql, seasonIdx: number, f: Fields): Promise<number> {
  const [row] = await sql<{ formIdx: number }[]>`
    insert into team_form (season_idx, state, team_name, cycle, wishes, teams, skip_months, memo, submitted_at)
    values (${seasonIdx}, ${f.state}, ${f.teamName}, ${f.cycle}, ${sql.json(f.wishes)}, ${f.teams},
      ${[...f.skipMonths]}::smallint[], ${f.memo || null}, case when ${f.state} = 'SUBMITTED' then club_now() end)
    returning form_idx`
  return row!.formIdx
}

export async function change(sql: Sql, formIdx: number, f: Fields): Promise<void> {
  await sql`
    update team_form set state = ${f.state}, team_name = ${f.teamName}, cycle = ${f.cycle}, wishes = ${sql.json(f.wishes)},
      teams = ${f.teams}, skip_months = ${[...f.skipMonths]}::smallint[], memo = ${f.memo || null}, version = version + 1,
      submitted_at = case when ${f.state} = 'SUBMITTED' then coalesce(submitted_at, club_now()) end
    where form_idx = ${formIdx}`
}

export async function withdraw(sql: Sql, formIdx: number): Promise<void> {
  await sql`
    update team_form set state = 'WITHDRAWN', approved_wish = null, version = version + 1 where form_idx = ${formIdx}`
}
