import type { CertPurpose } from '@clubhouse/contract/member/certification'
import { needed, wanted } from '../../api/later'
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

/** Loaded when typing begins: viewing a page needs no shapes of the contract. */
const calls = () => needed(() => import('@clubhouse/contract/member/certification'))
export const prepareProof = () => wanted(calls)

interface Wanted {
  clubCode: string
  purpose: CertPurpose
  lang: string
  email?: string
  ticket?: string
}

export async function sendCode(wanted: Wanted): Promise<SentCode> {
  const { begin } = await calls()
  return ask(begin, { ...wanted, kind: 'EMAIL' }, { quiet: true })
}

/** Leaves verification to staff: the account waits for approval. */
export async function leaveToClub(wanted: Wanted): Promise<Proof> {
  const { begin } = await calls()
  const { ticket } = await ask(begin, { ...wanted, kind: 'STAFF' }, { quiet: true })
  return handIn({ ticket })
}

/** Submits the code, or the ticket alone. */
export async function handIn(input: { ticket: string; code?: string }, email?: string): Promise<Proof> {
  const { check } = await calls()
  const proof = await ask(check, input, { quiet: true })
  // A verification finished by code no longer waits for the window.
  forgetUnderWay()
  return { ...proof, email }
}
