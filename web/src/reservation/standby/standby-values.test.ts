import { expect, it } from 'vitest'
import { chosenHours, hoursOf, totalOf, valuesOf } from './standby-values'

const about = {
  mine: null,
  queue: [
    { hour: '08', courseIdx: 2, waiting: 0, totals: [1, 2, 3, 40] },
    { hour: '07', courseIdx: 1, waiting: 2, totals: [1, 2, 3, 30] },
    { hour: '07', courseIdx: 2, waiting: 1, totals: [1, 2, 3, 20] },
  ],
  used: 0,
  max: 3,
  noticeHours: 12,
  auto: false,
  minPlayers: 3,
  termsIdx: 1,
}

it('lists the hours of the day in order', () => {
  expect(hoursOf(about)).toEqual(['07', '08'])
})

it('begins with the club’s notice, four players and no hour', () => {
  const values = valuesOf({ ...about, auto: true })
  expect(values).toMatchObject({ courseIdx: '', seats: '4', noticeHours: '12', auto: true })
  expect(chosenHours(values, hoursOf(about))).toEqual([])
})

it.each([
  [{ 'hour 07': true, courseIdx: '', seats: '4' }, 30],
  [{ 'hour 07': true, 'hour 08': true, courseIdx: '', seats: '4' }, 40],
  [{ 'hour 07': true, courseIdx: '2', seats: '4' }, 20],
  [{ 'hour 07': true, courseIdx: '', seats: '3' }, 3],
  [{ courseIdx: '', seats: '4' }, undefined],
])('shows the highest price of %o: %s', (values, total) => {
  expect(totalOf(about, values)).toBe(total)
})
