import { begin, type CertPurpose, check } from '@clubhouse/contract/member/certification'
import { ask } from '../../api/transport'
import { forgetUnderWay } from './nice-window'

/** A finished verification: valid once, for one purpose, until it expires. */
export interface Proof {
  certToken: string
  expiresAt: string
  kind: string
  email?: string
  name?: string | null
  birthDate?: string | null
  gender?: string | null
  phoneNo?: string | null
}

export interface SentCode {
  ticket: string
  expiresAt: string
  resendAt: string
}

interface Wanted {
  clubCode: string
  purpose: CertPurpose
  lang: string
  email?: string
  ticket?: string
}

export async function sendCode(wanted: Wanted): Promise<SentCode> {
  return ask(begin, { ...wanted, kind: 'EMAIL' })
}

/** Leaves verification to staff: the account waits for approval. */
export async function leaveToClub(wanted: Wanted): Promise<Proof> {
  const { ticket } = await ask(begin, { ...wanted, kind: 'STAFF' })
  return handIn({ ticket })
}

/** Submits the code, or the ticket alone. */
export async function handIn(input: { ticket: string; code?: string }, email?: string): Promise<Proof> {
  const proof = await ask(check, input)
  // A verification finished by code no longer waits for the window.
  forgetUnderWay()
  return { ...proof, email }
}
