export function namesIn(text: string): string[] {
  return [...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name]) => name!)
}

/** A translation may use only the values of its original, because no others are passed. */
export function showsOnly(original: string, msg: string): boolean {
  const known = new Set(namesIn(original))
  return namesIn(msg).every((name) => known.has(name)) && !msg.includes('$t(')
}

/** English is the fallback, and visitors without a choice get the club's own language. */
export function mayFallSilent(lang: string, clubLang: string): boolean {
  return lang !== 'en' && lang !== clubLang
}
