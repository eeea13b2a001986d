const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/

/** The first and the last day of a month such as 2026-02; nothing for anything else. */
export function monthSpan(month: string): { from?: string; to?: string } {
  const [, year, number] = MONTH.exec(month) ?? []
  if (!year) return {}
  const last = new Date(Date.UTC(Number(year), Number(number), 0)).getUTCDate()
  return { from: `${month}-01`, to: `${month}-${last}` }
}

/** So many months as a member may choose from: five years. */
const MOST = 60

/** The month of a day and those before it, the latest first; also another one that is chosen. */
export function monthsUntil(day: string, chosen: string): string[] {
  const [year, month] = day.split('-').map(Number)
  const months = Array.from({ length: MOST }, (_, back) =>
    new Date(Date.UTC(year!, month! - 1 - back)).toISOString().slice(0, 7),
  )
  return MONTH.test(chosen) && !months.includes(chosen) ? [...months, chosen].toSorted().toReversed() : months
}
