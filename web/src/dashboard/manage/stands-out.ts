import { grouped } from '../../ui/grouped'
import { type FillOfDay, fillSum } from './buckets'
import { rateOf } from './list-links'

/** Fewer days than this of one weekday say nothing about it. */
const FEWEST_DAYS = 3
/** Percentage points; smaller changes are the weather. */
const LEAST_CHANGE = 5

interface StandsOut {
  /** One of its days, to name the weekday by. */
  date: string
  rate: number
  /** Percentage points since the year before, between the two rates as they are shown; negative for a fall. */
  change: number
}

/**
 * The weekday whose fill rate changed most since the year before; of equal changes the fall, then the earlier weekday.
 * Days without tee times do not count.
 * @returns undefined where no weekday has enough days in both periods, or none changed enough
 */
export function standsOut(now: readonly FillOfDay[], yearBefore: readonly FillOfDay[]): StandsOut | undefined {
  const before = byWeekday(yearBefore)
  return [...byWeekday(now)]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([weekday, days]) => {
      const then = before.get(weekday) ?? []
      if (Math.min(days.length, then.length) < FEWEST_DAYS) return []
      const rate = rateOf(fillSum(days))!
      const change = rate - rateOf(fillSum(then))!
      return Math.abs(change) < LEAST_CHANGE ? [] : [{ date: days[0]!.date, rate, change }]
    })
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change) || a.change - b.change)[0]
}

/** From 0 for Monday to 6. */
const byWeekday = (days: readonly FillOfDay[]) =>
  grouped(
    days.filter(({ total }) => total > 0),
    ({ date }) => (new Date(date).getUTCDay() + 6) % 7,
  )
