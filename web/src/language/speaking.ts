import type { Translator } from '@clubhouse/contract/text/translator'
import type { Club } from './club'
import { missingHere } from './missing-here'
import type { Asked, TextKey } from './text-key'

interface Tab {
  translator: Translator
  club: Club
  version: number
}

/** The translator of this tab; undefined on the server, where every page has its own. */
let tab: Tab | undefined

/**
 * Makes a page's translator the one of this tab, used outside of React too. @returns that of the tab, which is an earlier
 * one where React gave up a first attempt to draw the page, as it does for a press that comes before it is ready
 */
export function speakHere(translator: Translator, club: Club, version: number): Translator {
  tab ??= { translator, club, version }
  return tab.translator
}

export const speakingHere = (): Tab | undefined => tab

/** The header that asks for an answer in the language of the page. */
export const readerLanguage = (): Record<string, string> => (tab ? { 'accept-language': tab.translator.language } : {})

export function onOtherLanguage(listener: () => void): void {
  let last = tab?.translator.language
  tab?.translator.on('languageChanged', () => {
    if (tab?.translator.language === last) return
    last = tab?.translator.language
    listener()
  })
}

/** A text outside of React, such as in a toast. */
export function say<K extends string>(key: Asked<K>, values?: Record<string, unknown>): string {
  if (tab) missingHere.shown(tab.translator.language, key)
  return tab?.translator.t(key, values ?? {}) ?? key
}

export function knows(key: string): key is TextKey {
  return tab?.translator.exists(key) ?? false
}
