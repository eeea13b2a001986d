import { closestFee } from '@clubhouse/contract/reservation/rules/closest-fee'
import type { Guide } from '@clubhouse/contract/reservation/rules/guide'

type Fee = Guide['fees'][number]
type DayPrice = Pick<Fee, 'weekday' | 'weekend'>

/**
 * What members of a type pay, as bookings are priced; a part that costs the same as the whole day is left out.
 * @param memberType null for a type without fees of its own
 */
export function feesFor(fees: readonly Fee[], memberType: string | null): Fee[] {
  return [...new Set(fees.map(({ key }) => key))].flatMap((key) => {
    const own = fees.filter((fee) => fee.key === key && (fee.memberType === null || fee.memberType === memberType))
    const priceOf = (part: string | null): DayPrice => {
      const first = (day: keyof DayPrice) =>
        closestFee(
          own.filter((fee) => fee[day] !== null),
          { part, memberType },
        )?.[day] ?? null
      return { weekday: first('weekday'), weekend: first('weekend') }
    }
    const whole = priceOf(null)
    return [...new Set(own.map(({ part }) => part))]
      .map((part) => ({ ...own.find((fee) => fee.part === part)!, ...priceOf(part) }))
      .filter((fee) => fee.part === null || fee.weekday !== whole.weekday || fee.weekend !== whole.weekend)
  })
}

/** The types that have fees of their own. */
export function typesWithFees(fees: readonly Fee[]): { value: string; label: string }[] {
  const names = new Map(fees.flatMap((fee) => (fee.memberType ? [[fee.memberType, fee.memberTypeName ?? '']] : [])))
  return [...names].map(([value, label]) => ({ value, label }))
}

/** Whether members without fees of their own type pay another one in its place. */
export const hasOthers = (fees: readonly Fee[]): boolean =>
  fees.some((fee) => fee.memberType === null && fees.some((one) => one.key === fee.key && one.memberType !== null))
