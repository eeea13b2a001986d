import type { InputOf } from '@clubhouse/contract/call'
import type { create } from '@clubhouse/contract/reservation/rules/fee'
import { minorUnits } from '../../../../language/minor-units'
import { isDay } from '../../../../ui/form/day-and-time'
import type { Values } from '../../../../ui/form/draft'
import type { Checks } from '../../../../ui/form/form-options'

export type Fields = InputOf<typeof create>

const DAY_OF_YEAR = /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

const textIn = (values: Values, field: string) => String(values[field]).trim()

/** Days of every year; null is the whole year. */
export function seasonIn(values: Values) {
  const [from, to] = [textIn(values, 'seasonFrom'), textIn(values, 'seasonTo')]
  return from && to ? { from, to } : null
}

export function fieldsIn(values: Values, currency: string): Fields {
  return {
    key: textIn(values, 'key'),
    memberType: textIn(values, 'memberType') || null,
    dayClass: values.dayClass as Fields['dayClass'],
    part: textIn(values, 'part') || null,
    unit: values.unit as Fields['unit'],
    amount: minorUnits(textIn(values, 'amount'), currency),
    from: textIn(values, 'from'),
    to: textIn(values, 'to') || null,
    season: seasonIn(values),
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
