import { writeDigits } from './country-format.ts'
import { type CalendarDate, type MonthNames, without, writeDate } from './date-format.ts'
import { roundDecimal, shiftDecimal } from './decimal.ts'
import type { Policies } from './policies.ts'
import { wallTime } from './wall-time.ts'

/** How a club writes: the language of the moment, its currency, and its policies. */
export interface Place extends Policies {
  lang: string
  currency: string
}

/** English is written the European way: clubs outside America are the rule. */
const LOCALES = new Map([
  ['en', 'en-GB'],
  ['ko', 'ko-KR'],
])
const localeOf = (lang: string) => LOCALES.get(lang) ?? lang

/** Where the weekday stands behind the day, in brackets: `11.21 (토)`. */
const WEEKDAY_BEHIND = new Set(['ko', 'ja', 'zh'])

/**
 * An amount in minor units: 180000 is ₩180,000, for the won has no decimals. It shows as many as its currency has, but
 * no more than the club's policy allows, rounded by the policy.
 */
export function formatMoney({ lang, currency, country, decimals, rounding }: Place, minor: number): string {
  const { digits, symbol } = currencyOf(localeOf(lang), currency)
  const amount = roundDecimal(shiftDecimal(minor, digits), Math.min(digits, decimals), rounding)
  const sign = amount.startsWith('-') ? '-' : ''
  const written = writeDigits(amount.slice(sign.length), country)
  if (country.signBehind) return `${sign}${written}\u00a0${symbol}`
  // A sign of letters stands apart from the figures: CHF 5.
  return `${sign}${symbol}${/[A-Za-z]$/.test(symbol) ? '\u00a0' : ''}${written}`
}

/** A number with the club's separators and at most its decimals: `1,234.5`. */
export function formatNumber({ country, decimals, rounding }: Place, value: number | string): string {
  const rounded = roundDecimal(value, decimals, rounding)
  return writeDigits(rounded.includes('.') ? rounded.replace(/\.?0+$/, '') : rounded, country)
}

/** `short` names the weekday and leaves the year out, `long` has both, `date` is the date alone, `bare` has neither. */
export type DayLength = 'short' | 'long' | 'date' | 'bare'

/**
 * A day of the club, yyyy-MM-dd. With its year it follows the club's date format: `Saturday 2026.11.21`. Without, it
 * follows the language, because `11.21` beside a time reads as another time in English: `Sat 21 Nov`, `11.21 (토)`.
 */
export function formatDay({ lang, dateFormat }: Place, date: string, length: DayLength = 'short'): string {
  const isFull = length === 'long' || length === 'date'
  const written = isFull ? writeDate(dateFormat, calendarDate(date), monthNames(lang)) : withoutYear(lang, date)
  if (length === 'date' || length === 'bare') return written
  if (WEEKDAY_BEHIND.has(lang)) return `${written} (${weekday(lang, date, 'short')})`
  return `${weekday(lang, date, length)} ${written}`
}

/** `21 Nov`, and `11.21` in Korean. */
function withoutYear(lang: string, date: string): string {
  const { month, day } = calendarDate(date)
  if (lang === 'ko') return `${two(month)}.${two(day)}`
  return names(localeOf(lang), { month: 'short', day: 'numeric' }).format(Date.UTC(2028, month - 1, day))
}

/** The weekday of a day, yyyy-MM-dd. */
export function weekday(lang: string, date: string, length: 'short' | 'long' = 'short'): string {
  // A day has no zone of its own: it is read and written in one and the same.
  return names(localeOf(lang), { weekday: length }).format(Date.parse(`${date.slice(0, 10)}T00:00:00Z`))
}

/** A month, yyyy-MM: `2026.11`. */
export function formatMonth({ lang, dateFormat }: Place, month: string): string {
  return writeDate(without('d', dateFormat), calendarDate(`${month}-01`), monthNames(lang))
}

/** Day and time of an instant in the club's zone: `Sat 21 Nov, 09:00`, `11.21 (토) 09:00`. */
export function formatInstant(place: Place, instant: string | number): string {
  const day = formatDay(place, dayOf(place, instant))
  return `${day}${WEEKDAY_BEHIND.has(place.lang) ? '' : ','} ${formatClock(place, instant)}`
}

/** Time of day in the club's zone: `09:00`. */
export function formatClock({ zone }: Pick<Place, 'zone'>, instant: string | number): string {
  const { hour, minute } = wallTime(zone, millis(instant))
  return `${two(hour)}:${two(minute)}`
}

/** Time of day with seconds: `08:59:57`. */
export function formatClockSeconds(place: Pick<Place, 'zone'>, instant: string | number): string {
  return `${formatClock(place, instant)}:${two(wallTime(place.zone, millis(instant)).second)}`
}

/** The day, yyyy-MM-dd, that an instant falls on in the club's zone. */
export function dayOf({ zone }: Pick<Place, 'zone'>, instant: string | number): string {
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

// Making a formatter takes longer than using it a hundred times.
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
