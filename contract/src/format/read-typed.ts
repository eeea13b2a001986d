import { type DateField, fieldsOf, type MonthNames } from './date-format.ts'
import { LEAP_YEAR } from './format.ts'

const UNIT = /^[년월일年月日]$/
const MONTHS = Array.from({ length: 12 }, (_, i) => i + 1)

/** As yyyy-MM-dd; undefined when it is no day. @param pattern how the club writes days, such as `dd/MM/yyyy` */
export function readDay(pattern: string, typed: string, names: MonthNames): string | undefined {
  const parts = /^\s*(\d{4})(\d\d)(\d\d)\s*$/.exec(typed)?.slice(1) ?? partsOf(typed)
  if (parts.length !== 3) return undefined
  const order: readonly DateField[] = parts[0]!.length === 4 ? ['y', 'M', 'd'] : fieldsOf(pattern)
  const of = (field: DateField) => parts[order.indexOf(field)] ?? ''
  const year = /^\d\d$/.test(of('y')) ? `20${of('y')}` : of('y')
  const day = `${year}-${two(monthOf(of('M'), names))}-${two(of('d'))}`
  const at = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(at) || !new Date(at).toISOString().startsWith(day) ? undefined : day
}

/** A day that comes every year as MM-dd: `1 Apr`, `4월 1일`, or in the order of the club's days. Undefined when it is none. */
export function readDayOfYear(pattern: string, typed: string, names: MonthNames): string | undefined {
  const parts = partsOf(typed)
  const named = parts.findIndex((part) => /\p{L}/u.test(part))
  const isMonthFirst = named === -1 ? /[월月]/.test(typed) || isBefore('M', 'd', pattern) : named === 0
  const [month, day] = isMonthFirst ? parts : parts.toReversed()
  return parts.length === 2
    ? readDay(pattern, `${LEAP_YEAR} ${month} ${day}`, names)?.slice(`${LEAP_YEAR}-`.length)
    : undefined
}

const isBefore = (one: DateField, other: DateField, pattern: string) =>
  fieldsOf(pattern).indexOf(one) < fieldsOf(pattern).indexOf(other)

const partsOf = (typed: string) => (typed.match(/\p{L}+|\d+/gu) ?? []).filter((part) => !UNIT.test(part))

function monthOf(text: string, { short, long }: MonthNames): string {
  const low = text.toLowerCase()
  const named = MONTHS.find((month) => [short(month), long(month)].some((name) => name.toLowerCase() === low))
  return named ? String(named) : text
}

/** A typed time of day as HH:mm: `9:30`, `09.30` and `0930` are one. Undefined when it is none. */
export function readTime(typed: string): string | undefined {
  const [, hour, minute] = /^\s*(\d{1,2})[:.]?(\d\d)\s*$/.exec(typed) ?? []
  if (hour === undefined || minute === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined
  return `${two(hour)}:${minute}`
}

/** A typed span of minutes and seconds, in seconds: `5:00` and `5` are 300. Undefined when it is none. */
export function readSpan(typed: string): number | undefined {
  const [, minutes, seconds = '0'] = /^\s*(\d{1,4})(?:[:.](\d\d))?\s*$/.exec(typed) ?? []
  if (minutes === undefined || Number(seconds) > 59) return undefined
  return Number(minutes) * 60 + Number(seconds)
}

const two = (text: string) => text.padStart(2, '0')
