import {
  formatClock,
  formatClockSeconds,
  formatDay,
  formatInstant,
  formatMoney,
  formatNumber,
  type Place,
} from './format.ts'

type Write = (place: Place, value: never) => string

/** The formats that a text may name: `{{at, instant}}`. Pages, emails and refusals in English share them. */
export const TEXT_FORMATS = {
  instant: formatInstant,
  clock: formatClock,
  clockSeconds: formatClockSeconds,
  day: (place, date: string) => formatDay(place, date),
  date: (place, date: string) => formatDay(place, date, 'date'),
  money: formatMoney,
  number: formatNumber,
} satisfies { [name: string]: Write }
