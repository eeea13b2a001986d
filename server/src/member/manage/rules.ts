import type { MemberAction, MemberState } from '@clubhouse/contract/member/manage'

export interface Standing {
  state: MemberState
  /** A suspension is running: the account is active but cannot book. */
  isSuspended: boolean
  stateBefore: string | null
  /** The club refused the login, also before the account was closed. */
  blockReason: string | null
  /** Closed, and the time for restoring it is not over. */
  isRestorable: boolean
}

/** Allowed states of each action. Source: docs/rules.md, Accounts. An erased account allows none. */
const FROM: Record<MemberAction, readonly MemberState[]> = {
  APPROVE: ['PENDING'],
  REJECT: ['PENDING'],
  SUSPEND: ['ACTIVE'],
  RESUME: ['ACTIVE'],
  BLOCK: ['PENDING', 'ACTIVE', 'DORMANT'],
  UNBLOCK: ['BLOCKED'],
  WAKE: ['DORMANT'],
  CLOSE: ['ACTIVE', 'DORMANT', 'BLOCKED'],
  RESTORE: ['WITHDRAW_REQUESTED'],
}

/** Accounts that can log in, now or after approval, can get a temporary password. */
const RESETS: readonly MemberState[] = ['PENDING', 'ACTIVE', 'DORMANT']

/** Hours until a rejected application is erased: the lifetime of its email. */
export const REJECTED_HOURS = 24

/** The state after an action; undefined when it is not allowed. A suspended account stays active. Decision 023. */
export function stateAfter(action: MemberAction, standing: Standing) {
  const { state, isSuspended, stateBefore, blockReason, isRestorable } = standing
  if (!FROM[action].includes(state)) return undefined
  if (action === 'SUSPEND' && isSuspended) return undefined
  if (action === 'RESUME' && !isSuspended) return undefined
  // A rejected application stays closed.
  if (action === 'RESTORE' && (!isRestorable || (stateBefore === 'PENDING' && blockReason === null))) return undefined
  return AFTER[action](standing)
}

const AFTER: Record<MemberAction, (standing: Standing) => MemberState> = {
  APPROVE: () => 'ACTIVE',
  REJECT: () => 'WITHDRAW_REQUESTED',
  SUSPEND: () => 'ACTIVE',
  RESUME: () => 'ACTIVE',
  BLOCK: () => 'BLOCKED',
  UNBLOCK: ({ stateBefore: before }) => (before === 'PENDING' || before === 'DORMANT' ? before : 'ACTIVE'),
  WAKE: () => 'ACTIVE',
  CLOSE: () => 'WITHDRAW_REQUESTED',
  RESTORE: ({ blockReason }) => (blockReason === null ? 'ACTIVE' : 'BLOCKED'),
}

export const actionsOf = (standing: Standing): MemberAction[] =>
  (Object.keys(FROM) as MemberAction[]).filter((action) => stateAfter(action, standing) !== undefined)

export const mayReset = ({ state }: Pick<Standing, 'state'>) => RESETS.includes(state)
