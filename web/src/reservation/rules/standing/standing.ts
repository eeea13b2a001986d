import type { DataOf } from '@clubhouse/contract/call'
import type { DayClass } from '@clubhouse/contract/reservation/day'
import type { CalendarDay, count } from '@clubhouse/contract/reservation/sheet/sheet'

export type Counts = DataOf<typeof count>

/** Why the member cannot book any tee time of a day, whichever it is. */
export type Standing =
  | { code: 'SUSPENDED'; until: string }
  | { code: 'QUOTA_DAY'; max: number }
  | { code: 'QUOTA_MONTH'; max: number; dayClass: DayClass }

const isUsed = ({ used, max }: { used: number; max: number | null }) => max !== null && used >= max

const ofClass = ({ weekday, weekend }: Counts['month'], dayClass: DayClass) =>
  dayClass === 'WEEKDAY' ? weekday : weekend

/** In the order in which the server refuses. Source: docs/rules.md, Holds. */
export function standingOn(dayClass: DayClass, counts: Counts): Standing | undefined {
  if (counts.suspendedUntil) return { code: 'SUSPENDED', until: counts.suspendedUntil }
  if (isUsed(counts.day)) return { code: 'QUOTA_DAY', max: counts.day.max! }
  const month = ofClass(counts.month, dayClass)
  return isUsed(month) ? { code: 'QUOTA_MONTH', max: month.max!, dayClass } : undefined
}

/** True where the limit of a month rules out the days of its kind. */
export const isMonthUsed = (day: Pick<CalendarDay, 'dayType'>, month: Counts['month']): boolean =>
  isUsed(ofClass(month, classOf(day)))

/** Special days of an event count as weekdays. */
const classOf = ({ dayType }: Pick<CalendarDay, 'dayType'>): DayClass =>
  dayType === 'WD' || dayType === 'EV' ? 'WEEKDAY' : 'WEEKEND'

const awayFrom = (date: string, other: string) => Math.abs(Date.parse(other) - Date.parse(date))

/**
 * Days with free tee times that no limit rules out: the nearest to a date, of its kind first, in the order of time.
 * @param months the counts of each month, by yyyy-MM; days of other months are not offered
 */
export function daysThatWork(
  days: readonly CalendarDay[],
  date: string,
  months: ReadonlyMap<string, Counts['month']>,
  most = 4,
): string[] {
  const wanted = days.find((day) => day.date === date)
  const works = (day: CalendarDay) => {
    const month = months.get(day.date.slice(0, 7))
    return (
      day.date !== date &&
      day.state === 'OPEN' &&
      day.free.some(({ count }) => count > 0) &&
      !day.myBooking &&
      month !== undefined &&
      !isMonthUsed(day, month)
    )
  }
  const isOther = (day: CalendarDay) => Number(wanted !== undefined && classOf(day) !== classOf(wanted))
  return days
    .filter(works)
    .toSorted((a, b) => isOther(a) - isOther(b) || awayFrom(date, a.date) - awayFrom(date, b.date))
    .slice(0, most)
    .map((day) => day.date)
    .toSorted()
}

/** What helps after a refusal: other days, other parts of the day, other times, or nothing. */
export function offerAfter(code: string | undefined): 'days' | 'parts' | 'times' | 'nothing' {
  switch (code) {
    case 'QUOTA_DAY':
    case 'QUOTA_MONTH':
    case 'DAY_CLOSED':
      return 'days'
    case 'SUSPENDED':
    case 'RATE_LIMIT':
      return 'nothing'
    case 'PLAYER_ALREADY_BOOKED':
      return 'parts'
    default:
      return 'times'
  }
}
