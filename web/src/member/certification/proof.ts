import type { CertPurpose } from '@clubhouse/contract/member/certification'
import { needed, wanted } from '../../api/later'
import { ask } from '../../api/transport'
import { forgetUnderWay } from './nice-window'

/** Somebody has shown who they are: good once, for one purpose, until it expires. */
export interface Proof {
  certToken: string
  expiresAt: string
  kind: string
  /** The address that was proved, when it was done by e-mail. */
  email?: string
  name?: string | null
  birthDate?: string | null
  gender?: string | null
  phoneNo?: string | null
}

/** A code is under way to somebody's mailbox. */
export interface SentCode {
  ticket: string
  expiresAt: string
  resendAt: string
}

/** Loaded when somebody begins to type: who only looks at a page does not need the shapes of the contract. */
const calls = () => needed(() => import('@clubhouse/contract/member/certification'))
export const prepareProof = () => wanted(calls)

interface Wanted {
  clubCode: string
  purpose: CertPurpose
  lang: string
  email?: string
  /** Of the recovery: the server knows the address. */
  ticket?: string
}

/** Sends a code by e-mail. */
export async function sendCode(wanted: Wanted): Promise<SentCode> {
  const { begin } = await calls()
  return ask(begin, { ...wanted, kind: 'EMAIL' }, { quiet: true })
}

/** Leaves the proof to the club: the account waits for its staff. */
export async function leaveToClub(wanted: Wanted): Promise<Proof> {
  const { begin } = await calls()
  const { ticket } = await ask(begin, { ...wanted, kind: 'STAFF' }, { quiet: true })
  return handIn({ ticket })
}

/** Hands in the code, or the ticket alone where there is none. */
export async function handIn(input: { ticket: string; code?: string }, email?: string): Promise<Proof> {
  const { check } = await calls()
  const proof = await ask(check, input, { quiet: true })
  // Whoever began with the phone and ended with a code waits for no window any more.
  forgetUnderWay()
  return { ...proof, email }
}
