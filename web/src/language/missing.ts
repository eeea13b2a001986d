/** Delay that collects several keys into one report. */
const GATHER_MS = 3000
/** Limit per report: a newly added language need not fill the log in one visit. */
const MOST_AT_ONCE = 50

interface Visit {
  send: (lang: string, keys: string[]) => void
  later: (act: () => void, ms: number) => void
  /** Keys reported in this visit, over all its pages. */
  reported: { has: (entry: string) => boolean; add: (entry: string) => void }
}

/** Reports each text shown in English for want of a translation. @returns a function for the key of every text */
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
    lacks: (lang: string, keys: Iterable<string>) => void missing.set(lang, new Set(keys)),
    shown(lang: string, key: string): void {
      const lacking = missing.get(lang)
      if (!lacking || lacking.size === 0) return
      // A counted text has one key for each form.
      const found = [key, `${key}_other`, `${key}_one`].find((form) => lacking.has(form))
      if (!found || reported.has(`${lang} ${found}`)) return
      if (gathered.size === 0) later(report, GATHER_MS)
      const keys = gathered.get(lang) ?? new Set()
      gathered.set(lang, keys.add(found))
    },
  }
}
