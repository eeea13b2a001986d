import type { Guide } from '@clubhouse/contract/reservation/rules/guide'

type Fee = Guide['fees'][number]
type DayPrice = Pick<Fee, 'weekday' | 'weekend'>

/**
 * What members of a type pay. A fee of their own type comes before one for everyone, and one of the part of the day
 * before one of the whole day, as the server prices bookings (`feeFor`); a part that costs the same as the whole day is left out.
 * @param memberType null for a type without fees of its own
 */
export function feesFor(fees: readonly Fee[], memberType: string | null): Fee[] {
  return [...new Set(fees.map(({ key }) => key))].flatMap((key) => {
    const own = fees.filter((fee) => fee.key === key && (fee.memberType === null || fee.memberType === memberType))
    const priceOf = (part: string | null): DayPrice => {
      const first = (day: keyof DayPrice) =>
        own
          .filter((fee) => fee[day] !== null && (fee.part === null || fee.part === part))
          .toSorted((a, b) => rank(b) - rank(a))[0]?.[day] ?? null
      return { weekday: first('weekday'), weekend: first('weekend') }
    }
    const whole = priceOf(null)
    return [...new Set(own.map(({ part }) => part))]
      .map((part) => ({ ...own.find((fee) => fee.part === part)!, ...priceOf(part) }))
      .filter((fee) => fee.part === null || fee.weekday !== whole.weekday || fee.weekend !== whole.weekend)
  })
}

const rank = ({ memberType, part }: Fee) => (memberType === null ? 0 : 2) + (part === null ? 0 : 1)

/** The types that have fees of their own. */
export function typesWithFees(fees: readonly Fee[]): { value: string; label: string }[] {
  const names = new Map(fees.flatMap((fee) => (fee.memberType ? [[fee.memberType, fee.memberTypeName ?? '']] : [])))
  return [...names].map(([value, label]) => ({ value, label }))
}

/** Whether members without fees of their own type pay another one in its place. */
export const hasOthers = (fees: readonly Fee[]): boolean =>
  fees.some((fee) => fee.memberType === null && fees.some((one) => one.key === fee.key && one.memberType !== null))
