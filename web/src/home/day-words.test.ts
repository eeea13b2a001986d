import type { CalendarDay } from '@clubhouse/contract/reservation/sheet/sheet'
import { expect, it } from 'vitest'
import type { Say } from '../language/use-text'
import { dayWords } from './day-words'

const DAY: CalendarDay = {
  date: '2027-03-02',
  state: 'FULL',
  dayType: 'WD',
  free: [],
  myBooking: false,
  myStandby: false,
  myDraw: false,
}
const say: Say = (key, values) => (values ? `${key} ${JSON.stringify(values)}` : key)

it.each<[string, Partial<CalendarDay>, string]>([
  ['full without anyone standing by', { state: 'FULL' }, 'home.FULL'],
  ['full with members standing by', { state: 'FULL_STANDBY', waiting: 3 }, 'home.FULL_WAITING {"n":3}'],
  ['open without a free tee time', { state: 'OPEN' }, 'home.FULL'],
  [
    'open with a free tee time',
    { state: 'OPEN', free: [{ part: '1', count: 2 }], waiting: 1 },
    'home.FREE {"count":2}',
  ],
])('the home page says of a day that is %s', (_, day, expected) => {
  expect(dayWords({ ...DAY, ...day }, true, say, { instant: String })).toBe(expected)
})
