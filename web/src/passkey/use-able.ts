import { useSyncExternalStore } from 'react'

/** Has this browser passkeys? Only at an address with https, or on this machine. Undefined until the page is taken over. */
export function useAble(): boolean | undefined {
  return useSyncExternalStore(
    () => () => {},
    () => 'PublicKeyCredential' in window,
    () => undefined,
  )
}
