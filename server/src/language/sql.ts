import type { Sql } from '../platform/database.ts'

export interface MessageRow {
  category: string
  code: string
  msg: string
}

export async function version(sql: Sql, name: 'system' | 'club'): Promise<number> {
  const [row] = await sql<{ ver: number }[]>`select ver from message_version where name = ${name}`
  return row!.ver
}

/** @param category null for all */
export async function systemMessages(sql: Sql, lang: string, category: string | null) {
  return sql<MessageRow[]>`
    select category, code, msg from message
    where lang = ${lang} and (${category}::text is null or category = ${category}) order by category, code`
}

/** The club's own texts: those it changed, and the names of its menus (category site-menu). */
export async function clubMessages(sql: Sql, lang: string) {
  return sql<MessageRow[]>`
    select category, code, msg from club_message where lang = ${lang}
    union all
    select 'site-menu', code, coalesce(name ->> ${lang}, name ->> 'en') from menu where is_visible
    order by category, code`
}

/** Replaces the product's texts; the version rises only when they differ from the last ones. */
export async function replaceSystemMessages(
  sql: Sql,
  rows: (MessageRow & { lang: string })[],
  hash: string,
): Promise<boolean> {
  const [changed] = await sql`
    update message_version set ver = ver + 1, hash = ${hash} where name = 'system' and hash <> ${hash} returning ver`
  if (!changed) return false
  await sql`delete from message`
  await sql`insert into message ${sql(rows, 'category', 'code', 'lang', 'msg')}`
  return true
}
