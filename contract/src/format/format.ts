import { writeDigits } from './country-format.ts'
import { type CalendarDate, type MonthNames, without, writeDate } from './date-format.ts'
import { roundDecimal, shiftDecimal } from './decimal.ts'
import type { Policies } from './policies.ts'
import { wallTime } from './wall-time.ts'

export interface Locale extends Policies {
  lang: string
  currency: string
}

/** British English: clubs outside America are the rule. */
const LOCALES = new Map([
  ['en', 'en-GB'],
  ['ko', 'ko-KR'],
])
const localeOf = (lang: string) => LOCALES.get(lang) ?? lang

/** Languages that put the weekday after the date: `11.21 (토)`. */
const WEEKDAY_BEHIND = new Set(['ko', 'ja', 'zh'])

/** An amount of minor units in the unit that people count in: 18050 is 180.5 in EUR, and 18050 in KRW. */
export const majorOf = (minor: number, currency: string): number =>
  Number(shiftDecimal(minor, currencyOf('en-GB', currency).digits))

/** How many decimals amounts of a currency have. */
export const decimalsOf = (currency: string): number => currencyOf('en-GB', currency).digits

/** Minor units: 180000 is ₩180,000. Never more decimals than the currency has or the club's policy allows. */
export function formatMoney({ lang, currency, country, decimals, rounding }: Locale, minor: number): string {
  const { digits, symbol } = currencyOf(localeOf(lang), currency)
  const amount = roundDecimal(shiftDecimal(minor, digits), Math.min(digits, decimals), rounding)
  const sign = amount.startsWith('-') ? '-' : ''
  const written = writeDigits(amount.slice(sign.length), country)
  if (country.signBehind) return `${sign}${written}\u00a0${symbol}`
  // A currency code is separated by a space: CHF 5.
  return `${sign}${symbol}${/[A-Za-z]$/.test(symbol) ? '\u00a0' : ''}${written}`
}

export function formatNumber({ country, decimals, rounding }: Locale, value: number | string): string {
  const rounded = roundDecimal(value, decimals, rounding)
  return writeDigits(rounded.includes('.') ? rounded.replace(/\.?0+$/, '') : rounded, country)
}

/** Names in a sentence: `Ann and Ben`. */
export const formatNames = ({ lang }: Pick<Locale, 'lang'>, names: readonly string[]): string =>
  new Intl.ListFormat(localeOf(lang), { type: 'conjunction' }).format(names)

/** `short`: weekday without year, `long`: both, `date`: the date alone, `bare`: neither. */
export type DayLength = 'short' | 'long' | 'date' | 'bare'

/**
 * Of yyyy-MM-dd: `Saturday 2026.11.21`. Without a year `Sat 21 Nov`, because `11.21` would read as a time. A day of a year
 * that has not four digits is returned as it is.
 */
export function formatDay({ lang, dateFormat }: Locale, date: string, length: DayLength = 'short'): string {
  if (!/^\d{4}-\d\d-\d\d/.test(date)) return date
  const isFull = length === 'long' || length === 'date'
  const written = isFull ? writeDate(dateFormat, calendarDate(date), monthNames(lang)) : withoutYear(lang, date)
  if (length === 'date' || length === 'bare') return written
  if (WEEKDAY_BEHIND.has(lang)) return `${written} (${weekday(lang, date, 'short')})`
  return `${weekday(lang, date, length)} ${written}`
}

/** A year with every day that one can have. */
export const LEAP_YEAR = 2028

/** Of MM-dd, a day that comes every year: `1 Apr`. Anything else is returned as it is. */
export const formatDayOfYear = (locale: Locale, day: string): string =>
  /^\d\d-\d\d$/.test(day) ? formatDay(locale, `${LEAP_YEAR}-${day}`, 'bare') : day

function withoutYear(lang: string, date: string): string {
  const { month, day } = calendarDate(date)
  if (lang === 'ko') return `${two(month)}.${two(day)}`
  return names(localeOf(lang), { month: 'short', day: 'numeric' }).format(Date.UTC(LEAP_YEAR, month - 1, day))
}

export function weekday(lang: string, date: string, length: 'short' | 'long' = 'short'): string {
  // A date has no zone, so it is parsed and formatted in UTC.
  return names(localeOf(lang), { weekday: length }).format(Date.parse(`${date.slice(0, 10)}T00:00:00Z`))
}

/** A month, yyyy-MM: `2026.11`. */
export function formatMonth({ lang, dateFormat }: Locale, month: string): string {
  return writeDate(without('d', dateFormat), calendarDate(`${month}-01`), monthNames(lang))
}

export function formatInstant(locale: Locale, instant: string | number): string {
  const day = formatDay(locale, dayOf(locale, instant))
  return `${day}${WEEKDAY_BEHIND.has(locale.lang) ? '' : ','} ${formatClock(locale, instant)}`
}

export function formatClock({ zone }: Pick<Locale, 'zone'>, instant: string | number): string {
  const { hour, minute } = wallTime(zone, millis(instant))
  return `${two(hour)}:${two(minute)}`
}

/** Minutes and seconds of a span, in seconds: `5:00`. */
export const formatSpan = (seconds: number): string => `${Math.trunc(seconds / 60)}:${two(seconds % 60)}`

export function formatClockSeconds(locale: Pick<Locale, 'zone'>, instant: string | number): string {
  return `${formatClock(locale, instant)}:${two(wallTime(locale.zone, millis(instant)).second)}`
}

export function dayOf({ zone }: Pick<Locale, 'zone'>, instant: string | number): string {
  const { year, month, day } = wallTime(zone, millis(instant))
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

const two = (number: number) => String(number).padStart(2, '0')
const millis = (instant: string | number) => (typeof instant === 'number' ? instant : Date.parse(instant))

function calendarDate(date: string): CalendarDate {
  const [year = 0, month = 1, day = 1] = date.slice(0, 10).split('-').map(Number)
  return { year, month, day }
}

export const monthNames = (lang: string): MonthNames => ({
  short: (month) => names(localeOf(lang), { month: 'short' }).format(Date.UTC(2026, month - 1)),
  long: (month) => names(localeOf(lang), { month: 'long' }).format(Date.UTC(2026, month - 1)),
})

const made = new Map<string, Intl.DateTimeFormat>()

function names(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  made.set(key, format)
  return format
}

const currencies = new Map<string, { digits: number; symbol: string }>()

function currencyOf(locale: string, currency: string): { digits: number; symbol: string } {
  const key = `${locale} ${currency}`
  let known = currencies.get(key)
  if (!known) {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    const digits = format.resolvedOptions().maximumFractionDigits ?? 0
    const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
    known = { digits, symbol }
    currencies.set(key, known)
  }
  return known
}
