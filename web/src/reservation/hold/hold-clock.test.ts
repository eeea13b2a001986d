import { expect, test } from 'vitest'
import { type HoldClock, holdClock, minutesAndSeconds } from './hold-clock'

const GRANTED = Date.parse('2026-04-20T00:12:10Z')
const hold = { expiresAt: '2026-04-20T00:17:10Z', extendFrom: '2026-04-20T00:16:10Z', extendsLeft: 2 }

const cases: [string, number, Partial<HoldClock>][] = [
  ['just granted', 0, { phase: 'running', secondsLeft: 300, part: 1, canExtend: false }],
  ['half way', 150, { phase: 'running', secondsLeft: 150, part: 0.5, canExtend: false }],
  ['a second before the last minute', 239, { phase: 'running', secondsLeft: 61, canExtend: false }],
  ['in the last minute', 240, { phase: 'ending', secondsLeft: 60, canExtend: true }],
  ['the last second', 299.5, { phase: 'ending', secondsLeft: 1, canExtend: true }],
  ['over', 300, { phase: 'over', secondsLeft: 0, part: 0, canExtend: false }],
  ['long over', 900, { phase: 'over', secondsLeft: 0, part: 0, canExtend: false }],
]

test.each(cases)('%s', (_, seconds, expected) => {
  expect(holdClock(hold, GRANTED, GRANTED + seconds * 1000)).toMatchObject(expected)
})

test('no more time when every extension is used', () => {
  expect(holdClock({ ...hold, extendsLeft: 0 }, GRANTED, GRANTED + 250_000).canExtend).toBe(false)
})

test('a clock that lags does not show more than was given', () => {
  expect(holdClock(hold, GRANTED, GRANTED - 4000)).toMatchObject({ part: 1, secondsLeft: 300 })
})

test.each([
  [300, '5:00'],
  [61, '1:01'],
  [9, '0:09'],
])('%d seconds read %s', (seconds, text) => expect(minutesAndSeconds(seconds)).toBe(text))
