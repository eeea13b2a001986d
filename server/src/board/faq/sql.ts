import { Malformed } from '../../platform/context.ts'
import type { Sql } from '../../platform/database.ts'

/** Malformed when the other language (otherIdx) does not exist, or the question already exists in this language. */
export async function languageTaken(
  sql: Sql,
  { lang, otherIdx, idx }: { lang: string; otherIdx?: number; idx?: number },
): Promise<Malformed | undefined> {
  const sibling = otherIdx ?? idx
  if (sibling === undefined) return undefined
  // Locked, so that two languages added at the same time see each other.
  const [group] = await sql<{ sameAs: number }[]>`
    select coalesce(same_as, idx) as same_as from faq where idx = ${sibling} for update`
  if (!group) return new Malformed('otherIdx')
  const [taken] = await sql`
    select from faq where coalesce(same_as, idx) = ${group.sameAs} and lang = ${lang} and state <> 'ARCHIVED'
      and idx is distinct from ${idx ?? null}::bigint`
  return taken ? new Malformed('lang') : undefined
}

/** From here on, both records are the same question. */
export async function join(sql: Sql, idx: number, otherIdx: number): Promise<void> {
  await sql`
    update faq set same_as = (select coalesce(same_as, idx) from faq where idx = ${otherIdx})
    where idx in (${idx}, ${otherIdx})`
}
