import { type InLanguages, saidIn } from '../../platform/said-in.ts'

type Translated = Record<string, { witnessNames?: string[] }>

/** Names by language for each witness; the first name of every language is that of the first witness. */
export function witnessesTogether(names: readonly string[], translated: Translated, own: string): InLanguages[] {
  const lists = [
    [own, names] as const,
    ...Object.entries(translated).map(([lang, of]) => [lang, of.witnessNames ?? []] as const),
  ]
  const count = Math.max(...lists.map(([, list]) => list.length))
  return Array.from({ length: count }, (_, i) =>
    Object.fromEntries(lists.flatMap(([lang, list]) => (list[i] ? [[lang, list[i]]] : []))),
  )
}

/** The same by language, as a form edits them. */
export function witnessesApart(witnesses: readonly InLanguages[], own: string) {
  const langs = new Set(witnesses.flatMap((names) => Object.keys(names)))
  const others = [...langs].filter((lang) => lang !== own)
  return {
    witnessNames: witnesses.map((names) => saidIn(names, own) ?? ''),
    others: Object.fromEntries(
      others.map((lang) => [lang, witnesses.map((names) => names[lang] ?? saidIn(names, lang) ?? '')]),
    ),
  }
}
