const KEY = 'reloadedAt '

/** Source: spec, section 9. */
const GUARD_MS = 10_000

/** Once per path within 10 s: what is then still missing will not come back by loading the page again. */
export function mayReload(lastMs: number | null, nowMs: number): boolean {
  return lastMs === null || nowMs - lastMs >= GUARD_MS || nowMs < lastMs
}

/** A piece of this version is gone, for there is a newer one: loads the page anew, but never again and again. */
export function reloadWhenChunkIsLost(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const key = KEY + location.pathname
    const last = sessionStorage.getItem(key)
    if (!mayReload(last === null ? null : Number(last), Date.now())) return
    sessionStorage.setItem(key, String(Date.now()))
    event.preventDefault()
    location.reload()
  })
}
