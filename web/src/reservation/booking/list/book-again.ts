import type { Booking } from '@clubhouse/contract/reservation/booking/booking'

const DAY_MS = 86_400_000
const WEEK_DAYS = 7

/** The first day after today that has the weekday of a round; days as yyyy-MM-dd. */
export function nextSameWeekday(date: string, today: string): string {
  const since = Math.round((Date.parse(today) - Date.parse(date)) / DAY_MS)
  const ahead = WEEK_DAYS - (((since % WEEK_DAYS) + WEEK_DAYS) % WEEK_DAYS)
  return new Date(Date.parse(today) + ahead * DAY_MS).toISOString().slice(0, 10)
}

/** The tee time of a round again, on the next day that has its weekday: the sheet of that day, with the tee time marked. */
export function againAt({ date, time, courseIdx }: Pick<Booking, 'date' | 'time' | 'courseIdx'>, today: string) {
  const next = nextSameWeekday(date, today)
  return { date: next, to: `/reservation?date=${next}&course=${courseIdx}&at=${encodeURIComponent(time)}` }
}
