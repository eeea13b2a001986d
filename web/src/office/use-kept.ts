import { useCallback, useSyncExternalStore } from 'react'
import { keep, kept, onKept } from './memory'

/** State like `useState`'s that survives a visit to other office pages. It ends with the session and with a reload. */
export function useKept<V>(name: string, first: V): [V, (next: V | ((now: V) => V)) => void] {
  const value = useSyncExternalStore(
    onKept,
    () => kept<V>(name) ?? first,
    () => first,
  )
  const set = useCallback(
    (next: V | ((now: V) => V)) =>
      keep(name, typeof next === 'function' ? (next as (now: V) => V)(kept<V>(name) ?? first) : next),
    [name, first],
  )
  return [value, set]
}
