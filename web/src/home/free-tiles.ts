import type { FreeDay, FreeTime } from '@clubhouse/contract/reservation/sheet/free-time'
import { isWeekend } from '../reservation/sheet/find/wish'

/** Times that the search names for each day, so that those of a day can be some hours apart. */
export const TIMES_READ = 6
const DAYS = 2
const TILES = 4

export interface DatedTime extends FreeTime {
  date: string
}

/**
 * The free times that the home page names: four, on the next two days that have any, Saturdays and Sundays first.
 * @param mayBook false for a day on which the reader can book nothing
 */
export function tilesOf(free: readonly FreeDay[], mayBook: (day: FreeDay) => boolean = () => true): DatedTime[] {
  const open = free.filter((day) => day.times.length > 0 && mayBook(day))
  const days = [...open.filter(isWeekend), ...open.filter((day) => !isWeekend(day))]
    .slice(0, DAYS)
    .toSorted((a, b) => a.date.localeCompare(b.date))
  return days.flatMap(({ date, times }) => spread(times, TILES / days.length).map((time) => ({ ...time, date })))
}

/** At most so many of a list, evenly from its first to its last. */
function spread<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list]
  return Array.from({ length: most }, (_, i) => list[Math.round((i * (list.length - 1)) / Math.max(1, most - 1))]!)
}
