import { useSyncExternalStore } from 'react'

/** True when the browser supports passkeys, which needs https or localhost. Undefined until hydration. */
export function useAble(): boolean | undefined {
  return useSyncExternalStore(
    () => () => {},
    () => 'PublicKeyCredential' in window,
    () => undefined,
  )
}
