import type { FreeDay } from '@clubhouse/contract/reservation/sheet/free-time'
import type { CalendarDay } from '@clubhouse/contract/reservation/sheet/sheet'

/** The days of the strip, and times named for each day of a weekend. */
const DAYS = 14
export const TIMES = 3

export interface HomeTimes {
  days: CalendarDay[]
  weekends: FreeDay[]
  /** The first day with free times. */
  next?: FreeDay
}

/** What the home page names of the coming days. A suspended member can book none of the times, so none is named. */
export function timesOf(days: readonly CalendarDay[], free: readonly FreeDay[]): HomeTimes {
  const isSuspended = days.some(({ state }) => state === 'SUSPENDED_MEMBER')
  return {
    days: days.filter(({ state }) => state !== 'PAST').slice(0, DAYS),
    weekends: isSuspended ? [] : free.filter(({ date }) => isWeekend(date)),
    next: isSuspended ? undefined : free.find(({ times }) => times.length > 0),
  }
}

const isWeekend = (date: string) => [0, 6].includes(new Date(`${date}T00:00Z`).getUTCDay())
