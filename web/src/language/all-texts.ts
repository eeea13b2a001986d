import { learn } from '@clubhouse/contract/text/club-translator'
import { missingHere, reportWith } from './missing-here'
import { speakingHere } from './speaking'
import type { Texts } from './texts'

export interface LoadedTexts {
  texts: Texts
  missing: string[]
}

interface TextSource {
  load(lang: string, clubCode: string, pageVersion: number | null): Promise<LoadedTexts>
  report(lang: string, keys: string[]): void
}

const YEAR_SECONDS = 31_536_000
const loaded = new Map<string, Promise<void>>()
let source: TextSource | undefined

/** Texts do not import calls; the source is registered here. */
export function textsFrom(from: TextSource): void {
  source = from
  reportWith(from.report)
}

/** Loads every text of a language once; on failure the page's own texts stay. */
export function allTexts(lang?: string): Promise<void> {
  const tab = speakingHere()
  if (!tab || !source) return Promise.resolve()
  const { translator, club, version } = tab
  const wanted = lang ?? translator.language
  if (!loaded.has(wanted)) {
    const done = source.load(wanted, club.clubCode, wanted === translator.language ? version : null).then(
      ({ texts, missing }) => {
        missingHere.lacks(wanted, missing)
        learn(translator, wanted, texts)
      },
      () => void loaded.delete(wanted),
    )
    loaded.set(wanted, done)
  }
  return loaded.get(wanted)!
}

export async function switchLanguage(lang: string): Promise<void> {
  await allTexts(lang)
  rememberLanguage(lang)
  await speakingHere()?.translator.changeLanguage(lang)
}

/** The server reads this cookie to render in the same language. */
export function rememberLanguage(lang: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain-http pages
  document.cookie = `lang=${lang}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
}
