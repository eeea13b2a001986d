const DAY_MS = 86_400_000
const WEEK_DAYS = 7

/** The first day after today that has the weekday of a round; days as yyyy-MM-dd. */
export function nextSameWeekday(date: string, today: string): string {
  const since = Math.round((Date.parse(today) - Date.parse(date)) / DAY_MS)
  const ahead = WEEK_DAYS - (((since % WEEK_DAYS) + WEEK_DAYS) % WEEK_DAYS)
  return new Date(Date.parse(today) + ahead * DAY_MS).toISOString().slice(0, 10)
}
