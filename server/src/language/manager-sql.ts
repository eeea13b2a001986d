import type { ParsedInputOf } from '@clubhouse/contract/call'
import { forManager } from '@clubhouse/contract/language/manage'
import { MENU_CATEGORY } from '@clubhouse/contract/language/messages'
import type { Sql } from '../platform/database.ts'
import { pageOf } from '../platform/list.ts'

export interface ManagedMessage {
  category: string
  code: string
  original: string
  msg: string | null
  /** What the product says in this language; null for want of a translation. */
  product: string | null
  isOwn: boolean
}

function shown(sql: Sql, lang: string) {
  return sql`
    select o.category, o.code, o.msg as original, coalesce(c.msg, m.msg, o.name ->> ${lang}) as msg, m.msg as product,
      c.msg is not null as is_own
    from (
      select category, code, msg, null::jsonb as name from message where lang = 'en'
      union all
      select ${MENU_CATEGORY}, code, name ->> 'en', name from menu where is_visible
    ) o
    left join message m on m.lang = ${lang} and m.category = o.category and m.code = o.code
    left join club_message c on c.lang = ${lang} and c.category = o.category and c.code = o.code`
}

export const messagesForManager = (sql: Sql, filter: ParsedInputOf<typeof forManager>) =>
  pageOf(sql, forManager, filter, {
    select: sql<
      (Omit<ManagedMessage, 'product'> & { lang: string })[]
    >`s.category, s.code, s.original, s.msg, s.is_own, ${filter.lang} as lang`,
    from: sql`(${shown(sql, filter.lang)}) s`,
    each: sql`s`,
    where: [filter.category && sql`s.category = ${filter.category}`, filter.missing && sql`s.msg is null`],
    keyword: [sql`s.original`, sql`s.msg`, sql`s.category || '.' || s.code`],
    sorts: {
      isTranslated: sql`s.msg is not null`,
      category: sql`s.category`,
      code: sql`s.code`,
      original: sql`s.original`,
      msg: sql`s.msg`,
    },
    tie: [sql`s.category`, sql`s.code`],
  })

export async function categories(sql: Sql, lang: string) {
  return sql<{ category: string; total: number; missing: number }[]>`
    select category, count(*)::int as total, (count(*) filter (where msg is null))::int as missing
    from (${shown(sql, lang)}) s group by category order by category`
}

/** Those of the keys (`category.code`) that exist. */
export async function knownMessages(sql: Sql, lang: string, keys: string[]) {
  return sql<(ManagedMessage & { key: string })[]>`
    select s.*, category || '.' || code as key from (${shown(sql, lang)}) s
    where category || '.' || code = any(${keys})`
}

export async function writeMessages(
  sql: Sql,
  lang: string,
  list: readonly { category: string; code: string; msg: string | null }[],
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
