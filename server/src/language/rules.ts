/** The values that a text shows: `Opens {{at, instant}}` shows `at`. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name]) => name!)
}

/** A translation can show only what its original shows: nothing else is ever handed to it. */
export function showsOnly(original: string, msg: string): boolean {
  const known = new Set(namesIn(original))
  return namesIn(msg).every((name) => known.has(name)) && !msg.includes('$t(')
}

/** English is what the others fall back to, and a visitor without a choice gets the club's own language. */
export function mayFallSilent(lang: string, clubLang: string): boolean {
  return lang !== 'en' && lang !== clubLang
}
