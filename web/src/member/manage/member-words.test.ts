import { expect, it, test } from 'vitest'
import { isHard, standingOf } from './member-words'

test.each([
  ['PENDING', null, 'STATE_PENDING', 'wait'],
  ['ACTIVE', null, 'STATE_ACTIVE', 'good'],
  ['ACTIVE', '2027-03-31', 'STATE_SUSPENDED', 'bad'],
  ['BLOCKED', '2027-03-31', 'STATE_BLOCKED', 'bad'],
  ['WITHDRAWN', null, 'STATE_WITHDRAWN', 'off'],
] as const)('%s, paused until %s, is %s and looks %s', (state, suspendedUntil, word, tone) => {
  expect(standingOf({ state, suspendedUntil })).toEqual({ word, tone })
})

it('asks in red about what shuts out', () => {
  expect((['REJECT', 'SUSPEND', 'BLOCK'] as const).every(isHard)).toBe(true)
  expect((['APPROVE', 'RESUME', 'UNBLOCK', 'WAKE'] as const).some(isHard)).toBe(false)
})
