import { grouped } from '../../ui/grouped'

export interface Bucket {
  from: string
  to: string
  /** yyyy-MM where the bucket is a month. */
  month?: string
}

export interface Fill {
  taken: number
  total: number
}
export type FillOfPart = Fill & { part: string }
export type FillOfDay = Fill & { date: string; parts?: readonly FillOfPart[] | null }

/** More days than this are shown as months. */
const MOST_DAYS = 62
const DAY_MS = 86_400_000

/** The days of a range, or its months where they are too many for a chart. */
export function bucketsOf(from: string, to: string): Bucket[] {
  const dates = datesOf(from, to)
  if (dates.length <= MOST_DAYS) return dates.map((date) => ({ from: date, to: date }))
  return [...grouped(dates, (date) => date.slice(0, 7))].map(([month, ofMonth]) => ({
    from: ofMonth[0]!,
    to: ofMonth.at(-1)!,
    month,
  }))
}

function datesOf(from: string, to: string): string[] {
  const first = Date.parse(from)
  const count = Math.max(0, Math.round((Date.parse(to) - first) / DAY_MS) + 1)
  return Array.from({ length: count }, (_, i) => new Date(first + i * DAY_MS).toISOString().slice(0, 10))
}

export const within = <Row extends { date: string }>(rows: readonly Row[], { from, to }: Bucket): Row[] =>
  rows.filter(({ date }) => date >= from && date <= to)

export const sumOf = <Row>(rows: readonly Row[], count: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + count(row), 0)

export const fillSum = (fills: readonly Fill[]): Fill => ({
  taken: sumOf(fills, ({ taken }) => taken),
  total: sumOf(fills, ({ total }) => total),
})

/** The keys of the parts that have tee times on the days, in their order. */
export const partsOf = (fills: readonly FillOfDay[]): string[] =>
  [
    ...new Set(fills.flatMap(({ parts }) => parts ?? []).flatMap(({ part, total }) => (total > 0 ? [part] : []))),
  ].toSorted()

/** Of a part on the days. */
export const partSum = (fills: readonly FillOfDay[], part: string): Fill =>
  fillSum(fills.flatMap(({ parts }) => parts ?? []).filter((one) => one.part === part))

/** The same days a year earlier; 29 February becomes the 28th, as in the figures. */
export const yearEarlier = ({ from, to, month }: Bucket): Bucket => ({
  from: yearBefore(from),
  to: yearBefore(to),
  ...(month && { month: yearBefore(month) }),
})

const yearBefore = (date: string): string =>
  `${Number(date.slice(0, 4)) - 1}${date.slice(4).replace(/^-02-29$/, '-02-28')}`
