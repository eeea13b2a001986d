import type { ValuesOf } from '../../../mail/kinds.ts'
import type { Sql } from '../../../platform/database.ts'
import type { Officer } from '../notice/officers.ts'

export interface PlaceLetter {
  formIdx: number
  how: ValuesOf<'TEAM_PLACE'>['how']
  to: readonly number[]
  /** Whom it is about. */
  person: number
  /** Who had the office before. */
  before?: number
}

type About = Officer & Pick<ValuesOf<'TEAM_PLACE'>, 'team' | 'year' | 'person' | 'before'>

/** Who of these has an account, with what a letter to them says. */
export async function aboutPlace(sql: Sql, { formIdx, to, person, before }: PlaceLetter): Promise<About[]> {
  return sql<About[]>`
    select m.member_idx, name_in(m.lang, m.name, m.other_name) as name, m.email, m.lang, f.team_name as team, s.year::text as year,
      name_in(m.lang, p.name, p.other_name) as person, coalesce(name_in(m.lang, b.name, b.other_name), '') as before
    from member m cross join team_form f join team_season s using (season_idx) join member p on p.member_idx = ${person}
      left join member b on b.member_idx = ${before ?? null}::bigint
    where f.form_idx = ${formIdx} and m.member_idx = any(${[...to]}::bigint[]) and m.state in ('ACTIVE', 'BLOCKED')
    order by m.member_idx`
}
