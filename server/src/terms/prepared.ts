import { audit } from '../platform/audit.ts'
import type { Context } from '../platform/context.ts'
import { write } from '../platform/write.ts'
import { noticeOf } from './notice.ts'
import * as sql from './sql.ts'
import { saysLine, section } from './text/sections.ts'

export const waitingTerms = ({ sql: db }: Pick<Context, 'sql'>): Promise<number> => sql.countPrepared(db)

/**
 * Prepares a draft of new booking terms in each language whose terms are older than the rules, once: the text in force as
 * it is, and after it what the rules say now and the text does not. The club's own words are never changed. Decision 121.
 * @param rulesIn a language, each a sentence or more, under a heading
 */
export async function prepareBookingTerms(
  ctx: Context,
  rulesIn: (lang: string) => Promise<{ heading: string; lines: readonly string[] }>,
): Promise<void> {
  for (const { lang } of await sql.olderThanRules(ctx.sql)) {
    const { heading, lines } = await rulesIn(lang)
    await write(ctx, async (tx) => {
      await sql.lockType(tx.sql, 'BOOKING', lang)
      // Another process prepared it while this waited.
      const old = (await sql.olderThanRules(tx.sql)).find((one) => one.lang === lang)
      if (!old) return
      const { title, isRequired, contents } = old
      // Announced before, word for word.
      const missing = lines.filter((line) => !saysLine(contents, line))
      if (missing.length === 0) return
      const fields = {
        ...{ termsType: 'BOOKING', lang, title, isRequired, isWorse: true, isDraft: true },
        contents: contents + section([heading, ...missing]),
        effectiveDate: (await noticeOf(tx.sql)).earliest(true),
      }
      const { termsIdx } = await sql.insert(tx.sql, fields)
      await sql.notePrepared(tx.sql, termsIdx)
      await audit(tx, { noun: 'terms', recordIdx: termsIdx, after: fields })
    })
  }
}
