import { expect, it } from 'vitest'
import { stateOf } from './job-state'

it.each([
  [true, true, 'x', 'RUNNING'],
  [false, true, 'x', 'OVERDUE'],
  [false, false, 'x', 'FAILED'],
  [false, false, null, 'FINE'],
])('running %s, overdue %s, error %s: %s', (isRunning, overdue, lastError, word) => {
  expect(stateOf({ isRunning, overdue, lastError })).toBe(word)
})
