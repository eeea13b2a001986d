import type { Sql } from '../../platform/database.ts'

export async function ruleText(sql: Sql, lang: string): Promise<string> {
  const [row] = await sql<{ contents: string }[]>`
    select contents from terms_version where terms_type = 'BOOKING' and state = 'IN_FORCE'
    order by lang = ${lang} desc, effective_date desc limit 1`
  return row?.contents ?? ''
}
