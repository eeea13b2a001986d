import { type Days, daysOfYearBefore } from '../rules.ts'

/** The days of a season, of one that runs until today, and the same days a year earlier; undefined of one to come. */
export function seasonsOf(year: number, today: Temporal.PlainDate): { now: Days; before: Days } | undefined {
  if (year > today.year) return undefined
  const now = { from: `${year}-01-01`, to: year === today.year ? `${today}` : `${year}-12-31` }
  return { now, before: daysOfYearBefore(now) }
}

/** Rows of two seasons with the same key beside each other, in the order of the keys; one of them may be absent. */
export function beside<Row, Both>(
  seasons: readonly [now: readonly Row[], before: readonly Row[]],
  keyOf: (row: Row) => string,
  both: (now: Row | undefined, before: Row | undefined) => Both,
): Both[] {
  const [now, before] = seasons.map((rows) => new Map(rows.map((row) => [keyOf(row), row])))
  const keys = [...new Set([...now!.keys(), ...before!.keys()])].sort()
  return keys.map((key) => both(now!.get(key), before!.get(key)))
}

const NUMBERS = {
  now: ['now', 'drawNow', 'waived', 'paid'],
  before: ['before', 'drawBefore', 'waivedBefore', 'paidBefore'],
} as const

/**
 * A row whose 0 of a season is left out where the club had no tee times yet: nothing could be counted.
 * @param first the first day with tee times, if there is one
 */
export function withoutEmptySeasons<Row extends object>(
  row: Row,
  seasons: { now: Days; before: Days },
  first: string | null,
): Row {
  const empty = (['now', 'before'] as const).filter((season) => first === null || seasons[season].to < first)
  const fields: readonly string[] = empty.flatMap((season) => NUMBERS[season])
  const shown = Object.entries(row).map(([field, value]) => [
    field,
    value === 0 && fields.includes(field) ? null : value,
  ])
  return Object.fromEntries(shown)
}
