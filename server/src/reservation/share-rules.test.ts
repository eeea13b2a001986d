import { SHARES_FIRST } from '@clubhouse/contract/reservation/sheet/template'
import { expect, it } from 'vitest'
import { countsOf } from './share-rules.ts'

it.each([
  [34, SHARES_FIRST, { draw: 0, fcfs: 31, house: 3, team: 0 }],
  [11, SHARES_FIRST, { draw: 0, fcfs: 10, house: 1, team: 0 }],
  [9, SHARES_FIRST, { draw: 0, fcfs: 8, house: 1, team: 0 }],
  [5, SHARES_FIRST, { draw: 0, fcfs: 5, house: 0, team: 0 }],
  [0, SHARES_FIRST, { draw: 0, fcfs: 0, house: 0, team: 0 }],
  [17, { draw: 60, fcfs: 30, house: 10, team: 0 }, { draw: 10, fcfs: 5, house: 2, team: 0 }],
  [3, { draw: 25, fcfs: 25, house: 25, team: 25 }, { draw: 1, fcfs: 1, house: 1, team: 0 }],
])('divides %i tee times by %j', (teeTimes, shares, counts) => {
  expect(countsOf(shares, teeTimes)).toEqual(counts)
})
