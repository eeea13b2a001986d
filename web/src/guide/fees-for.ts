import type { DayClass } from '@clubhouse/contract/reservation/day'
import type { Guide } from '@clubhouse/contract/reservation/rules/guide'

type Fee = Guide['fees'][number]

interface Choice {
  value: string
  label: string
}

const choicesOf = (names: (readonly [value: string | null, label: string | null])[]): Choice[] =>
  [...new Map(names)].flatMap(([value, label]) => (value === null ? [] : [{ value, label: label ?? '' }]))

/** The types of members that book, and those with fees of their own. */
export const typesOf = ({ opening, fees }: Pick<Guide, 'opening' | 'fees'>): Choice[] =>
  choicesOf([
    ...opening.map(({ memberType, name }) => [memberType, name] as const),
    ...fees.map(({ memberType, memberTypeName }) => [memberType, memberTypeName] as const),
  ])

/** The parts of the days that are published, and those with fees of their own. */
export const partsOf = ({ times, fees }: Pick<Guide, 'times' | 'fees'>): Choice[] =>
  choicesOf([
    ...times.map(({ part, name }) => [part, name] as const),
    ...fees.map(({ part, partName }) => [part, partName] as const),
  ])

/** The days to choose from: both classes, and of each the weekdays that have fees of their own. */
export function daysOf(fees: readonly Fee[]): { dayClass: DayClass; weekday: string | null; name: string }[] {
  return (['WEEKDAY', 'WEEKEND'] as const).flatMap((dayClass) => {
    const own = fees.filter((fee) => fee[dayClass === 'WEEKDAY' ? 'weekday' : 'weekend'] !== null)
    const names = new Map(
      own.flatMap((fee) => fee.weekdays.map((one, i) => [one, fee.weekdayNames[i] ?? one] as const)),
    )
    const single = [...names].toSorted().map(([weekday, name]) => ({ dayClass, weekday, name }))
    return [{ dayClass, weekday: null, name: '' }, ...single]
  })
}
