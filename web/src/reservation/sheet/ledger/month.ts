const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/
/** The month after the last that can be shown would have a year of five digits. */
const YEARS = ['2000', '9998'] as const

/** A month such as 2026-12, as it stands in an address; nothing for anything else. */
export function monthIn(text: string | null): string | undefined {
  const isMonth = text !== null && MONTH.test(text) && text >= YEARS[0] && text <= YEARS[1]
  return isMonth ? text : undefined
}

export function monthAfter(month: string, by: number): string {
  const first = new Date(`${month}-01T00:00Z`)
  first.setUTCMonth(first.getUTCMonth() + by)
  return first.toISOString().slice(0, 7)
}

/** Its first and last day. */
export function spanOf(month: string): { from: string; to: string } {
  const last = new Date(`${monthAfter(month, 1)}-01T00:00Z`)
  last.setUTCDate(0)
  return { from: `${month}-01`, to: last.toISOString().slice(0, 10) }
}
