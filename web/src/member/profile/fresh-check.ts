import { useSyncExternalStore } from 'react'
import { serverNow } from '../../api/clock'
import { store } from '../../ui/feedback/store'

/** Until when the server takes this window's last proof of the password; it looks itself, this only leads the way. */
const until = store(0)

export function noteFreshCheck(at: string): void {
  until.set(Date.parse(at))
}

export const isFresh = (): boolean => until.get() > serverNow()

/** Undefined until the browser has taken over the page. */
export function useFreshCheck(): boolean | undefined {
  return useSyncExternalStore(
    () => () => {},
    isFresh,
    () => undefined,
  )
}
