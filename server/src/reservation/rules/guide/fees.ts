import type { DayClass } from '@clubhouse/contract/reservation/day'
import type { Guide } from '@clubhouse/contract/reservation/rules/guide'
import { saidIn } from '../../../platform/said-in.ts'
import type { Fee } from '../../rulebook.ts'
import { isInSeason } from '../../season-rules.ts'
import { holdsOn } from '../price/fee-rules.ts'

/** Names of codes by their keys. */
export type Names = ReadonlyMap<string, string>

export interface Words {
  lang: string
  types: Names
  parts: Names
}

const SCOPE = ['key', 'memberType', 'part'] as const
const weekdaysOf = ({ weekdays }: Fee) => weekdays.toSorted().join('')
const isForTheSame = (one: Fee, other: Fee) =>
  SCOPE.every((field) => one[field] === other[field]) && weekdaysOf(one) === weekdaysOf(other)

/** The fees in force on a day. Of two for the same that of a season is charged, so the other is left out. */
function chargedOn(fees: readonly Fee[], date: string): Fee[] {
  const inForce = fees.filter((fee) => holdsOn(fee, date) && (fee.season === null || isInSeason(fee.season, date)))
  return inForce.filter(
    (fee) =>
      fee.season !== null ||
      !inForce.some((other) => other.season !== null && other.dayClass === fee.dayClass && isForTheSame(fee, other)),
  )
}

/**
 * The fees of a day in one row for each member type, part and choice of weekdays, those of persons before those of teams. One of a
 * season has its own row where it is for one class of days alone.
 * @param date YYYY-MM-DD
 */
export function feesOf(fees: readonly Fee[], date: string, words: Words & { weekdays: Names }): Guide['fees'] {
  const { lang, types, parts, weekdays: days } = words
  const groups = Map.groupBy(chargedOn(fees, date), (fee) =>
    [...SCOPE.map((field) => fee[field]), weekdaysOf(fee), fee.unit, fee.season !== null].join(' '),
  )
  const amount = (rows: readonly Fee[], dayClass: DayClass) =>
    rows.find((row) => row.dayClass === dayClass)?.amount ?? null
  const rows = [...groups.values()].map((rows) => {
    const { key, labels, memberType, part, unit, season } = rows[0]!
    const weekdays = rows[0]!.weekdays.toSorted()
    return {
      ...{ key, memberType, part, season: season !== null, weekdays, unit },
      name: saidIn(labels, lang) ?? key,
      memberTypeName: memberType && (types.get(memberType) ?? memberType),
      partName: part && (parts.get(part) ?? part),
      weekdayNames: weekdays.map((one) => days.get(one) ?? one),
      weekday: amount(rows, 'WEEKDAY'),
      weekend: amount(rows, 'WEEKEND'),
    }
  })
  const place = ({ unit, memberType, part, key, weekdays }: Guide['fees'][number]) =>
    `${unit}${key}${memberType ?? ''} ${part ?? ''} ${weekdays.join('')}`
  return rows.toSorted((a, b) => place(a).localeCompare(place(b)))
}
