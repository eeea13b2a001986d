import { useSyncExternalStore } from 'react'

export type ColorScheme = 'auto' | 'light' | 'dark'

/** Name and attribute are those of the kit, so that both follow the same wish. */
const KEY = 'mantine-color-scheme-value'
const ATTRIBUTE = 'data-mantine-color-scheme'
const DARK = '(prefers-color-scheme: dark)'

/** Runs in the head, before anything is painted. */
export const COLOR_SCHEME_SCRIPT = `try{var s=localStorage.getItem('${KEY}');document.documentElement.setAttribute('${ATTRIBUTE}',s==='light'||s==='dark'?s:matchMedia('${DARK}').matches?'dark':'light')}catch(e){}`

const listeners = new Set<() => void>()

/** The wish of the person: as the device, light or dark. */
export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribe, wish, () => 'auto')
}

/** Remembers the wish and follows it. */
export function setColorScheme(scheme: ColorScheme): void {
  try {
    localStorage.setItem(KEY, scheme)
  } catch {
    // Without storage the wish holds for this page only.
  }
  // The kit listens to what other tabs write; here it is told the same way.
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: scheme, storageArea: localStorage }))
  show()
}

function wish(): ColorScheme {
  try {
    const kept = localStorage.getItem(KEY)
    return kept === 'light' || kept === 'dark' ? kept : 'auto'
  } catch {
    return 'auto'
  }
}

function show(): void {
  const scheme = wish()
  const isDark = scheme === 'dark' || (scheme === 'auto' && matchMedia(DARK).matches)
  document.documentElement.setAttribute(ATTRIBUTE, isDark ? 'dark' : 'light')
  for (const listener of listeners) listener()
}

/** Also follows the device, and the other tabs. */
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

function showOther({ key, isTrusted }: StorageEvent): void {
  if (key === KEY && isTrusted) show()
}
