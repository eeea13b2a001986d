import type { FreeDay } from '@clubhouse/contract/reservation/sheet/free-time'
import { expect, test } from 'vitest'
import { tilesOf } from './free-tiles'

const free = (date: string, ...times: string[]): FreeDay => ({
  ...{ date, dayType: 'WD', count: times.length, myBooking: false },
  times: times.map((time, i) => ({
    slotIdx: i,
    courseIdx: 1,
    courseName: 'Lake',
    part: '1',
    time,
    places: 4,
    greenFee: 1,
  })),
})
const said = (days: FreeDay[], mayBook?: (day: FreeDay) => boolean) =>
  tilesOf(days, mayBook).map(({ date, time }) => `${date.slice(8)} ${time}`)

const THURSDAY = free('2026-12-03', '06:30', '06:38', '06:46', '06:54')
const SATURDAY = free('2026-12-05', '07:00', '07:08', '07:16')
const SUNDAY = free('2026-12-06', '08:00')

test('names two times of each of the next two weekend days, the first and one later', () => {
  expect(said([THURSDAY, SATURDAY, SUNDAY])).toEqual(['05 07:00', '05 07:16', '06 08:00'])
})

test('fills a weekend without free times with the next days, in the order of time', () => {
  expect(said([THURSDAY, free('2026-12-05'), SUNDAY])).toEqual(['03 06:30', '03 06:54', '06 08:00'])
})

test('names four times of a single day, from its first to its last', () => {
  const times = ['06:30', '06:38', '06:46', '06:54', '07:02', '07:10']
  expect(said([free('2026-12-03', ...times)])).toEqual(['03 06:30', '03 06:46', '03 06:54', '03 07:10'])
})

test('names none of a day on which the reader can book nothing', () => {
  expect(said([THURSDAY, SATURDAY], ({ date }) => date !== SATURDAY.date)).toEqual([
    ...['03 06:30', '03 06:38', '03 06:46', '03 06:54'],
  ])
  expect(said([THURSDAY], () => false)).toEqual([])
})
