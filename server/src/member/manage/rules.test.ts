import { type MemberAction, type MemberState, memberAction, memberState } from '@clubhouse/contract/member/manage'
import { describe, expect, it } from 'vitest'
import { actionsOf, mayReset, stateAfter } from './rules.ts'

const standing = (state: MemberState, more: { isSuspended?: boolean; stateBefore?: string } = {}) => ({
  state,
  isSuspended: more.isSuspended ?? false,
  stateBefore: more.stateBefore ?? null,
})

describe('what can be done with an account', () => {
  it.each<[MemberState, boolean, MemberAction[]]>([
    ['PENDING', false, ['APPROVE', 'REJECT', 'BLOCK']],
    ['ACTIVE', false, ['SUSPEND', 'BLOCK']],
    ['ACTIVE', true, ['RESUME', 'BLOCK']],
    ['DORMANT', false, ['BLOCK', 'WAKE']],
    ['DORMANT', true, ['BLOCK', 'WAKE']],
    ['BLOCKED', false, ['UNBLOCK']],
    ['BLOCKED', true, ['UNBLOCK']],
    ['WITHDRAW_REQUESTED', false, []],
    ['WITHDRAWN', false, []],
  ])('%s, paused %s', (state, isSuspended, actions) => {
    expect(actionsOf(standing(state, { isSuspended }))).toEqual(actions)
  })

  it('names every state and every action', () => {
    const all = memberState.options.flatMap((state) => [
      ...actionsOf(standing(state)),
      ...actionsOf(standing(state, { isSuspended: true })),
    ])
    expect([...new Set(all)].sort()).toEqual([...memberAction.options].sort())
  })
})

describe('the state after', () => {
  it.each<[MemberAction, MemberState, string | undefined, MemberState | undefined]>([
    ['APPROVE', 'PENDING', undefined, 'ACTIVE'],
    ['APPROVE', 'ACTIVE', undefined, undefined],
    ['REJECT', 'PENDING', undefined, 'WITHDRAW_REQUESTED'],
    ['REJECT', 'BLOCKED', 'PENDING', undefined],
    ['SUSPEND', 'ACTIVE', undefined, 'ACTIVE'],
    ['SUSPEND', 'DORMANT', undefined, undefined],
    ['BLOCK', 'PENDING', undefined, 'BLOCKED'],
    ['BLOCK', 'DORMANT', undefined, 'BLOCKED'],
    ['BLOCK', 'BLOCKED', 'ACTIVE', undefined],
    ['BLOCK', 'WITHDRAW_REQUESTED', undefined, undefined],
    ['UNBLOCK', 'BLOCKED', 'ACTIVE', 'ACTIVE'],
    ['UNBLOCK', 'BLOCKED', 'PENDING', 'PENDING'],
    ['UNBLOCK', 'BLOCKED', 'DORMANT', 'DORMANT'],
    ['UNBLOCK', 'BLOCKED', undefined, 'ACTIVE'],
    ['WAKE', 'DORMANT', undefined, 'ACTIVE'],
    ['WAKE', 'ACTIVE', undefined, undefined],
  ])('%s of %s (before: %s) is %s', (action, state, stateBefore, after) => {
    expect(stateAfter(action, standing(state, { stateBefore }))).toBe(after)
  })

  it('of RESUME only while a pause runs', () => {
    expect(stateAfter('RESUME', standing('ACTIVE'))).toBeUndefined()
    expect(stateAfter('RESUME', standing('ACTIVE', { isSuspended: true }))).toBe('ACTIVE')
  })
})

it.each<[MemberState, boolean]>([
  ['PENDING', true],
  ['ACTIVE', true],
  ['DORMANT', true],
  ['BLOCKED', false],
  ['WITHDRAW_REQUESTED', false],
  ['WITHDRAWN', false],
])('a new password for %s: %s', (state, may) => {
  expect(mayReset({ state })).toBe(may)
})
