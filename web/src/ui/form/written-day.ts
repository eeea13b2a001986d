import { formatDay, type Locale, monthNames } from '@clubhouse/contract/format/format'
import { readDay } from '@clubhouse/contract/format/read-typed'
import { isDay } from './day-and-time'

/** How a field of a day, yyyy-MM-dd, is read and written: in the club's format. Empty is none. Decision 043. */
export function writtenDay(locale: Locale) {
  const names = monthNames(locale.lang)
  return {
    read: (typed: string): string | undefined => (typed.trim() === '' ? '' : readDay(locale.dateFormat, typed, names)),
    write: (value: string): string => (isDay(value) ? formatDay(locale, value, 'date') : value),
  }
}
