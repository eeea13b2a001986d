import { useCallback, useSyncExternalStore } from 'react'

interface Sample {
  offsetMs: number
  /** How far off it may be. */
  errorMs: number
  at: number
}

/** An old sample is worth less: clocks drift. */
const DRIFT_MS_PER_S = 0.05
const CREDIBLE_MS = 2_000
/** The times of a page are rounded, and a restored page has them from before. */
const PAGE_ERROR_MS = 500
/** A correction that a reader would see. */
const VISIBLE_MS = 500
const KEPT_AS = 'clock'
/** What was known on the page before may be off by this: anything that is said now is better. */
const KEPT_ERROR_MS = 60_000
let best: Sample | undefined
const corrected = new Set<() => void>()

/** Learns the club's time, in milliseconds since 1970, from an answer. `sentAt` is when the request was sent. */
export function noteClubTime(clubTime: number, sentAt: number): void {
  const now = Date.now()
  note(clubTime - (sentAt + now) / 2, (now - sentAt) / 2)
}

/** The page itself says the time in a header, so that nothing is decided by a wrong clock before the first answer. */
function notePage(): void {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const said = page?.serverTiming?.find(({ name }) => name === 'club')?.description
  if (!page || !said) return
  const arrivedAt = Date.now() - (performance.now() - page.responseStart)
  const errorMs = (page.responseStart - page.requestStart) / 2 + PAGE_ERROR_MS
  note(Number(said) - arrivedAt, errorMs)
}

function note(offsetMs: number, errorMs: number): void {
  const at = Date.now()
  const before = best?.offsetMs ?? 0
  const known = best ? best.errorMs + ((at - best.at) / 1000) * DRIFT_MS_PER_S : Number.POSITIVE_INFINITY
  // Both cannot be right: somebody set this device's clock, or the club's. A question that was under way meanwhile
  // seems to have taken very long; its answer tells nothing.
  const contradicts = errorMs < CREDIBLE_MS && Math.abs(offsetMs - before) > errorMs + known
  if (!Number.isFinite(offsetMs) || (errorMs >= known && !contradicts)) return
  best = { offsetMs, errorMs, at }
  if (Math.abs(offsetMs - before) <= VISIBLE_MS) return
  keep(offsetMs)
  for (const listener of corrected) listener()
}

/** Older browsers cannot read the header of their page; for them the next page begins with what this one knows. */
function keep(offsetMs: number): void {
  try {
    if (Math.abs(offsetMs) > VISIBLE_MS) localStorage.setItem(KEPT_AS, String(Math.round(offsetMs)))
    else localStorage.removeItem(KEPT_AS)
  } catch {
    // A browser that keeps nothing learns the time with the first answer.
  }
}

function recall(): void {
  try {
    const offsetMs = Number(localStorage.getItem(KEPT_AS))
    if (offsetMs) best = { offsetMs, errorMs: KEPT_ERROR_MS, at: Date.now() }
  } catch {
    // As above.
  }
}

if (typeof performance !== 'undefined' && typeof window !== 'undefined') {
  recall()
  notePage()
}

/** The server's time now, in milliseconds since 1970. */
export function serverNow(): number {
  return Date.now() + (best?.offsetMs ?? 0)
}

/** The server's time, renewed at every full step; null while the page is rendered on the server. */
export function useServerNow(everyMs = 1000): number | null {
  const subscribe = useCallback((changed: () => void) => everyStep(everyMs, changed), [everyMs])
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(serverNow() / everyMs) * everyMs,
    () => null,
  )
}

function everyStep(everyMs: number, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const step = () => {
    clearTimeout(timer)
    timer = setTimeout(step, everyMs - (serverNow() % everyMs))
    act()
  }
  timer = setTimeout(step, everyMs - (serverNow() % everyMs))
  corrected.add(step)
  return () => {
    corrected.delete(step)
    clearTimeout(timer)
  }
}
