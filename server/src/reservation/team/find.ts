import { phonesFor } from '../../person/phones.ts'
import type { Context } from '../../platform/context.ts'
import { formsMeant } from './rows.ts'

/** Groups by a part of their name or by an officer, those of the latest season first. */
export async function findGroups({ sql, lang, who }: Context, keyword: string, most: number) {
  const rows = await sql<{ idx: number; title: string; detail: string }[]>`
    select f.form_idx as idx, f.team_name as title,
      concat_ws(' · ', s.year, (select name_in(${lang}, m.name, m.other_name) from team_person p join member m using (member_idx)
        where p.form_idx = f.form_idx and p.office = 'PRESIDENT')) as detail
    from team_form f join team_season s using (season_idx) where f.form_idx in (${formsMeant(sql, keyword, phonesFor(who))})
    order by s.year desc, f.form_idx desc limit ${most}`
  return [...rows]
}
