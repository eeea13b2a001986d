import { FIRST_DATE, LAST_DATE } from '@clubhouse/contract/shape'

const FIRST = Temporal.Instant.from(`${FIRST_DATE}T00:00:00Z`)
const LAST = Temporal.Instant.from(`${LAST_DATE}T23:59:59.999999Z`)

/**
 * An instant as the database or its JSON writes it. What lies outside the contract (`infinity`, BC, the year 10000) can
 * still stand in a row; it is read as the nearest instant of the contract, so that the row can be shown and mended.
 */
export function readInstant(text: string): Temporal.Instant {
  const side = sideOf(text)
  return side === 0 ? Temporal.Instant.from(text) : side < 0 ? FIRST : LAST
}

/** A day, yyyy-MM-dd, with the same bounds as `readInstant`. */
export function readDay(text: string): string {
  const side = sideOf(text)
  return side === 0 ? text : side < 0 ? FIRST_DATE : LAST_DATE
}

/** 0 for years of the contract, -1 before them and 1 after them. */
function sideOf(text: string): -1 | 0 | 1 {
  if (text.startsWith('-') || text.endsWith('BC')) return -1
  // Every year of the contract has four digits.
  if (text[4] !== '-' || text.slice(0, 4) > LAST_DATE.slice(0, 4)) return 1
  return text < FIRST_DATE ? -1 : 0
}
