import { say } from '../language/speaking'
import { toast } from '../ui/feedback/toast'

const KEY = 'reloadedAt '

/** Source: spec, section 9. */
const GUARD_MS = 10_000

/** What the router says before it loads the page anew because the code of a route is gone. */
const ROUTE_LOST = 'Error loading route module'

/** Once per path within 10 s: what is then still missing will not come back by loading the page again. */
export function mayReload(lastMs: number | null, nowMs: number): boolean {
  return lastMs === null || nowMs - lastMs >= GUARD_MS || nowMs < lastMs
}

/** A piece of this version is gone, for there is a newer one: loads the page anew, but never again and again. */
export function reloadWhenChunkIsLost(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // With the line down nothing is gone, and a page loaded anew would be lost.
    if (!navigator.onLine || !takeTurn()) return
    event.preventDefault()
    location.reload()
  })
  guardTheRouter()
}

/**
 * The router reloads the page whenever the code of a route is gone, and only says so in the console. A reload too soon
 * after the last one is stopped here: by the Navigation API, or by an error where a browser does not have it.
 */
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
    // The router logs right before it reloads: nothing else can keep it from that.
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

/** True when this path may be loaded anew; it then may not for a while, and never where that cannot be remembered. */
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
