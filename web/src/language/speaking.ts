import type { Club } from './club'
import { missingHere } from './missing-here'
import type { Speaker } from './speaker'

interface Tab {
  speaker: Speaker
  club: Club
  /** Version of the texts that the page came with. */
  version: number
}

/** The one speaker of this browser tab; on the server every page has its own and this stays empty. */
let tab: Tab | undefined

/** Makes a page's speaker the one that everything outside of React speaks with. */
export function speakHere(speaker: Speaker, club: Club, version: number): void {
  tab ??= { speaker, club, version }
}

export const speakingHere = (): Tab | undefined => tab

/** A text outside of React, such as in a toast. */
export function say(key: string, values?: Record<string, unknown>): string {
  if (tab) missingHere.shown(tab.speaker.language, key)
  return tab?.speaker.t(key, values ?? {}) ?? key
}

/** True when there is a text for this key. */
export function knows(key: string): boolean {
  return tab?.speaker.exists(key) ?? false
}
