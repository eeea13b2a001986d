import type { Fragment } from 'postgres'
import type { Sql } from '../../platform/database.ts'

export type Noun = 'notice' | 'event' | 'banner' | 'faq' | 'section' | 'reference' | 'fnb_menu'

/** What its editors say of the picture of a post `t`. */
export const pictureColumns = (sql: Sql) => sql`t.alt, t.focus_x, t.focus_y`

export async function isCode(sql: Sql, group: string, key: string): Promise<boolean> {
  return (await sql`select from code where group_id = ${group} and key = ${key} and is_use`).length > 0
}

/** Visitors see it now. Named states first, so that the indexes of the boards serve. */
export function isOpen(sql: Sql, table: string): Fragment {
  const column = (name: string) => sql(`${table}.${name}`)
  return sql`(${column('state')} in ('SCHEDULED', 'PUBLISHED') and ${column('open_at')} <= club_now()
    and (${column('close_at')} is null or ${column('close_at')} > club_now()))`
}

/** The posts before and after `t` that visitors see, by a column, in the same language. */
export const neighbours = (sql: Sql, noun: Noun, column: string) => sql`
  (select p.idx from ${sql(noun)} p
    where ${isOpen(sql, 'p')} and p.lang = t.lang and (${sql(`p.${column}`)}, p.idx) < (${sql(`t.${column}`)}, t.idx)
    order by ${sql(`p.${column}`)} desc, p.idx desc limit 1) as prev_idx,
  (select p.idx from ${sql(noun)} p
    where ${isOpen(sql, 'p')} and p.lang = t.lang and (${sql(`p.${column}`)}, p.idx) > (${sql(`t.${column}`)}, t.idx)
    order by ${sql(`p.${column}`)}, p.idx limit 1) as next_idx`

export async function clubName(sql: Sql, lang: string): Promise<string> {
  const [row] = await sql<{ name: string }[]>`
    select coalesce(nullif(translated -> ${lang} ->> 'clubName', ''), club_name) as name from club`
  return row!.name
}
