import type { CodeGroup } from '@clubhouse/contract/code'
import { needed } from '../api/later'
import { ask } from '../api/transport'
import { speakingHere } from '../language/speaking'
import { afterAnswer, type KeptGroups, outdated, requestsFor } from './code-cache'

const KEY = 'codes'

/** Requests of one moment are combined. */
let wanted = new Set<string>()
let kept: KeptGroups | undefined
let loading: Promise<void> | undefined
const listeners = new Set<() => void>()

/** The cached groups; a new object after any change. */
export function codesHere(): KeptGroups {
  kept ??= read()
  return kept
}

export function onCodes(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Loads the groups unless they are fresh. A failed load is retried by the next caller. */
export function wantCodes(...ids: string[]): Promise<void> {
  for (const id of outdated(ids, codesHere(), Date.now())) wanted.add(id)
  if (wanted.size === 0) return loading ?? Promise.resolve()
  loading ??= Promise.resolve()
    .then(load)
    .finally(() => {
      loading = undefined
    })
  return loading
}

async function load(): Promise<void> {
  while (wanted.size > 0) {
    const ids = [...wanted]
    wanted = new Set()
    const club = speakingHere()?.club.clubCode
    if (!club) return
    try {
      const { groups } = await needed(() => import('@clubhouse/contract/code'))
      const answers = await Promise.all(
        requestsFor(ids, codesHere()).map((code) => ask(groups, { club, code }, { _nop_: true })),
      )
      // Another tab may have stored other groups in the meantime.
      const all = Object.assign({}, ...answers) as Record<string, CodeGroup | null>
      keep(afterAnswer(ids, { ...codesHere(), ...read() }, all, Date.now()))
    } catch {
      return
    }
  }
}

function keep(next: KeptGroups): void {
  kept = next
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // Without storage the next page loads the groups again.
  }
  for (const listener of listeners) listener()
}

function read(): KeptGroups {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as KeptGroups
  } catch {
    return {}
  }
}
