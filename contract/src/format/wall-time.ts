import { offsetMinutes } from '../policy.ts'
import type { CalendarDate } from './date-format.ts'

export interface WallTime extends CalendarDate {
  hour: number
  minute: number
  second: number
}

/** @param zone an IANA name, or an offset from +14:00 to -24:00 @param at milliseconds since 1970 */
export function wallTime(zone: string, at: number): WallTime {
  const offset = offsetMinutes(zone)
  if (offset === undefined) return zoned(zone, at)
  const moved = new Date(at + offset * 60_000)
  return {
    year: moved.getUTCFullYear(),
    month: moved.getUTCMonth() + 1,
    day: moved.getUTCDate(),
    hour: moved.getUTCHours(),
    minute: moved.getUTCMinutes(),
    second: moved.getUTCSeconds(),
  }
}

function zoned(timeZone: string, at: number): WallTime {
  const parts = formatOf(timeZone).formatToParts(at)
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  return {
    year: number('year'),
    month: number('month'),
    day: number('day'),
    hour: number('hour'),
    minute: number('minute'),
    second: number('second'),
  }
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      hourCycle: 'h23',
    })
    formats.set(timeZone, format)
  }
  return format
}

/** The moment at which the clock on the wall shows a day, yyyy-MM-dd, and a time of day, HH:mm: milliseconds since 1970. */
export function momentOf(zone: string, date: string, time: string): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  // The offset is asked twice: the first answer may be from the other side of a clock change.
  const guess = asUtc - offsetAt(zone, asUtc)
  return asUtc - offsetAt(zone, guess)
}

/** Milliseconds by which the wall is ahead of UTC at a moment of a whole minute. */
function offsetAt(zone: string, at: number): number {
  const { year, month, day, hour, minute } = wallTime(zone, at)
  return Date.UTC(year, month - 1, day, hour, minute) - at
}
