import type { Translator } from '@clubhouse/contract/text/translator'
import type { Club } from './club'
import { missingHere } from './missing-here'
import type { Asked, TextKey } from './text-key'

interface Tab {
  translator: Translator
  club: Club
  /** Version of the texts that the page came with. */
  version: number
}

/** The one translator of this browser tab; on the server every page has its own and this stays empty. */
let tab: Tab | undefined

/** Makes a page's translator the one that everything outside of React speaks with. */
export function speakHere(translator: Translator, club: Club, version: number): void {
  tab ??= { translator, club, version }
}

export const speakingHere = (): Tab | undefined => tab

/** A text outside of React, such as in a toast. */
export function say<K extends string>(key: Asked<K>, values?: Record<string, unknown>): string {
  if (tab) missingHere.shown(tab.translator.language, key)
  return tab?.translator.t(key, values ?? {}) ?? key
}

/** True when there is a text for this key, such as the code of a refusal. */
export function knows(key: string): key is TextKey {
  return tab?.translator.exists(key) ?? false
}
