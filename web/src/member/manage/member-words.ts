import {
  close,
  type MemberAction,
  type MemberRow,
  type MemberState,
  restore,
  setState,
} from '@clubhouse/contract/member/manage'

/** States in the order of the filter: waiting first. */
export const STATES = [
  'PENDING',
  'ACTIVE',
  'DORMANT',
  'BLOCKED',
  'WITHDRAW_REQUESTED',
  'WITHDRAWN',
] as const satisfies readonly MemberState[]

const TONES = {
  PENDING: 'wait',
  ACTIVE: 'good',
  DORMANT: 'off',
  BLOCKED: 'bad',
  WITHDRAW_REQUESTED: 'off',
  WITHDRAWN: 'off',
} as const satisfies Record<MemberState, string>

type Standing = Pick<MemberRow, 'state'> & Partial<Pick<MemberRow, 'suspendedUntil'>>

/** Text key and tone of a state; a running suspension replaces “active”. */
export function standingOf({ state, suspendedUntil }: Standing) {
  return state === 'ACTIVE' && suspendedUntil
    ? ({ word: 'STATE_SUSPENDED', tone: 'bad' } as const)
    : { word: `STATE_${state}`, tone: TONES[state] }
}

/** Actions that block or erase have a red confirmation. */
export const isHard = (action: MemberAction) => ['REJECT', 'SUSPEND', 'BLOCK', 'CLOSE'].includes(action)

/** Whether the member is emailed the reason. */
export const isReasonTold = (action: MemberAction) => isHard(action) && action !== 'CLOSE'

/** Closing and restoring an account need the right to delete. */
export const callOf = (action: MemberAction) => (action === 'CLOSE' ? close : action === 'RESTORE' ? restore : setState)
