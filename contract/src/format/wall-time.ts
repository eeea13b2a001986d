import { offsetMinutes } from '../policy.ts'
import type { CalendarDate } from './date-format.ts'

export interface WallTime extends CalendarDate {
  hour: number
  minute: number
  second: number
}

/**
 * The wall-clock time at an instant.
 * @param zone an IANA name, or an offset from +14:00 to -24:00
 * @param at milliseconds since 1970
 */
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

// Creating a formatter takes longer than using it a hundred times.
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
