import { currentSession, subscribe } from '../session/session-store'

/** What a manager left on an office page: filters, sort, page and open record are in the address. */
interface Left {
  /** Path and query. */
  address: string
  /** Pixels from the top. */
  scroll: number
}

const left = new Map<string, Left>()
const values = new Map<string, unknown>()
const listeners = new Set<() => void>()

/** Pages are remembered for one person: another one at the same screen begins anew. */
let who = currentSession()?.id
subscribe(() => {
  const now = currentSession()?.id
  if (now === who) return
  who = now
  left.clear()
  values.clear()
  for (const listener of listeners) listener()
})

/** Where the link to an office page leads: to how it was left, or from the page itself to its beginning. */
export function addressFor(path: string, here: string): string {
  const isHere = here === path || here.startsWith(`${path}/`)
  return isHere ? path : (left.get(path)?.address ?? path)
}

export const leftAt = (path: string): Left | undefined => left.get(path)

export function remember(path: string, changes: Partial<Left>): void {
  left.set(path, { address: path, scroll: 0, ...left.get(path), ...changes })
}

/** A value of an office page that outlives the page, such as the selected rows or an unsaved draft. */
export const kept = <V>(name: string): V | undefined => values.get(name) as V | undefined

export function keep<V>(name: string, value: V): void {
  values.set(name, value)
  for (const listener of listeners) listener()
}

/** @returns how to stop listening */
export function onKept(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
