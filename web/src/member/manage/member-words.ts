import type { MemberAction, MemberRow, MemberState } from '@clubhouse/contract/member/manage'

/** States in the order of the filter: what waits for the club first. */
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

type Standing = Pick<MemberRow, 'state' | 'suspendedUntil'>

/** The name of the state's text, and how it looks; a pause that runs is said in place of Active. */
export function standingOf({ state, suspendedUntil }: Standing) {
  return state === 'ACTIVE' && suspendedUntil
    ? ({ word: 'STATE_SUSPENDED', tone: 'bad' } as const)
    : { word: `STATE_${state}`, tone: TONES[state] }
}

/** What shuts somebody out, or erases: asked about in red. */
export const isHard = (action: MemberAction) => action === 'REJECT' || action === 'SUSPEND' || action === 'BLOCK'
