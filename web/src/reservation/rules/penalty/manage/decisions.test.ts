import { expect, test } from 'vitest'
import { decisionsFor } from './decisions'

test.each([
  ['PROPOSED', null, ['ACTIVATE', 'WAIVE']],
  ['ACTIVE', 90_000, ['CLEAR', 'WAIVE']],
  ['ACTIVE', null, ['WAIVE']],
  ['SERVED', null, []],
  ['WAIVED', 90_000, []],
  ['CLEARED', 90_000, ['WAIVE']],
] as const)('a penalty that is %s, with %s to pay', (state, money, decisions) => {
  expect(decisionsFor({ state, money })).toEqual(decisions)
})
