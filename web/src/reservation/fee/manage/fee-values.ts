import type { InputOf } from '@clubhouse/contract/call'
import { type create, IN_PRICE, type ManagedFee } from '@clubhouse/contract/reservation/fee'
import { majorUnits, minorUnits } from '../../../language/minor-units'
import { isDay } from '../../../ui/form/day-and-time'
import type { Values } from '../../../ui/form/draft'
import type { Checks } from '../../../ui/form/form-options'

export type Fields = InputOf<typeof create>

/** Of what is for every part, or for every type of member. */
const ALL = ''
const DAY_OF_YEAR = /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** @param fee left out for a new one, which begins today */
export const valuesOf = (currency: string, today: string, fee?: ManagedFee): Values => ({
  key: fee?.key ?? IN_PRICE[0]!,
  memberType: fee?.memberType ?? ALL,
  dayClass: fee?.dayClass ?? 'WEEKDAY',
  part: fee?.part ?? ALL,
  unit: fee?.unit ?? 'PERSON',
  amount: fee ? majorUnits(fee.amount, currency) : '',
  from: fee?.from ?? today,
  to: fee?.to ?? '',
  seasonFrom: fee?.season?.from ?? '',
  seasonTo: fee?.season?.to ?? '',
})

const textIn = (values: Values, field: string) => String(values[field]).trim()

export function fieldsIn(values: Values, currency: string): Fields {
  const [from, to] = [textIn(values, 'seasonFrom'), textIn(values, 'seasonTo')]
  return {
    key: textIn(values, 'key'),
    memberType: textIn(values, 'memberType') || null,
    dayClass: values.dayClass as Fields['dayClass'],
    part: textIn(values, 'part') || null,
    unit: values.unit as Fields['unit'],
    amount: minorUnits(textIn(values, 'amount'), currency),
    from: textIn(values, 'from'),
    to: textIn(values, 'to') || null,
    season: from && to ? { from, to } : null,
  }
}

/** A span of days, and of days of every year, of which both or neither is given. */
export const FEE_CHECKS: Checks = {
  to: (values) => (isBackwards(values) ? 'fee.TO_EARLY' : undefined),
  seasonFrom: (values) => seasonFault(values, 'seasonFrom', 'seasonTo'),
  seasonTo: (values) => seasonFault(values, 'seasonTo', 'seasonFrom'),
}

export const isBackwards = (values: Values) =>
  isDay(String(values.to)) && isDay(String(values.from)) && String(values.to) < String(values.from)

function seasonFault(values: Values, field: string, other: string) {
  const typed = textIn(values, field)
  if (typed === '') return textIn(values, other) === '' ? undefined : 'fee.SEASON_WRONG'
  return DAY_OF_YEAR.test(typed) ? undefined : 'fee.SEASON_WRONG'
}

/** True when the server can say what they concern. */
export const isWhole = (values: Values, currency: string): boolean => {
  const { amount, from } = fieldsIn(values, currency)
  const hasDays = isDay(from) && (values.to === '' || isDay(String(values.to)))
  return hasDays && amount >= 0 && Object.values(FEE_CHECKS).every((check) => !check?.(values))
}
