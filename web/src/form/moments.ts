import { dayOf, formatClock, type Locale } from '@clubhouse/contract/format/format'
import { momentOf } from '@clubhouse/contract/format/wall-time'
import type { TextKey } from '../language/text-key'
import { isDay, isTime } from '../ui/form/day-and-time'
import type { Values } from '../ui/form/draft'
import type { Checks } from '../ui/form/form-options'
import type { Said } from '../ui/form/said'

export const fieldsOf = (name: string) => [`${name}.date`, `${name}.time`] as const

export function valuesOf(locale: Locale, name: string, at: string | null | undefined): Values {
  const [date, time] = fieldsOf(name)
  return { [date]: at ? dayOf(locale, at) : '', [time]: at ? formatClock(locale, at) : '' }
}

/** The moment in the fields as ISO 8601; null where there is none, undefined where it is not complete. */
export function momentIn({ zone }: Pick<Locale, 'zone'>, values: Values, name: string): string | null | undefined {
  const [date, time] = fieldsOf(name).map((field) => String(values[field] ?? ''))
  if (!date && !time) return null
  if (!isDay(date!) || !isTime(time!)) return undefined
  return new Date(momentOf(zone, date!, time!)).toISOString()
}

export function momentChecks(name: string): Checks {
  const [date, time] = fieldsOf(name)
  const check =
    (field: string, isRight: (text: string) => boolean, wrong: TextKey) =>
    (values: Values): Said | undefined => {
      const [mine, both] = [String(values[field] ?? ''), `${values[date] ?? ''}${values[time] ?? ''}`]
      if (mine === '') return both === '' ? undefined : 'board.MOMENT_HALF'
      return isRight(mine) ? undefined : wrong
    }
  return { [date]: check(date, isDay, 'board.DATE_WRONG'), [time]: check(time, isTime, 'board.TIME_WRONG') }
}
