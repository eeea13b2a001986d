import type { Session } from '@clubhouse/contract/session'
import { isLanguageChosen, switchLanguage } from '../language/all-texts'
import { speakingHere } from '../language/speaking'

/**
 * Speaks a member's own language from the login on, in a browser whose language nobody chose. Decision 144.
 * @returns whether the page changed its language
 */
export async function followLanguage({ memberIdx, lang }: Pick<Session, 'memberIdx' | 'lang'>): Promise<boolean> {
  const here = speakingHere()
  if (memberIdx === null || !here?.club.langs.includes(lang) || isLanguageChosen()) return false
  if (here.translator.language === lang) return false
  await switchLanguage(lang, false)
  return true
}
