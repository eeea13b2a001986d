import type { CertPurpose } from '@clubhouse/contract/member/certification'
import { email as emailShape } from '@clubhouse/contract/member/person'
import { lookup } from '../../platform/lookup.ts'

/** STAFF is for signup only; newcomers have no passkey, and passkey holders need no ID recovery. */
const PROVES = {
  EMAIL: ['SIGNUP', 'FIND_ID', 'PASSWORD', 'ACTIVATE', 'PROFILE'],
  NICE: ['SIGNUP', 'FIND_ID', 'PASSWORD', 'ACTIVATE', 'PROFILE'],
  STAFF: ['SIGNUP'],
  PASSKEY: ['PASSWORD', 'ACTIVATE', 'PROFILE'],
} satisfies Record<string, readonly CertPurpose[]>

export function canProve(kind: string, purpose: CertPurpose): boolean {
  return lookup<readonly CertPurpose[]>(PROVES, kind)?.includes(purpose) ?? false
}

/** Member states allowed for each purpose; two purposes need no account. */
export const STATES: Record<CertPurpose, string[]> = {
  SIGNUP: [],
  FIND_ID: [],
  PASSWORD: ['ACTIVE', 'DORMANT', 'PENDING'],
  ACTIVATE: ['DORMANT', 'WITHDRAW_REQUESTED'],
  PROFILE: ['ACTIVE'],
}

/** Attempts at one code, lifetime of a code and of the proof that it gave. */
export const CODE_TRIES = 5
export const CODE_MINUTES = 10
export const TOKEN_MINUTES = 20
/** Minimum delay between codes for the same address and purpose. */
export const RESEND_SECONDS = 60
/** A consumed read may be repeated for this long, because a GET may be retried on the way. */
export const REPEAT_SECONDS = 10
/** Codes a day for one address and purpose. */
export const CODES_A_DAY = 10

/** What was typed at GET /member/check. Nothing is looked up before a code is requested, so nothing is revealed. */
export interface Said {
  id: string
  email: string
  until: number
}

const PREFIX = 'ck.'

export function ticketOf(said: Said): string {
  return PREFIX + Buffer.from(JSON.stringify([said.id, said.email, said.until])).toString('base64url')
}

/** Undefined for an invalid ticket. */
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
