import { otherWeek } from '@clubhouse/contract/reservation/team/weeks'

/** What a group plays, as a form and its approved wish say. Source: docs/rules.md, Groups. */
export interface Pattern {
  /** Of code group 200. */
  cycle: string
  /** Of code group 363: 1 to 4, or L for the last. */
  weekType: string
  /** 1 Monday to 7 Sunday. */
  weekday: number
  /** 1 January to 12 December. */
  skipMonths: readonly number[]
}

const EVERY_WEEK = [1, 2, 3, 4, 5]
/** The occurrences of a weekday in a month that a pattern may take. The last one is the fourth or the fifth. */
export function weeksOf({ cycle, weekType }: Pick<Pattern, 'cycle' | 'weekType'>): number[] {
  if (cycle === 'W1') return EVERY_WEEK
  const weeks = weekType === 'L' ? [4, 5] : [Number(weekType)]
  const others = cycle === 'W2' ? weeks.map(otherWeek) : []
  return [...new Set([...weeks, ...others])].sort((a, b) => a - b)
}

/** Its months: every second one from January on where it plays every two months, the first that is left where it plays once. */
export function monthsOf({ cycle, skipMonths }: Pick<Pattern, 'cycle' | 'skipMonths'>): number[] {
  const all = Array.from({ length: 12 }, (_, i) => i + 1)
  const months = all.filter((month) => !skipMonths.includes(month) && (cycle !== 'M2' || month % 2 === 1))
  return cycle === 'S1' ? months.slice(0, 1) : months
}

/** The days of a year that a pattern names. A month without a fifth weekday has no date for it. */
export function namedDates(year: number, pattern: Pattern): string[] {
  return monthsOf(pattern).flatMap((month) => {
    const all = weekdaysOf(year, month, pattern.weekday)
    const last = all.length
    const weeks =
      pattern.weekType === 'L' && pattern.cycle !== 'W1'
        ? [last, ...(pattern.cycle === 'W2' ? [last - 2] : [])]
        : weeksOf(pattern)
    return weeks
      .filter((week) => week <= last)
      .sort((a, b) => a - b)
      .map((week) => all[week - 1]!)
  })
}

function weekdaysOf(year: number, month: number, weekday: number): string[] {
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  const ahead = (weekday - first.dayOfWeek + 7) % 7
  return [0, 1, 2, 3, 4]
    .map((week) => first.add({ days: ahead + 7 * week }))
    .filter((date) => date.month === month)
    .map(String)
}

export interface PlannedDate {
  date: string
  /** The day that the pattern names, where it is another. */
  movedFrom: string | null
}

/**
 * The dates of a season. A day on which the group cannot play moves to the next week, then to the one after; then it is none.
 * @param isClosed a holiday, a closed day, or a day that other groups have taken up
 */
export function planOf(
  year: number,
  pattern: Pattern,
  isClosed: (date: string) => boolean,
): { dates: PlannedDate[]; dropped: string[] } {
  const named = namedDates(year, pattern)
  const used = new Set(named)
  const dates: PlannedDate[] = []
  const dropped: string[] = []
  for (const date of named) {
    const found = isClosed(date) ? later(date).find((one) => !used.has(one) && !isClosed(one)) : date
    if (found === undefined || !found.startsWith(`${year}-`)) dropped.push(date)
    else {
      used.add(found)
      dates.push({ date: found, movedFrom: found === date ? null : date })
    }
  }
  return { dates: dates.sort((a, b) => (a.date < b.date ? -1 : 1)), dropped }
}

const later = (date: string) => [7, 14].map((days) => Temporal.PlainDate.from(date).add({ days }).toString())
