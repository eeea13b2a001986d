import { LOST_ITEM_STATES } from '@clubhouse/contract/board/lost-item'
import { expect, it } from 'vitest'
import { disposableFrom, isStillHere, mayBecome } from './rules.ts'

it.each([
  ['FOUND', ['PUBLISHED', 'CLAIMED', 'RETURNED', 'TO_POLICE', 'DISPOSED']],
  ['PUBLISHED', ['FOUND', 'CLAIMED', 'RETURNED', 'TO_POLICE', 'DISPOSED']],
  ['CLAIMED', ['FOUND', 'PUBLISHED', 'RETURNED', 'TO_POLICE']],
  ['RETURNED', []],
  ['TO_POLICE', []],
  ['DISPOSED', []],
] as const)('an item that is %s may become %j', (from, to) => {
  expect(LOST_ITEM_STATES.filter((state) => mayBecome(from, state))).toEqual(to)
  expect(isStillHere(from)).toBe(to.length > 0)
})

it('is kept on its last day too', () => {
  expect(disposableFrom('2027-02-28')).toBe('2027-03-01')
})
