import { isDay } from '../../../../ui/form/day-and-time'
import type { Values } from '../../../../ui/form/draft'
import type { Checks } from '../../../../ui/form/form-options'

const DAY_OF_YEAR = /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

const textIn = (values: Values, field: string) => String(values[field]).trim()

/** Days of every year; null is the whole year. */
export function seasonIn(values: Values) {
  const [from, to] = [textIn(values, 'seasonFrom'), textIn(values, 'seasonTo')]
  return from && to ? { from, to } : null
}

/** Monday first; none are all days of the class. */
export const weekdaysIn = ({ weekdays = [] }: Values) => [...(weekdays as readonly string[])].sort()

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
