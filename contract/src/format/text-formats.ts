import {
  formatClock,
  formatClockSeconds,
  formatDay,
  formatInstant,
  formatMoney,
  formatNumber,
  type Locale,
} from './format.ts'

type Write = (locale: Locale, value: never) => string

export const TEXT_FORMATS = {
  instant: formatInstant,
  clock: formatClock,
  clockSeconds: formatClockSeconds,
  day: (locale, date: string) => formatDay(locale, date),
  /** Of days that may be in another year. */
  fullDay: (locale, date: string) => formatDay(locale, date, 'long'),
  date: (locale, date: string) => formatDay(locale, date, 'date'),
  money: formatMoney,
  number: formatNumber,
} satisfies { [name: string]: Write }
