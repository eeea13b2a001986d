import type { DayClass } from '../day.ts'
import type { Guide } from './guide.ts'

/** For whom and when a fee is; null is for everyone, the whole day, the whole year, and no weekdays are all of its class. */
interface Scope {
  memberType: string | null
  part: string | null
  /** Its days of the year, or whether it has some. */
  season: object | boolean | null
  /** 1 Monday to 7 Sunday. */
  weekdays: readonly string[]
}

/**
 * The fee that is charged, of those for one thing and one kind of day: one for the type of member before one for
 * everyone, then one for the part before one for the whole day, then one for a season, then one for the weekday. Decision 072.
 * @param part null for the whole day
 * @param memberType null for a type without fees of its own
 * @param weekday null for none of those that have fees of their own
 */
export const closestFee = <F extends Scope>(
  fees: readonly F[],
  { part, memberType, weekday }: Pick<Scope, 'part' | 'memberType'> & { weekday: string | null },
): F | undefined =>
  fees
    .filter(
      (fee) =>
        (fee.part === null || fee.part === part) &&
        (fee.memberType === null || fee.memberType === memberType) &&
        (fee.weekdays.length === 0 || (weekday !== null && fee.weekdays.includes(weekday))),
    )
    .toSorted((a, b) => detail(b) - detail(a))[0]

const detail = ({ memberType, part, season, weekdays }: Scope) =>
  (memberType === null ? 0 : 8) + (part === null ? 0 : 4) + (season ? 2 : 0) + (weekdays.length > 0 ? 1 : 0)

interface Wanted {
  memberType: string
  /** The whole day without one. */
  part: string | null
  dayClass: DayClass
  /** One of those with fees of their own; null for the other days of the class. */
  weekday: string | null
}

/** What members of a type pay under a guide on a day and in a part of it, as bookings are priced: one fee of each kind that has a price then. */
export function feesFor(
  fees: readonly Guide['fees'][number][],
  { memberType, part, dayClass, weekday }: Wanted,
): (Pick<Guide['fees'][number], 'key' | 'name' | 'unit'> & { amount: number })[] {
  const day = dayClass === 'WEEKDAY' ? 'weekday' : 'weekend'
  return [...new Set(fees.map(({ key }) => key))].flatMap((key) => {
    const own = fees.filter((fee) => fee.key === key && (fee.memberType === null || fee.memberType === memberType))
    const priced = own.filter((fee) => fee[day] !== null)
    const closest = closestFee(priced, { part, memberType, weekday })
    return closest ? [{ key, name: closest.name, unit: closest.unit, amount: closest[day]! }] : []
  })
}
