/** Letters and words that the address service refuses, because it takes them for SQL. */
const SIGNS = /[%=><[\]]/g
const WORDS = /\b(?:or|select|insert|delete|update|create|drop|exec|union|fetch|declare|truncate)\b/gi

/** What may be asked of the service out of what was typed; may be empty. */
export const askable = (keyword: string): string =>
  keyword.replace(SIGNS, ' ').replace(WORDS, ' ').replace(/\s+/g, ' ').trim()

/** Codes of the service that a better keyword avoids: too short, too long, too many results, digits alone. */
const UNCLEAR = new Set(['E0005', 'E0006', 'E0008', 'E0009', 'E0010', 'E0011', 'E0012', 'E0013', 'E0015'])

/** @param code what the service says of a search */
export function verdictOn(code: string): 'found' | 'unclear' | 'away' {
  if (code === '0') return 'found'
  return UNCLEAR.has(code) ? 'unclear' : 'away'
}
