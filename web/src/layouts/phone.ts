import { useSyncExternalStore } from 'react'

/** Narrower windows count as a phone. Source: spec, section 9. */
const PHONE_PX = 600
const QUERY = `(width < ${PHONE_PX}px)`

/** True on a phone-sized window; false while the page is rendered on the server. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  )
}

function subscribe(changed: () => void): () => void {
  const query = matchMedia(QUERY)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
