import { expect, it } from 'vitest'
import { usualOf } from './usual-rules.ts'

const TIMES = ['07:00', '07:08', '07:16', '11:00']

it.each([
  ['the usual time itself', TIMES, '07:08', '07:08'],
  ['the nearest', TIMES, '07:13', '07:16'],
  ['the earlier of two as near', TIMES, '07:04', '07:00'],
  ['the last, for who plays in the afternoon', TIMES, '15:00', '11:00'],
  ['the middle without a usual time', ['07:16', '07:00', '07:08'], undefined, '07:08'],
  ['the earlier of two in the middle', TIMES, undefined, '07:08'],
  ['times of several courses once', ['07:00', '07:00', '07:00', '07:08', '07:16'], undefined, '07:08'],
  ['nothing without tee times', [], '07:08', undefined],
])('the form proposes %s', (_, times, usual, proposed) => {
  expect(usualOf(times, usual)).toBe(proposed)
})
