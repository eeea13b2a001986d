const GUARD_MS = 10_000
const KEY = 'reloadedAt '

/** A piece of this version is gone, for there is a newer one: loads the page anew, but never again and again. */
export function reloadWhenChunkIsLost(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const key = KEY + location.pathname
    const last = Number(sessionStorage.getItem(key))
    if (Date.now() - last < GUARD_MS) return
    sessionStorage.setItem(key, String(Date.now()))
    event.preventDefault()
    location.reload()
  })
}
