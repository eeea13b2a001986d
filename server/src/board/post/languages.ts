import { Malformed } from '../../platform/context.ts'
import type { Sql } from '../../platform/database.ts'
import { isOpen, type Noun } from './rows.ts'
import type { PostKey, Saved } from './sql.ts'

/** The same post `t` in its other languages; `isOpen` tells which of them visitors see. */
export const otherLanguages = (sql: Sql, noun: Noun) => sql`
  (select coalesce(json_agg(json_build_object('idx', o.idx, 'lang', o.lang, 'isOpen', ${isOpen(sql, 'o')})
    order by o.lang), '[]') from ${sql(noun)} o
    where o.same_as = t.same_as and o.idx <> t.idx and o.state <> 'ARCHIVED') as others`

/** Malformed when the other language (otherIdx) does not exist, or the post already exists in this language. */
export async function languageTaken(
  sql: Sql,
  noun: Noun,
  { lang, otherIdx, idx }: { lang: string; otherIdx?: number; idx?: number },
): Promise<Malformed | undefined> {
  const sibling = otherIdx ?? idx
  if (sibling === undefined) return undefined
  // Locked, so that two languages added at the same time see each other.
  const [group] = await sql<{ sameAs: number }[]>`
    select coalesce(same_as, idx) as same_as from ${sql(noun)} where idx = ${sibling} for update`
  if (!group) return new Malformed('otherIdx')
  const [taken] = await sql`
    select from ${sql(noun)} where coalesce(same_as, idx) = ${group.sameAs} and lang = ${lang} and state <> 'ARCHIVED'
      and idx is distinct from ${idx ?? null}::bigint`
  return taken ? new Malformed('lang') : undefined
}

/** From here on, both records are the same post. */
export async function join(sql: Sql, { noun, idx }: PostKey, otherIdx: number): Promise<void> {
  await sql`
    update ${sql(noun)} set same_as = (select coalesce(same_as, idx) from ${sql(noun)} where idx = ${otherIdx})
    where idx in (${idx}, ${otherIdx})`
}

/** The same post in another language, if it is there. */
export async function inLanguage(sql: Sql, { noun, idx }: PostKey, lang: string): Promise<Saved | undefined> {
  return (await siblings(sql, { noun, idx })).find((one) => one.lang === lang)
}

/** The same post in its other languages; sections and banners are one post in all. */
export async function siblings(sql: Sql, { noun, idx }: PostKey): Promise<(Saved & { lang: string })[]> {
  return sql`
    select o.idx, o.version, o.lang from ${sql(noun)} t join ${sql(noun)} o on o.same_as = t.same_as and o.idx <> t.idx
    where t.idx = ${idx} and o.state <> 'ARCHIVED' order by o.idx`
}
