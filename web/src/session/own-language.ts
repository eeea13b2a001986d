import type { Session } from '@clubhouse/contract/session'
import { switchLanguage } from '../language/all-texts'
import { speakingHere } from '../language/speaking'

/** The language that a login brought along to this browser, in which no one had chosen one. */
const FOLLOWED = 'lang-followed'

/**
 * Speaks a member's own language from the login on, in a browser whose language no one chose. Decision 144.
 * @returns whether the page changed its language
 */
export async function followLanguage({ memberIdx, lang }: Pick<Session, 'memberIdx' | 'lang'>): Promise<boolean> {
  const here = speakingHere()
  if (memberIdx === null || !here?.club.langs.includes(lang) || isLanguageChosen()) return false
  if (here.translator.language === lang) return false
  noteFollowed(lang)
  await switchLanguage(lang)
  return true
}

/** @param lang undefined once a language was chosen here */
export function noteFollowed(lang: string | undefined): void {
  try {
    if (lang) localStorage.setItem(FOLLOWED, lang)
    else localStorage.removeItem(FOLLOWED)
  } catch {
    // The language then counts as chosen.
  }
}

/** The language of the browser is kept when it is chosen and when it is followed; the latter is noted too. */
function isLanguageChosen(): boolean {
  const kept = /(?:^|;\s*)lang=([a-z]{2})/.exec(document.cookie)?.[1]
  try {
    return kept !== undefined && kept !== localStorage.getItem(FOLLOWED)
  } catch {
    return kept !== undefined
  }
}
