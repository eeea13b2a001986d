/** How long to gather before telling the server. */
const GATHER_MS = 3000
/** More at once than this is a language that has just begun: the log need not have it all from one visit. */
const MOST_AT_ONCE = 50

interface Visit {
  /** Tells the server; never fails. */
  send: (lang: string, keys: string[]) => void
  later: (act: () => void, ms: number) => void
  /** What this visit has told already, over all its pages. */
  reported: { has: (entry: string) => boolean; add: (entry: string) => void }
}

/**
 * Notes texts that are shown in English for want of a translation. Each is told once in a visit.
 * @returns what a page calls with the key of every text that it shows
 */
export function missingTexts({ send, later, reported }: Visit) {
  const missing = new Map<string, ReadonlySet<string>>()
  const gathered = new Map<string, Set<string>>()
  const report = () => {
    for (const [lang, keys] of gathered) {
      const now = [...keys].slice(0, MOST_AT_ONCE)
      for (const key of now) reported.add(`${lang} ${key}`)
      send(lang, now)
    }
    gathered.clear()
  }
  return {
    /** What a language lacks, as its texts came. */
    lacks: (lang: string, keys: Iterable<string>) => void missing.set(lang, new Set(keys)),
    shown(lang: string, key: string): void {
      const lacking = missing.get(lang)
      if (!lacking || lacking.size === 0) return
      // A text with a number has one key for each form.
      const found = [key, `${key}_other`, `${key}_one`].find((form) => lacking.has(form))
      if (!found || reported.has(`${lang} ${found}`)) return
      if (gathered.size === 0) later(report, GATHER_MS)
      const keys = gathered.get(lang) ?? new Set()
      gathered.set(lang, keys.add(found))
    },
  }
}
