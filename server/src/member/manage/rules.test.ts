import { type MemberAction, type MemberState, memberAction, memberState } from '@clubhouse/contract/member/manage'
import { describe, expect, it } from 'vitest'
import { actionsOf, mayReset, type Standing, stateAfter } from './rules.ts'

const standing = (state: MemberState, more: Partial<Standing> = {}): Standing => ({
  state,
  isSuspended: false,
  stateBefore: null,
  blockReason: null,
  isRestorable: state === 'WITHDRAW_REQUESTED',
  ...more,
})

describe('what can be done with an account', () => {
  it.each<[MemberState, boolean, MemberAction[]]>([
    ['PENDING', false, ['APPROVE', 'REJECT', 'BLOCK']],
    ['ACTIVE', false, ['SUSPEND', 'BLOCK', 'CLOSE']],
    ['ACTIVE', true, ['RESUME', 'BLOCK', 'CLOSE']],
    ['DORMANT', false, ['BLOCK', 'WAKE', 'CLOSE']],
    ['DORMANT', true, ['BLOCK', 'WAKE', 'CLOSE']],
    ['BLOCKED', false, ['UNBLOCK', 'CLOSE']],
    ['BLOCKED', true, ['UNBLOCK', 'CLOSE']],
    ['WITHDRAW_REQUESTED', false, ['RESTORE']],
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
    ['CLOSE', 'ACTIVE', undefined, 'WITHDRAW_REQUESTED'],
    ['CLOSE', 'PENDING', undefined, undefined],
    ['CLOSE', 'WITHDRAW_REQUESTED', undefined, undefined],
    ['RESTORE', 'WITHDRAW_REQUESTED', undefined, 'ACTIVE'],
    ['RESTORE', 'WITHDRAWN', undefined, undefined],
  ])('%s of %s (before: %s) is %s', (action, state, stateBefore, after) => {
    expect(stateAfter(action, standing(state, { stateBefore: stateBefore ?? null }))).toBe(after)
  })

  it.each<[string, Partial<Standing>, MemberState | undefined]>([
    ['a rejected application', { stateBefore: 'PENDING' }, undefined],
    ['a blocked account', { stateBefore: 'ACTIVE', blockReason: 'Resold' }, 'BLOCKED'],
    ['a blocked application', { stateBefore: 'PENDING', blockReason: 'Resold' }, 'BLOCKED'],
    ['an account whose time is over', { isRestorable: false }, undefined],
  ])('of RESTORE for %s', (_, more, after) => {
    expect(stateAfter('RESTORE', standing('WITHDRAW_REQUESTED', more))).toBe(after)
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
