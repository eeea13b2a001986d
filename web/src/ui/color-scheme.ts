import { useSyncExternalStore } from 'react'

export type ColorScheme = 'auto' | 'light' | 'dark'

const KEY = 'color-scheme'
const ATTRIBUTE = 'data-color-scheme'
const DARK = '(prefers-color-scheme: dark)'

/** Runs in the head, before the first paint. */
export const COLOR_SCHEME_SCRIPT = `try{var s=localStorage.getItem('${KEY}');document.documentElement.setAttribute('${ATTRIBUTE}',s==='light'||s==='dark'?s:matchMedia('${DARK}').matches?'dark':'light')}catch(e){}`

const listeners = new Set<() => void>()

/** The person's preference: as the device, light or dark. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribe, preference, () => 'auto')
}

export function setColorScheme(scheme: ColorScheme): void {
  try {
    localStorage.setItem(KEY, scheme)
  } catch {
    // Without storage it applies to this page only.
  }
  show()
}

function preference(): ColorScheme {
  try {
    const kept = localStorage.getItem(KEY)
    return kept === 'light' || kept === 'dark' ? kept : 'auto'
  } catch {
    return 'auto'
  }
}

function show(): void {
  const scheme = preference()
  const isDark = scheme === 'dark' || (scheme === 'auto' && matchMedia(DARK).matches)
  document.documentElement.setAttribute(ATTRIBUTE, isDark ? 'dark' : 'light')
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    matchMedia(DARK).addEventListener('change', show)
    window.addEventListener('storage', showOther)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    matchMedia(DARK).removeEventListener('change', show)
    window.removeEventListener('storage', showOther)
  }
}

function showOther({ key }: StorageEvent): void {
  if (key === KEY) show()
}
