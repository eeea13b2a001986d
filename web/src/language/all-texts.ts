import { learn } from '@clubhouse/contract/text/club-translator'
import { missingHere, reportWith } from './missing-here'
import { speakingHere } from './speaking'
import type { Texts } from './texts'

export interface LoadedTexts {
  texts: Texts
  missing: string[]
}

interface TextSource {
  load(lang: string, clubCode: string, pageVersion: number | null, isOffice: boolean): Promise<LoadedTexts>
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

/** A visit to the back office needs its texts too, until the tab is closed. */
let isOffice = false

/**
 * Loads every text of a language once; on failure the page's own texts stay.
 * @param path of the page that is about to be shown; by default that of this page
 */
export function allTexts(lang?: string, path?: string): Promise<void> {
  const tab = speakingHere()
  if (!tab || !source) return Promise.resolve()
  isOffice ||= /^\/ishm(\/|$)/i.test(path ?? location.pathname)
  const { translator, club, version } = tab
  const wanted = lang ?? translator.language
  const key = `${wanted} ${isOffice}`
  if (!loaded.has(key)) {
    const pageVersion = wanted === translator.language ? version : null
    const done = source.load(wanted, club.clubCode, pageVersion, isOffice).then(
      ({ texts, missing }) => {
        missingHere.lacks(wanted, missing)
        learn(translator, wanted, texts)
      },
      () => void loaded.delete(key),
    )
    loaded.set(key, done)
  }
  return loaded.get(key)!
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
