import { useSyncExternalStore } from 'react'

/** Whether a media query holds now; false on the server, and where the browser knows none. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = mediaOf(query)
      media?.addEventListener('change', changed)
      return () => media?.removeEventListener('change', changed)
    },
    () => mediaOf(query)?.matches ?? false,
    () => false,
  )
}

const mediaOf = (query: string) => (typeof matchMedia === 'function' ? matchMedia(query) : undefined)
