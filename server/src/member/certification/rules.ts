import type { CertPurpose } from '@clubhouse/contract/member/certification'
import { email as emailShape } from '@clubhouse/contract/member/person'
import { lookup } from '../../platform/lookup.ts'

/**
 * What each way can prove. The club itself looks at a newcomer; whoever lost a password calls it instead. A newcomer
 * has no passkey yet, and who has one needs no id.
 */
const PROVES = {
  EMAIL: ['SIGNUP', 'FIND_ID', 'PASSWORD', 'ACTIVATE', 'PROFILE'],
  NICE: ['SIGNUP', 'FIND_ID', 'PASSWORD', 'ACTIVATE', 'PROFILE'],
  STAFF: ['SIGNUP'],
  PASSKEY: ['PASSWORD', 'ACTIVATE', 'PROFILE'],
} satisfies Record<string, readonly CertPurpose[]>

export function canProve(kind: string, purpose: CertPurpose): boolean {
  return lookup<readonly CertPurpose[]>(PROVES, kind)?.includes(purpose) ?? false
}

/** In which states a member may be proved for what; two purposes need no account. */
export const STATES: Record<CertPurpose, string[]> = {
  SIGNUP: [],
  FIND_ID: [],
  PASSWORD: ['ACTIVE', 'DORMANT', 'PENDING'],
  ACTIVATE: ['DORMANT', 'WITHDRAW_REQUESTED'],
  PROFILE: ['ACTIVE'],
}

/** Source: calls, section 1.8. */
export const CODE_TRIES = 5
export const CODE_MINUTES = 10
export const TOKEN_MINUTES = 20
/** Another code for the same address and purpose not before. */
export const RESEND_SECONDS = 60
/** What a read used a proof up for can be read again for so long: a GET may be repeated on the way. */
export const REPEAT_SECONDS = 10
/** Codes for one address and purpose in a day. */
export const CODES_A_DAY = 10

/**
 * What was said to GET /member/check goes back and forth in the ticket itself: nothing is looked up before a code is
 * asked for, so nothing can be told by it.
 */
export interface Said {
  id: string
  email: string
  until: number
}

const PREFIX = 'ck.'

export function ticketOf(said: Said): string {
  return PREFIX + Buffer.from(JSON.stringify([said.id, said.email, said.until])).toString('base64url')
}

/** Undefined for anything that is no such ticket. */
export function saidIn(ticket: string): Said | undefined {
  if (!ticket.startsWith(PREFIX)) return undefined
  try {
    const [id, email, until] = JSON.parse(Buffer.from(ticket.slice(PREFIX.length), 'base64url').toString('utf8'))
    const isSaid = typeof id === 'string' && emailShape.safeParse(email).success && typeof until === 'number'
    return isSaid ? { id, email, until } : undefined
  } catch {
    return undefined
  }
}
