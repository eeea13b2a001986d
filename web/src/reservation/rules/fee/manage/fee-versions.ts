import type { ManagedFee } from '@clubhouse/contract/reservation/rules/fee'
import { grouped } from '../../../../ui/grouped'

const DAY_MS = 86_400_000

/** A fee of one kind, for whom and when: its amounts on both kinds of days. */
export interface FeeLine
  extends Pick<ManagedFee, 'key' | 'name' | 'unit' | 'memberType' | 'part' | 'weekdays' | 'season'> {
  weekday: FeeCell
  weekend: FeeCell
}

/** Null is without a price. */
export interface FeeCell {
  amount: number | null
  /** In the version before; the same as `amount` where nothing changed. */
  before: number | null
}

const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)

/** The days from which other fees are in force than before, the first first. */
export const versionDays = (fees: readonly Pick<ManagedFee, 'from' | 'to'>[]): string[] =>
  [...new Set(fees.flatMap(({ from, to }) => (to === null ? [from] : [from, dayAfter(to)])))].sort()

/** The version that is in force on a day; none where all of them begin later. */
export const versionOn = (days: readonly string[], day: string): string | undefined =>
  days.findLast((one) => one <= day)

const holdsOn = ({ from, to }: Pick<ManagedFee, 'from' | 'to'>, day: string) =>
  from <= day && (to === null || day <= to)

const scopeOf = ({ key, unit, memberType, part, weekdays, season }: ManagedFee) =>
  [key, unit, memberType, part, weekdays.toSorted().join(''), season?.from, season?.to].join(' ')

/** The fees of a version, with what each was in the version before; without one before nothing has changed. */
export function feeLines(fees: readonly ManagedFee[], day: string, dayBefore: string | undefined): FeeLine[] {
  const compared = dayBefore ?? day
  const shown = fees.filter((fee) => holdsOn(fee, day) || holdsOn(fee, compared))
  const byScope = grouped(shown, scopeOf)
  return [...byScope.values()].map((same) => {
    const { key, name, unit, memberType, part, weekdays, season } = same[0]!
    const cell = (dayClass: ManagedFee['dayClass']): FeeCell => {
      const own = same.filter((fee) => fee.dayClass === dayClass)
      const on = (at: string) => own.find((fee) => holdsOn(fee, at))?.amount ?? null
      return { amount: on(day), before: on(compared) }
    }
    const scope = { key, name, unit, memberType, part, weekdays: weekdays.toSorted(), season }
    return { ...scope, weekday: cell('WEEKDAY'), weekend: cell('WEEKEND') }
  })
}
