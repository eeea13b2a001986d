import { MENU_CATEGORY } from '@clubhouse/contract/language/messages'
import { OFFICE_CATEGORIES } from '@clubhouse/contract/language/office-texts'
import type { Sql } from '../platform/database.ts'

export interface MessageRow {
  category: string
  code: string
  msg: string
}

/** `lang` is set only when the text is English for want of a translation. */
export interface SentMessage extends MessageRow {
  lang?: string
}

export async function version(sql: Sql, name: 'system' | 'club'): Promise<number> {
  const [row] = await sql<{ ver: number }[]>`select ver from message_version where name = ${name}`
  return row!.ver
}

/** Every change of the club's texts raises its version, so the transaction that holds this row is the only one to change them. */
export async function lockTexts(sql: Sql): Promise<void> {
  await sql`select from message_version where name = 'club' for update`
}

export async function spokenLanguages(sql: Sql): Promise<string[]> {
  const [row] = await sql<{ langs: string[] }[]>`select langs from club`
  return row?.langs ?? []
}

/** Whether a language is in group 101. */
export async function isLanguage(sql: Sql, lang: string): Promise<boolean> {
  const [row] = await sql`select from code where group_id = '101' and key = ${lang} and is_use`
  return row !== undefined
}

export async function speak(sql: Sql, lang: string, isSpoken: boolean): Promise<void> {
  await sql`
    update club set version = version + 1,
      langs = case when ${isSpoken} then array_append(langs, ${lang}) else array_remove(langs, ${lang}) end
    where (${lang} = any(langs)) <> ${isSpoken}`
}

interface Wanted {
  /** Without it all. */
  category?: string
  part?: 'SITE' | 'OFFICE'
}

/** The product's texts. */
export async function systemMessages(sql: Sql, lang: string, { category, part }: Wanted): Promise<SentMessage[]> {
  const rows = await sql<(MessageRow & { lang: string | null })[]>`
    select e.category, e.code, coalesce(m.msg, e.msg) as msg, case when m.msg is null then e.lang end as lang
    from message e left join message m on m.lang = ${lang} and m.category = e.category and m.code = e.code
    where e.lang = 'en' ${category ? sql`and e.category = ${category}` : sql``}
      ${part ? sql`and (e.category = any(${OFFICE_CATEGORIES})) = ${part === 'OFFICE'}` : sql``}
    order by e.category, e.code`
  return rows.map(sent)
}

/** Includes menu names (site-menu). A changed English text is sent only where the product has no translation. */
export async function clubMessages(sql: Sql, lang: string): Promise<SentMessage[]> {
  const rows = await sql<(MessageRow & { lang: string | null })[]>`
    select category, code, msg, null as lang from club_message where lang = ${lang}
    union all
    select category, code, msg, 'en' from club_message e
    where lang = 'en' and ${lang} <> 'en'
      and not exists (select from message m where m.lang = ${lang} and m.category = e.category and m.code = e.code)
      and not exists (select from club_message c where c.lang = ${lang} and c.category = e.category and c.code = e.code)
      and not (e.category = ${MENU_CATEGORY} and exists (select from menu where code = e.code and name ? ${lang}))
    union all
    select ${MENU_CATEGORY}, code, coalesce(name ->> ${lang}, name ->> 'en'), case when name ? ${lang} then null else 'en' end
    from menu where is_visible
      and not exists (select from club_message c where c.lang = ${lang} and c.category = ${MENU_CATEGORY} and c.code = menu.code)
      and (name ? ${lang} or not exists (select from club_message c where c.lang = 'en' and c.category = ${MENU_CATEGORY} and c.code = menu.code))
    order by category, code`
  return rows.map(sent)
}

const sent = ({ category, code, msg, lang }: MessageRow & { lang: string | null }): SentMessage =>
  lang === null ? { category, code, msg } : { category, code, msg, lang }

/** Replaces the product's texts. The version rises only when they differ. */
export async function replaceSystemMessages(
  sql: Sql,
  rows: (MessageRow & { lang: string })[],
  hash: string,
): Promise<boolean> {
  const [changed] = await sql`
    update message_version set ver = ver + 1, hash = ${hash} where name = 'system' and hash <> ${hash} returning ver`
  if (!changed) return false
  await sql`delete from message`
  // As one parameter: there are more texts than a statement may have parameters.
  await sql`
    insert into message (category, code, lang, msg)
    select category, code, lang, msg
    from jsonb_to_recordset(${sql.json(rows)}) as r(category text, code text, lang text, msg text)`
  return true
}
