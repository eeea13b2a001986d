import { say } from '../language/speaking'
import { toast } from '../ui/feedback/toast'

const KEY = 'reloadedAt '

/** Specification 9.4. */
const GUARD_MS = 10_000

/** The router's log message before it reloads the page for a missing chunk. */
const ROUTE_LOST = 'Error loading route module'

/** Once per path within 10 s: a chunk still missing after that will not appear by reloading. */
export function mayReload(lastMs: number | null, nowMs: number): boolean {
  return lastMs === null || nowMs - lastMs >= GUARD_MS || nowMs < lastMs
}

/** Reloads the page when a chunk is gone after a deployment, but not repeatedly. */
export function reloadWhenChunkIsLost(): void {
  let offlineAt = Number.NEGATIVE_INFINITY
  window.addEventListener('offline', () => {
    offlineAt = performance.now()
  })
  window.addEventListener('vite:preloadError', (event) => {
    // A line that breaks loses a request but no chunk, and a reload would lose the page.
    const isLineBroken = !navigator.onLine || performance.now() - offlineAt < GUARD_MS
    if (isLineBroken || !takeTurn()) return
    event.preventDefault()
    location.reload()
  })
  guardTheRouter()
}

/** Stops the router from reloading repeatedly for a missing chunk, with the Navigation API or by throwing. */
function guardTheRouter(): void {
  const { navigation } = window as { navigation?: EventTarget }
  const { error } = console
  let isLost = false
  console.error = (...words: unknown[]) => {
    error(...words)
    if (!String(words[0]).startsWith(ROUTE_LOST)) return
    isLost = true
    if (navigation || takeTurn()) return
    toast(say('site.PIECE_LOST'), { type: 'error' })
    // The router logs right before it reloads: the only hook to stop it.
    throw new Error('The page was reloaded a moment ago.')
  }
  if (!navigation) return
  navigation.addEventListener('navigate', (event) => {
    if (!isLost || (event as Event & { navigationType?: string }).navigationType !== 'reload') return
    isLost = false
    if (takeTurn()) return
    event.preventDefault()
    toast(say('site.PIECE_LOST'), { type: 'error' })
  })
}

function takeTurn(): boolean {
  const key = KEY + location.pathname
  try {
    const last = sessionStorage.getItem(key)
    if (!mayReload(last === null ? null : Number(last), Date.now())) return false
    sessionStorage.setItem(key, String(Date.now()))
    return true
  } catch {
    return false
  }
}
