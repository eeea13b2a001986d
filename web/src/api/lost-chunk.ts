import { say } from '../language/speaking'
import { toast } from '../ui/feedback/toast'

const KEY = 'reloadedAt '

/** Specification 9.4. */
const GUARD_MS = 10_000

/** This page reloads already. */
let isAsked = false

/** Once per path within 10 s: a chunk still missing after that will not appear by reloading. */
export function mayReload(lastMs: number | null, nowMs: number): boolean {
  return lastMs === null || nowMs - lastMs >= GUARD_MS || nowMs < lastMs
}

/** Reloads the page when a chunk is gone after a deployment, but not repeatedly. */
export function reloadWhenChunkIsLost(): void {
  isAsked = false
  let offlineAt = Number.NEGATIVE_INFINITY
  window.addEventListener('offline', () => {
    offlineAt = performance.now()
  })
  window.addEventListener('vite:preloadError', (event) => {
    // A line that breaks loses a request but no chunk, and a reload would lose the page.
    const isLineBroken = !navigator.onLine || performance.now() - offlineAt < GUARD_MS
    if (isLineBroken || !takeTurn()) return
    event.preventDefault()
    reload()
  })
  // The router reloads the page for the missing script of a route, however often. Browsers without the Navigation API do
  // so once per press of a link.
  window.navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || event.userInitiated || isAsked || takeTurn()) return
    event.preventDefault()
    toast(say('site.PIECE_LOST'), { type: 'error' })
  })
}

/** Reloads the page for another reason than a lost chunk, which is not counted. */
export function reload(): void {
  isAsked = true
  location.reload()
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
