import { type InLanguages, saidIn } from '../../platform/said-in.ts'

type Lists = Readonly<Record<string, readonly string[] | undefined>>
type Translated = Record<string, Record<string, unknown>>

/** Columns of lists whose entries are said in each language: the first text of every language is that of the first entry. */
export function listsTogether(
  fields: readonly string[],
  { translated = {}, ...given }: { translated?: Record<string, Lists> },
  own: string,
): Record<string, InLanguages[]> {
  const columnOf = (field: string) => {
    const texts = Object.entries({ ...translated, [own]: given as Lists }).map(
      ([lang, lists]) => [lang, lists[field] ?? []] as const,
    )
    const count = Math.max(...texts.map(([, list]) => list.length))
    return Array.from({ length: count }, (_, i) =>
      Object.fromEntries(texts.flatMap(([lang, list]) => (list[i] ? [[lang, list[i]]] : []))),
    )
  }
  return Object.fromEntries(fields.map((field) => [field, columnOf(field)]))
}

/** The same by language, beside the other words of a record, as a form edits them. */
export function listsApart<W extends { translated: Translated }>(
  words: W,
  columns: Readonly<Record<string, readonly InLanguages[]>>,
  own: string,
): W & Record<string, unknown> {
  const ours: Record<string, string[]> = {}
  const translated: Translated = { ...words.translated }
  for (const [field, list] of Object.entries(columns)) {
    const inLang = (lang: string) => list.map((texts) => saidIn(texts, lang) ?? '')
    ours[field] = inLang(own)
    for (const lang of new Set(list.flatMap((texts) => Object.keys(texts))))
      if (lang !== own) translated[lang] = { ...translated[lang], [field]: inLang(lang) }
  }
  return { ...words, ...ours, translated }
}
