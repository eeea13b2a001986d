import { HOF_STATES } from '@clubhouse/contract/board/hof-manage'
import { expect, it } from 'vitest'
import { isHoleOf, isOfHole, mayBecome } from './rules.ts'

it.each([
  [undefined, ['REPORTED', 'VERIFIED', 'PUBLISHED']],
  ['REPORTED', ['REPORTED', 'VERIFIED', 'HIDDEN']],
  ['VERIFIED', ['REPORTED', 'VERIFIED', 'PUBLISHED', 'HIDDEN']],
  ['PUBLISHED', ['VERIFIED', 'PUBLISHED', 'HIDDEN']],
  ['HIDDEN', ['REPORTED', 'VERIFIED', 'HIDDEN']],
] as const)('a feat that is %s may become %j', (from, to) => {
  expect(HOF_STATES.filter((state) => mayBecome(from, state))).toEqual(to)
})

it.each([
  [9, 9, true],
  [9, 10, false],
  [18, 18, true],
  [9, null, true],
])('of a course of %i holes, %s is one of them: %s', (holes, hole, isOne) => {
  expect(isHoleOf({ holes }, hole)).toBe(isOne)
})

it('knows the feats that happen on one hole', () => {
  expect(['HOLE_IN_ONE', 'EAGLE', 'CHAMPION', 'AGE_SHOOTER'].map(isOfHole)).toEqual([true, true, false, false])
})
