export function clubDay(nowMs: number, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return parts.format(nowMs)
}

/** True when the daily work was last done on another day. */
export function isDue(doneOn: string | null, today: string): boolean {
  return doneOn !== today
}
