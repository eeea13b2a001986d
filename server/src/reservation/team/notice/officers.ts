import type { Sql } from '../../../platform/database.ts'

export interface Officer {
  memberIdx: number
  name: string
  email: string
  lang: string
}

/** The officers of a form who have an account. */
export async function officersOf(sql: Sql, formIdx: number): Promise<Officer[]> {
  return sql<Officer[]>`
    select m.member_idx, name_in(m.lang, m.name, m.other_name) as name, m.email, m.lang
    from team_person p join member m using (member_idx)
    where p.form_idx = ${formIdx} and p.office is not null and m.state in ('ACTIVE', 'BLOCKED') order by p.office`
}
