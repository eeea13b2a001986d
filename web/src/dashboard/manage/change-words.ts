import type { DataOf } from '@clubhouse/contract/call'
import type { Figures, read } from '@clubhouse/contract/dashboard'
import { type Figure, type KeyFigure, numberOf } from './list-links'

type Compared = Pick<DataOf<typeof read>, 'period' | 'before'>

/** What a running period is compared with, by its number; last month is over. */
const BASES = ['DAY', 'WEEK', 'MONTH', 'WHOLE', 'YEAR'] as const

/**
 * The text of the change of a key figure since the period before, and its size. Bookings and no-shows are compared with
 * those by the same hour, the fill rate with that of the same days.
 * @returns no change where one of the numbers, or the period before, is missing
 */
export function changeOf(figure: KeyFigure, now: Partial<Figures>, { period, before }: Compared) {
  const [value, then] = [numberOf(figure, now), numberOf(figure, before)]
  if (value === undefined || then === undefined || isEmpty(figure, before)) return undefined
  const basis = before.isByHour ? BASES[period]! : 'WHOLE'
  const [more, fewer, same] =
    figure === 'fill' ? (['HIGHER', 'LOWER', 'LEVEL'] as const) : (['MORE', 'FEWER', 'SAME'] as const)
  const kind = value > then ? more : value < then ? fewer : same
  return { text: `dashboard.${kind}_${basis}` as const, change: Math.abs(value - then) }
}

/**
 * Whether the club has nothing to compare a number with: days without tee times and bookings, such as those before it
 * began, have no number of bookings, whatever else happened on them.
 */
export function isEmpty(figure: Figure, { views, bookings, fill }: Figures): boolean {
  const isIdle = (fill?.total ?? 0) === 0 && Object.values(bookings ?? {}).every((count) => count === 0)
  const isOfPeople = figure === 'views' || figure === 'joined' || figure === 'left'
  return isIdle && (!isOfPeople || views === 0)
}
