import { useSyncExternalStore } from 'react'
import { serverNow } from '../../api/clock'
import { dropDraft, readDraft, writeDraft } from '../../ui/form/kept-draft'
import type { Proof } from '../certification/proof'

/** How far somebody has come who joins. Kept for the window: a page loaded anew goes on where it was. */
export interface Joining {
  terms?: { termsIdx: number; agreed: boolean }[]
  proof?: Proof
  done?: { id: string; name: string; email: string; state: 'ACTIVE' | 'PENDING' }
}

const NAME = 'joining'
/** The name under which the answers to the terms are kept. */
export const JOIN_TERMS = 'join-terms'
let now: Joining | undefined
const listeners = new Set<() => void>()

export function joiningNow(): Joining {
  now ??= readDraft(NAME) as Joining
  // An old proof is none; whoever comes back with it proves once more.
  if (now.proof && Date.parse(now.proof.expiresAt) < serverNow()) now = { ...now, proof: undefined }
  return now
}

export function noteJoining(change: Joining): void {
  now = { ...joiningNow(), ...change }
  writeDraft(NAME, { ...now })
  for (const listener of listeners) listener()
}

/** The account is made: what led there is forgotten. */
export function endJoining(done: NonNullable<Joining['done']>): void {
  dropDraft(JOIN_TERMS)
  dropDraft('join-form')
  dropDraft('join-email')
  noteJoining({ terms: undefined, proof: undefined, done })
}

/** Undefined until the browser has taken over the page. */
export function useJoining(): Joining | undefined {
  return useSyncExternalStore(subscribe, joiningNow, () => undefined)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
