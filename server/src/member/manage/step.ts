import { CHANGED_MEANWHILE, WRONG_STATE } from '@clubhouse/contract/fail'
import type { MemberAction, MemberState } from '@clubhouse/contract/member/manage'
import { audit } from '../../platform/audit.ts'
import { type Context, NOT_FOUND } from '../../platform/context.ts'
import { ownWordsIn, saidWords, type Translated } from '../../platform/said-in.ts'
import { stateAfter } from './rules.ts'
import * as sql from './sql.ts'

interface Asked {
  memberIdx: number
  version: number
  action: MemberAction
  until?: string
  memberType?: string
  reason?: string
  translated?: object
}

/** An action on a locked member, in the state that allows it. */
export interface Step extends Asked {
  reason: string
  /** The reason in the languages besides the club's own. */
  words: Translated
  member: sql.Managed
  after: MemberState
}

export async function begin(tx: Context, input: Asked) {
  const member = await sql.managed(tx.sql, input.memberIdx, true)
  if (!member) return NOT_FOUND
  if (member.version !== input.version) return CHANGED_MEANWHILE({ version: member.version })
  const isSuspended = member.suspendedUntil !== null
  const after = stateAfter(input.action, { ...member, isSuspended })
  if (!after) return WRONG_STATE({ state: isSuspended && member.state === 'ACTIVE' ? 'SUSPENDED' : member.state })
  return { ...input, reason: input.reason ?? '', words: saidWords(input.translated), member, after } satisfies Step
}

/** The reason in the language of the member, else in the club's own. */
export const reasonFor = ({ member, words, reason }: Step): string => ownWordsIn(member.lang, words, 'reason', reason)

/** @param more what the history keeps beside the state */
export async function end(tx: Context, { member, after, ...input }: Step, more: object = {}) {
  const version = await sql.nextVersion(tx.sql, input.memberIdx)
  await audit(tx, {
    noun: 'member',
    recordIdx: input.memberIdx,
    before: {
      state: member.state,
      suspendedUntil: member.suspendedUntil,
      // Under the names of what is changed, so that the history has both.
      ...(input.until && { until: member.suspendedUntil }),
      ...(input.memberType && { memberType: member.memberType }),
    },
    after: { state: after, action: input.action, until: input.until, memberType: input.memberType, ...more },
    reason: input.reason || undefined,
  })
  return { state: after, version }
}
