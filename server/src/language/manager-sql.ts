import { MENU_CATEGORY } from '@clubhouse/contract/language'
import type { Sql } from '../platform/database.ts'

interface Filter {
  lang: string
  category?: string
  /** Only those without a translation. */
  missing?: boolean
  keyword?: string
  page: number
  size: number
}

export interface ManagedMessage {
  category: string
  code: string
  original: string
  msg: string | null
  isOwn: boolean
}

/** Every text there is with what a language has for it: the club's own words, the product's, the menu's; or none. */
function shown(sql: Sql, lang: string) {
  return sql`
    select o.category, o.code, o.msg as original, coalesce(c.msg, m.msg, o.name ->> ${lang}) as msg, c.msg is not null as is_own
    from (
      select category, code, msg, null::jsonb as name from message where lang = 'en'
      union all
      select ${MENU_CATEGORY}, code, name ->> 'en', name from menu where is_visible
    ) o
    left join message m on m.lang = ${lang} and m.category = o.category and m.code = o.code
    left join club_message c on c.lang = ${lang} and c.category = o.category and c.code = o.code`
}

/** One page of the texts, those without a translation first. */
export async function messagesForManager(sql: Sql, { lang, category, missing, keyword, page, size }: Filter) {
  const like = keyword && `%${keyword.replaceAll(/[\\%_]/g, '\\$&')}%`
  const rows = await sql<(ManagedMessage & { total: number })[]>`
    select s.*, count(*) over ()::int as total from (${shown(sql, lang)}) s
    where (${category ?? null}::text is null or category = ${category ?? null})
      and (not ${missing ?? false} or msg is null)
      and (${like ?? null}::text is null or original ilike ${like ?? null} or msg ilike ${like ?? null}
        or category || '.' || code ilike ${like ?? null})
    order by msg is not null, category, code limit ${size} offset ${(page - 1) * size}`
  return { list: rows.map(({ total: _, ...row }) => ({ ...row, lang })), total: rows[0]?.total ?? 0 }
}

/** How much of each category is translated. */
export async function categories(sql: Sql, lang: string) {
  return sql<{ category: string; total: number; missing: number }[]>`
    select category, count(*)::int as total, (count(*) filter (where msg is null))::int as missing
    from (${shown(sql, lang)}) s group by category order by category`
}

/** Those of the keys (`category.code`) that there are. */
export async function knownMessages(sql: Sql, lang: string, keys: string[]) {
  return sql<(ManagedMessage & { key: string })[]>`
    select s.*, category || '.' || code as key from (${shown(sql, lang)}) s
    where category || '.' || code = any(${keys})`
}

export async function writeMessages(
  sql: Sql,
  lang: string,
  list: { category: string; code: string; msg: string | null }[],
): Promise<void> {
  await sql`
    with given as (
      select * from jsonb_to_recordset(${sql.json(list)}) as r(category text, code text, msg text)
    ), dropped as (
      delete from club_message c using given g
      where g.msg is null and c.lang = ${lang} and c.category = g.category and c.code = g.code
    )
    insert into club_message (category, code, lang, msg)
    select category, code, ${lang}, msg from given where msg is not null
    on conflict (lang, category, code) do update set msg = excluded.msg`
}
