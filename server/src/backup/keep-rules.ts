/** How many days, weeks and months keep an archive. */
export interface Keep {
  days: number
  weeks: number
  months: number
}

const KEEP = /^(\d{1,3}),(\d{1,3}),(\d{1,3})$/

/** @param typed such as `7,4,12` @returns undefined when it is none, or would keep nothing */
export function readKeep(typed: string): Keep | undefined {
  const [days, weeks, months] = KEEP.exec(typed)?.slice(1).map(Number) ?? []
  if (days === undefined || weeks === undefined || months === undefined) return undefined
  return days + weeks + months > 0 ? { days, weeks, months } : undefined
}

/** `2026-11-27T034005Z` of an archive of the club, as a backup names it; undefined for any other file. */
function timeIn(name: string, code: string): Temporal.Instant | undefined {
  const beginning = `clubhouse-${code}-`
  const [, day, h, m, s] =
    (name.startsWith(beginning) &&
      /^(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})Z\.tar(\.age)?$/.exec(name.slice(beginning.length))) ||
    []
  return day ? Temporal.Instant.from(`${day}T${h}:${m}:${s}Z`) : undefined
}

/**
 * The archives that may go: all but the newest of each of the last days, weeks (from Monday) and months that have one, in
 * UTC. The newest of all always stays.
 * @param names of files; those of other clubs, and anything else, are never named
 */
export function surplus(names: readonly string[], code: string, { days, weeks, months }: Keep): string[] {
  const archives = names
    .flatMap((name) => {
      const at = timeIn(name, code)
      return at ? [{ name, day: at.toZonedDateTimeISO('UTC').toPlainDate() }] : []
    })
    .sort((a, b) => (a.name < b.name ? 1 : -1))
  const spans: [number, (day: Temporal.PlainDate) => string][] = [
    [days, String],
    [weeks, (day) => `${day.subtract({ days: day.dayOfWeek - 1 })}`],
    [months, (day) => `${day.toPlainYearMonth()}`],
  ]
  const stay = new Set(archives.slice(0, 1).map(({ name }) => name))
  for (const [count, spanOf] of spans) {
    const newest = new Map<string, string>()
    for (const { name, day } of archives) if (!newest.has(spanOf(day))) newest.set(spanOf(day), name)
    for (const name of [...newest.values()].slice(0, count)) stay.add(name)
  }
  return archives.map(({ name }) => name).filter((name) => !stay.has(name))
}
