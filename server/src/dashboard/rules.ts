import type { PERIODS } from '@clubhouse/contract/dashboard'

/** Club days, both included. */
export interface Days {
  from: string
  to: string
  /** Club time, HH:mm, until which the last day counts; all of it without. */
  untilTime?: string
}

export type Period = (typeof PERIODS)[number]
type Start = (today: Temporal.PlainDate) => Temporal.PlainDate

const STARTS: Readonly<Record<Period, Start>> = {
  0: (today) => today,
  1: (today) => today.subtract({ days: today.dayOfWeek - 1 }),
  2: (today) => today.with({ day: 1 }),
  3: (today) => today.with({ day: 1 }).subtract({ months: 1 }),
  4: (today) => today.with({ month: 1, day: 1 }),
}
const LENGTHS: Readonly<Record<Period, Temporal.DurationLike>> = {
  0: { days: 1 },
  1: { weeks: 1 },
  2: { months: 1 },
  3: { months: 1 },
  4: { years: 1 },
}

/** The days of a period; one that is running ends today. */
export function daysOf(period: Period, today: Temporal.PlainDate): Days {
  const from = STARTS[period](today)
  const last = from.add(LENGTHS[period]).subtract({ days: 1 })
  return said(from, earlier(last, today))
}

/** As many days from the start of the period before; a month that was shorter ends with its last day. */
export function daysBefore(period: Period, today: Temporal.PlainDate): Days {
  const { from, to } = daysOf(period, today)
  const start = Temporal.PlainDate.from(from).subtract(LENGTHS[period])
  const isWhole = Temporal.PlainDate.compare(STARTS[period](today).add(LENGTHS[period]), today) <= 0
  const last = Temporal.PlainDate.from(from).subtract({ days: 1 })
  return said(start, isWhole ? last : earlier(start.add({ days: countOf({ from, to }) - 1 }), last))
}

/** The same days a year earlier; 29 February becomes the 28th. */
export function daysOfYearBefore({ from, to }: Days): Days {
  const [start, end] = [from, to].map((date) => Temporal.PlainDate.from(date).subtract({ years: 1 }))
  return said(start!, end!)
}

/**
 * Other days up to the same time of their last day, so that part of today is not compared with a whole day. Days that are
 * over, and fewer days (of a shorter month), stay whole.
 * @param days those that the others are compared with @param now club time
 */
export function untilSameHour(others: Days, days: Days, now: Temporal.PlainDateTime): Days {
  const isRunning = days.to === `${now.toPlainDate()}`
  if (!isRunning || countOf(others) !== countOf(days)) return others
  return { ...others, untilTime: now.toPlainTime().toString({ smallestUnit: 'minute' }) }
}

/** Days of a trend, at least: a month that began today has no line of its own. */
const TREND_DAYS = 30

/** The days of a period, and before them as many as a trend needs. */
export function trendDays({ from, to }: Days): Days {
  const earliest = `${Temporal.PlainDate.from(to).subtract({ days: TREND_DAYS - 1 })}`
  return { from: earliest < from ? earliest : from, to }
}

/** Rows of the days. */
export const rowsWithin = <Row extends { date: string }>(rows: readonly Row[], { from, to }: Days): Row[] =>
  rows.filter(({ date }) => date >= from && date <= to)

export interface FillOfPart {
  part: string
  taken: number
  total: number
}

/** The parts of the days taken together, in their order. */
export function sumsOfParts(rows: readonly { parts: readonly FillOfPart[] }[]): FillOfPart[] {
  const ofParts = Map.groupBy(
    rows.flatMap(({ parts }) => parts),
    ({ part }) => part,
  )
  const sums = [...ofParts].map(([part, fills]) => ({
    part,
    taken: fills.reduce((sum, { taken }) => sum + taken, 0),
    total: fills.reduce((sum, { total }) => sum + total, 0),
  }))
  return sums.toSorted((a, b) => a.part.localeCompare(b.part))
}

/** How many days. */
export const countOf = ({ from, to }: Days): number => Temporal.PlainDate.from(from).until(to).days + 1

/** Bounds of the days between the making of a booking and its play; the last is open. */
const BANDS = [0, 1, 4, 8, 15] as const

/** Bookings by lead time. @param found how many for each number of days */
export function bandsOf(found: readonly { days: number; count: number }[]) {
  return BANDS.map((from, i) => {
    const next = BANDS[i + 1]
    const to = next === undefined ? null : next - 1
    const within = found.filter(({ days }) => days >= from && (to === null || days <= to))
    return { from, to, count: within.reduce((sum, { count }) => sum + count, 0) }
  })
}

/** Mean of the days, to one decimal; null without bookings. */
export function meanOf(found: readonly { days: number; count: number }[]): number | null {
  const count = found.reduce((sum, one) => sum + one.count, 0)
  return count === 0 ? null : Math.round((found.reduce((sum, one) => sum + one.days * one.count, 0) / count) * 10) / 10
}

const said = (from: Temporal.PlainDate, to: Temporal.PlainDate): Days => ({ from: `${from}`, to: `${to}` })

const earlier = (a: Temporal.PlainDate, b: Temporal.PlainDate) => (Temporal.PlainDate.compare(a, b) <= 0 ? a : b)
