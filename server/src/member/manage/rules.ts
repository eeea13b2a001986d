import type { MemberAction, MemberState } from '@clubhouse/contract/member/manage'

/** What decides over what can be done with an account. */
export interface Standing {
  state: MemberState
  /** A pause runs now: the account is active, but books nothing. */
  isSuspended: boolean
  /** What a blocked account was before. */
  stateBefore: string | null
}

/** In which states each action has its place. Source: domain, section 14. Who asked to leave is left alone. */
const FROM: Record<MemberAction, readonly MemberState[]> = {
  APPROVE: ['PENDING'],
  REJECT: ['PENDING'],
  SUSPEND: ['ACTIVE'],
  RESUME: ['ACTIVE'],
  BLOCK: ['PENDING', 'ACTIVE', 'DORMANT'],
  UNBLOCK: ['BLOCKED'],
  WAKE: ['DORMANT'],
}

/** Who can log in, now or after approval, can be given another password. */
const RESETS: readonly MemberState[] = ['PENDING', 'ACTIVE', 'DORMANT']

/** Hours after which a rejected application is erased: as long as its mail is of use. */
export const REJECTED_HOURS = 24

/** The state after an action; undefined when the action has no place. A pause leaves an account active. */
export function stateAfter(action: MemberAction, { state, isSuspended, stateBefore }: Standing) {
  if (!FROM[action].includes(state)) return undefined
  if (action === 'SUSPEND' && isSuspended) return undefined
  if (action === 'RESUME' && !isSuspended) return undefined
  return AFTER[action](stateBefore)
}

const AFTER: Record<MemberAction, (before: string | null) => MemberState> = {
  APPROVE: () => 'ACTIVE',
  // Closed like an account that was left, so that the same job erases it.
  REJECT: () => 'WITHDRAW_REQUESTED',
  SUSPEND: () => 'ACTIVE',
  RESUME: () => 'ACTIVE',
  BLOCK: () => 'BLOCKED',
  UNBLOCK: (before) => (before === 'PENDING' || before === 'DORMANT' ? before : 'ACTIVE'),
  WAKE: () => 'ACTIVE',
}

/** What can be done with an account now. */
export const actionsOf = (standing: Standing): MemberAction[] =>
  (Object.keys(FROM) as MemberAction[]).filter((action) => stateAfter(action, standing) !== undefined)

export const mayReset = ({ state }: Pick<Standing, 'state'>) => RESETS.includes(state)
