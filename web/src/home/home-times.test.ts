import type { FreeDay } from '@clubhouse/contract/reservation/sheet/free-time'
import type { CalendarDay } from '@clubhouse/contract/reservation/sheet/sheet'
import { expect, test } from 'vitest'
import { timesOf } from './home-times'

const day = (date: string, state: CalendarDay['state'] = 'OPEN'): CalendarDay => ({
  ...{ date, state, dayType: 'WD', free: [{ part: '1', count: 2 }] },
  ...{ myBooking: false, myStandby: false, myDraw: false },
})
const time = { slotIdx: 1, courseIdx: 1, courseName: 'Lake', part: '1', time: '07:10', places: 4, greenFee: 1 }
const free = (date: string, times = [time]): FreeDay => ({
  ...{ date, dayType: 'WD', count: times.length, times, myBooking: false },
})
const datesOf = (list: readonly { date: string }[]) => list.map(({ date }) => date)

test('names the coming days, the weekends and the first day with a free time', () => {
  const times = timesOf(
    [day('2026-11-26', 'PAST'), day('2026-11-27'), day('2026-11-28', 'NOT_OPEN')],
    [free('2026-11-27', []), free('2026-11-28'), free('2026-11-29')],
  )
  expect(datesOf(times.days)).toEqual(['2026-11-27', '2026-11-28'])
  expect(datesOf(times.weekends)).toEqual(['2026-11-28', '2026-11-29'])
  expect(times.next?.date).toBe('2026-11-28')
})

test('names two weeks of days', () => {
  const days = Array.from({ length: 20 }, (_, i) => day(`2026-12-${String(i + 1).padStart(2, '0')}`))
  expect(timesOf(days, []).days).toHaveLength(14)
})

test('names no time to a suspended member, who can book none', () => {
  const times = timesOf([day('2026-11-28', 'SUSPENDED_MEMBER')], [free('2026-11-28')])
  expect(times).toMatchObject({ weekends: [], next: undefined })
  expect(datesOf(times.days)).toEqual(['2026-11-28'])
})
