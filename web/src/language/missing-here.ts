import { missingTexts } from './missing'

const TOLD = 'texts.told'

/** Texts of this tab that nobody has translated; a visit is as long as the tab is open. */
export const missingHere = missingTexts({
  send: (lang, keys) => send(lang, keys),
  later: (act, ms) => void setTimeout(act, ms),
  reported: { has: (entry) => reported().has(entry), add: (entry) => remember(reported().add(entry)) },
})

let send: (lang: string, keys: string[]) => void = () => {}

/** Texts know nothing of calls: the module that loads them says how the server is told. */
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
    // Without a storage the next page of this visit tells it again.
  }
}
