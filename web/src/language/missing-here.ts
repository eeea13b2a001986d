import { missingTexts } from './missing'

const TOLD = 'texts.told'

/** Untranslated texts of this tab; a visit lasts as long as the tab. */
export const missingHere = missingTexts({
  send: (lang, keys) => send(lang, keys),
  later: (act, ms) => void setTimeout(act, ms),
  reported: { has: (entry) => reported().has(entry), add: (entry) => remember(reported().add(entry)) },
})

let send: (lang: string, keys: string[]) => void = () => {}

/** Texts do not import calls; the reporter is registered by the module that loads texts. */
export function reportWith(way: typeof send): void {
  send = way
}

let kept: Set<string> | undefined

function reported(): Set<string> {
  if (!kept) {
    try {
      kept = new Set(JSON.parse(sessionStorage.getItem(TOLD) ?? '[]'))
    } catch {
      kept = new Set()
    }
  }
  return kept
}

function remember(entries: Set<string>): void {
  try {
    sessionStorage.setItem(TOLD, JSON.stringify([...entries]))
  } catch {
    // Without storage the next page of this visit reports it again.
  }
}
