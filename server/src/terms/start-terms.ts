import { type Refusal, WRONG_STATE } from '@clubhouse/contract/fail'
import { audit } from '../platform/audit.ts'
import type { Context } from '../platform/context.ts'
import { write } from '../platform/write.ts'
import { accountSettings } from '../site/account-settings.ts'
import { noticeOf } from './notice.ts'
import { NOTICE_DAYS, NOTICE_DAYS_WORSE } from './rules.ts'
import * as sql from './sql.ts'
import { bookingTerms } from './text/booking-terms.ts'
import { type ClubFacts, type RuleSentences, STARTER_LANGS, type StarterLang, type StarterText } from './text/facts.ts'
import { privacyTerms } from './text/privacy-terms.ts'
import { sections } from './text/sections.ts'
import { serviceTerms } from './text/service-terms.ts'

type RulesIn = (lang: StarterLang) => Promise<RuleSentences>

/**
 * Writes a draft of each type that joining and booking need, in each language of the club that the product has texts in
 * and in which the type has no version yet, not even a draft. Decision 142.
 * @returns how many; WRONG_STATE where none is missing
 */
export async function startTerms(ctx: Context, rulesIn: RulesIn): Promise<{ drafts: number } | Refusal<'WRONG_STATE'>> {
  const texts = await Promise.all(spokenBy(ctx.club).map((lang) => textsIn(ctx, lang, rulesIn)))
  return write(ctx, async (tx) => {
    const effectiveDate = (await noticeOf(tx.sql)).earliest(false)
    let drafts = 0
    for (const { lang, termsType, title, contents } of texts.flat()) {
      await sql.lockType(tx.sql, termsType, lang)
      if (await sql.hasAny(tx.sql, termsType, lang)) continue
      const fields = {
        termsType,
        lang,
        title,
        contents,
        isRequired: true,
        isWorse: false,
        isDraft: true,
        effectiveDate,
      }
      const { termsIdx } = await sql.insert(tx.sql, fields)
      await audit(tx, { noun: 'terms', recordIdx: termsIdx, after: fields })
      drafts++
    }
    return drafts > 0 ? { drafts } : WRONG_STATE({ state: 'terms' })
  })
}

/** What of them is missing, and which places of drafts are still to be filled. */
export const starterOf = ({ sql: db, club }: Pick<Context, 'sql' | 'club'>) =>
  sql.starterFacts(db, TYPES, spokenBy(club))

const TYPES = ['SERVICE', 'PRIVACY', 'BOOKING'] as const

const spokenBy = ({ langs }: Context['club']) => STARTER_LANGS.filter((lang) => langs.includes(lang))

async function textsIn(ctx: Context, lang: StarterLang, rulesIn: RulesIn) {
  const [club, rules] = await Promise.all([factsIn(ctx, lang), rulesIn(lang)])
  const texts: Record<(typeof TYPES)[number], StarterText> = {
    SERVICE: serviceTerms[lang](club),
    PRIVACY: privacyTerms[lang](club),
    BOOKING: bookingTerms[lang](rules),
  }
  return TYPES.map((termsType) => {
    const { title, sections: list } = texts[termsType]
    return { lang, termsType, title, contents: sections(list) }
  })
}

async function factsIn(ctx: Context, lang: string): Promise<ClubFacts> {
  const [club, settings] = await Promise.all([sql.nameIn(ctx.sql, lang), accountSettings(ctx)])
  return { ...club, ...settings, noticeDays: NOTICE_DAYS, noticeDaysWorse: NOTICE_DAYS_WORSE }
}
