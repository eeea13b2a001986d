import type { TeamPlace } from '@clubhouse/contract/reservation/team/place'
import type { Sql } from '../../../platform/database.ts'
import type { Office } from '../rows.ts'

/** Places of the member on rosters of groups that count, without an office; the newest season first. */
export async function places(sql: Sql, memberIdx: number, lang: string): Promise<TeamPlace[]> {
  const officer = (office: Office) => sql`
    (select name_in(${lang}, m.name, m.other_name) from team_person o join member m using (member_idx)
      where o.form_idx = f.form_idx and o.office = ${office})`
  return sql<TeamPlace[]>`
    select f.form_idx, f.season_idx, s.year, f.state, f.team_name, ${officer('PRESIDENT')} as president,
      ${officer('SECRETARY')} as secretary, p.offered, c.contract_idx, c.version
    from team_person p join team_form f using (form_idx) join team_season s on s.season_idx = f.season_idx
      left join team_contract c on c.form_idx = f.form_idx
    where p.member_idx = ${memberIdx} and p.active and p.office is null
    order by s.year desc, f.form_idx desc`
}

interface Left {
  /** Of the roster that is left. */
  rosterSize: number
  contractIdx: number | null
}

/** Takes the member off the roster. What officers have open is old then. @returns undefined where the member is not on it */
export async function leave(sql: Sql, formIdx: number, memberIdx: number): Promise<Left | undefined> {
  const gone = await sql`
    delete from team_person where form_idx = ${formIdx} and member_idx = ${memberIdx} and active and office is null
    returning no`
  if (gone.length === 0) return undefined
  await sql`update team_form set version = version + 1 where form_idx = ${formIdx}`
  const [contract] = await sql<Pick<Left, 'contractIdx'>[]>`
    update team_contract set version = version + 1 where form_idx = ${formIdx} returning contract_idx`
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int from team_person where form_idx = ${formIdx}`
  return { rosterSize: row!.count, contractIdx: contract?.contractIdx ?? null }
}
