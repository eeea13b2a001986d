/**
 * The languages in which something is missing that another one has. Decision 148.
 * @param filled whether each field has words in a language, in the same order in all
 */
export function missingIn(langs: readonly string[], filled: (lang: string) => readonly boolean[]): string[] {
  const all = langs.map(filled)
  return langs.filter((_, i) => all[i]!.some((isFilled, field) => !isFilled && all.some((other) => other[field])))
}
