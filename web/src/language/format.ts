/** How a club writes: its language of the moment, its zone and its currency. */
export interface Place {
  lang: string
  zone: string
  currency: string
}

/** English is written the European way: clubs outside America are the rule. */
const LOCALES: Record<string, string> = { en: 'en-GB', ko: 'ko-KR' }
const localeOf = (lang: string) => LOCALES[lang] ?? lang

/** An amount in minor units: 180000 is ₩180,000 where the currency has no decimals. */
export function formatMoney({ lang, currency }: Place, minor: number): string {
  const format = numbers(localeOf(lang), currency)
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0))
}

/** A day of the club, yyyy-MM-dd: `Sat 21 Nov`, `11월 21일 (토)`; `long` spells it out with the year. */
export function formatDay({ lang }: Place, date: string, length: 'short' | 'long' = 'short'): string {
  // A day has no zone of its own: it is read and written in one and the same.
  return dayText(lang, 'UTC', Date.parse(`${date}T00:00:00Z`), length)
}

/** A month, yyyy-MM: `November 2026`, `2026년 11월`. */
export function formatMonth({ lang }: Place, month: string): string {
  const options = { year: 'numeric', month: 'long' } as const
  return dates(localeOf(lang), 'UTC', options).format(Date.parse(`${month}-01T00:00:00Z`))
}

/** Day and time of an instant in the club's zone: `Sat 21 Nov 09:00`. */
export function formatInstant(place: Place, instant: string | number): string {
  return `${dayText(place.lang, place.zone, millis(instant), 'short')} ${formatClock(place, instant)}`
}

/** Time of day in the club's zone: `09:00`. */
export function formatClock({ zone }: Place, instant: string | number): string {
  return dates('en-GB', zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(millis(instant))
}

/** Time of day with seconds: `08:59:57`. */
export function formatClockSeconds({ zone }: Place, instant: string | number): string {
  const options = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const
  return dates('en-GB', zone, options).format(millis(instant))
}

/** The day, yyyy-MM-dd, that an instant falls on in the club's zone. */
export function dayOf({ zone }: Pick<Place, 'zone'>, instant: string | number): string {
  const part = partsOf('en-GB', zone, { year: 'numeric', month: '2-digit', day: '2-digit' }, millis(instant))
  return `${part.year}-${part.month}-${part.day}`
}

/** Composed here, because the server's and the browser's own compositions differ in commas and spaces. */
function dayText(lang: string, zone: string, at: number, length: 'short' | 'long'): string {
  const options = { year: 'numeric', month: length, day: 'numeric', weekday: length } as const
  const part = partsOf(localeOf(lang), zone, options, at)
  if (lang === 'ko') {
    const day = `${Number.parseInt(part.month!, 10)}월 ${part.day}일 (${part.weekday!.slice(0, 1)})`
    return length === 'long' ? `${part.year}년 ${day}` : day
  }
  const day = `${part.weekday} ${part.day} ${part.month}`
  return length === 'long' ? `${day} ${part.year}` : day
}

const millis = (instant: string | number) => (typeof instant === 'number' ? instant : Date.parse(instant))

function partsOf(locale: string, zone: string, options: Intl.DateTimeFormatOptions, at: number) {
  const parts = dates(locale, zone, options).formatToParts(at)
  return Object.fromEntries(parts.map(({ type, value }) => [type, value])) as Partial<
    Record<Intl.DateTimeFormatPartTypes, string>
  >
}

// Making a formatter takes longer than using it a hundred times.
const made = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>()

function dates(locale: string, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`
  if (!made.has(key)) made.set(key, new Intl.DateTimeFormat(locale, { ...options, timeZone }))
  return made.get(key) as Intl.DateTimeFormat
}

function numbers(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
  if (!made.has(key)) made.set(key, new Intl.NumberFormat(locale, options))
  return made.get(key) as Intl.NumberFormat
}
