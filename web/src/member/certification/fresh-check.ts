import { useSyncExternalStore } from 'react'
import { serverNow } from '../../api/clock'
import { store } from '../../ui/feedback/store'

/** Expiry of this window's last password verification. Only a hint: the server checks. */
const until = store(0)

/** Milliseconds; a little early, so that nobody is refused on the way. */
const EARLY_MS = 20_000

export function noteFreshCheck(at: string): void {
  until.set(Date.parse(at) - EARLY_MS)
}

export const isFresh = (): boolean => until.get() > serverNow()

/** Undefined until hydration. */
export function useFreshCheck(): boolean | undefined {
  return useSyncExternalStore(
    () => () => {},
    isFresh,
    () => undefined,
  )
}
