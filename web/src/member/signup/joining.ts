import { useSyncExternalStore } from 'react'
import { serverNow } from '../../api/clock'
import { dropDraft, readDraft, writeDraft } from '../../ui/form/kept-draft'
import type { Proof } from '../certification/proof'

/** Progress of a signup, stored for the window so that a reload continues. */
export interface Joining {
  terms?: { termsIdx: number; agreed: boolean }[]
  proof?: Proof
  done?: { id: string; name: string; email: string; state: 'ACTIVE' | 'PENDING' }
}

const NAME = 'joining'
let now: Joining | undefined
const listeners = new Set<() => void>()

export function joiningNow(): Joining {
  now ??= readDraft(NAME) as Joining
  // An expired verification is dropped; the person verifies again.
  if (now.proof && Date.parse(now.proof.expiresAt) < serverNow()) now = { ...now, proof: undefined }
  return now
}

export function noteJoining(change: Joining): void {
  now = { ...joiningNow(), ...change }
  writeDraft(NAME, { ...now })
  for (const listener of listeners) listener()
}

/** The account exists: clears the progress. */
export function endJoining(done: NonNullable<Joining['done']>): void {
  dropDraft('join-form')
  dropDraft('join-email')
  noteJoining({ terms: undefined, proof: undefined, done })
}

/** Undefined until hydration. */
export function useJoining(): Joining | undefined {
  return useSyncExternalStore(subscribe, joiningNow, () => undefined)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
