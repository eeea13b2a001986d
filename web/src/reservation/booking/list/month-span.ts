const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/

/** The first and the last day of a month such as 2026-02; nothing for anything else. */
export function monthSpan(month: string): { from?: string; to?: string } {
  const [, year, number] = MONTH.exec(month) ?? []
  if (!year) return {}
  const last = new Date(Date.UTC(Number(year), Number(number), 0)).getUTCDate()
  return { from: `${month}-01`, to: `${month}-${last}` }
}
