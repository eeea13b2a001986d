import { useEffect, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { serverNow } from '../../api/clock'
import { backOf } from '../../session/way-back'
import { dropDraft, readDraft, writeDraft } from '../../ui/form/kept-draft'
import type { Proof } from '../certification/proof'

/** Progress of a signup, stored for the window so that a reload continues. */
export interface Joining {
  terms?: { termsIdx: number; agreed: boolean }[]
  proof?: Proof
  /** Where the visitor was before, a path of this site. */
  back?: string
  done?: Joined
}

/** The account that was created; `back` is where its member continues. */
export interface Joined {
  id: string
  name: string
  email: string
  state: 'ACTIVE' | 'PENDING'
  back?: string
}

const NAME = 'joining'
/** The name under which the answers to the terms are kept. */
export const JOIN_TERMS = 'join-terms'
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
export function endJoining(done: Omit<Joined, 'back'>): void {
  dropDraft(JOIN_TERMS)
  dropDraft('join-email')
  const { back } = joiningNow()
  noteJoining({ terms: undefined, proof: undefined, back: undefined, done: { ...done, back } })
}

/** Keeps where the visitor was, as the address of the first page says it. */
export function useWayBack(): void {
  const [search] = useSearchParams()
  const back = search.has('back') ? backOf(search) : undefined
  useEffect(() => {
    if (back) noteJoining({ back: back === '/' ? undefined : back })
  }, [back])
}

/** Undefined until hydration. */
export function useJoining(): Joining | undefined {
  return useSyncExternalStore(subscribe, joiningNow, () => undefined)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
