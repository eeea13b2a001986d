import { useCallback, useSyncExternalStore } from 'react'

interface Sample {
  offsetMs: number
  /** Uncertainty of the estimate in milliseconds. */
  errorMs: number
  at: number
}

/** Clocks drift, so an old sample counts less. */
const DRIFT_MS_PER_S = 0.05
const CREDIBLE_MS = 2_000
/** Navigation timings are rounded, and stale in a restored page. */
const PAGE_ERROR_MS = 500
/** Smallest correction that listeners are notified of. */
const VISIBLE_MS = 500
const KEPT_AS = 'clock'
/** Uncertainty of the page's own time, so that any response is better. */
const KEPT_ERROR_MS = 60_000
let best: Sample | undefined
const corrected = new Set<() => void>()

/** @param clubTime of a response, in milliseconds since 1970 @param sentAt when its request was sent */
export function noteClubTime(clubTime: number, sentAt: number): void {
  const now = Date.now()
  note(clubTime - (sentAt + now) / 2, (now - sentAt) / 2)
}

/** The page carries the time in a header, so that no wrong device clock decides before the first response. */
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
  // The samples contradict each other: a clock was set. A request then in flight seems long and is ignored.
  const contradicts = errorMs < CREDIBLE_MS && Math.abs(offsetMs - before) > errorMs + known
  if (!Number.isFinite(offsetMs) || (errorMs >= known && !contradicts)) return
  best = { offsetMs, errorMs, at }
  if (Math.abs(offsetMs - before) <= VISIBLE_MS) return
  keep(offsetMs)
  for (const listener of corrected) listener()
}

/** Older browsers cannot read the header, so the estimate is stored for the next page. */
function keep(offsetMs: number): void {
  try {
    if (Math.abs(offsetMs) > VISIBLE_MS) localStorage.setItem(KEPT_AS, String(Math.round(offsetMs)))
    else localStorage.removeItem(KEPT_AS)
  } catch {}
}

function recall(): void {
  try {
    const offsetMs = Number(localStorage.getItem(KEPT_AS))
    if (offsetMs) best = { offsetMs, errorMs: KEPT_ERROR_MS, at: Date.now() }
  } catch {}
}

if (typeof performance !== 'undefined' && typeof window !== 'undefined') {
  recall()
  notePage()
}

/** The club's time now, in milliseconds since 1970. */
export function serverNow(): number {
  return Date.now() + (best?.offsetMs ?? 0)
}

/** The club's time, updated at every full step; null during server rendering. */
export const useServerNow = (everyMs = 1000): number | null => useByTime((now) => now, everyMs)

/** What follows from the club's time, read at every full step; null during server rendering. @param read gives a primitive */
export function useByTime<T extends number | string>(read: (now: number) => T, everyMs = 1000): T | null {
  const subscribe = useCallback((changed: () => void) => everyStep(everyMs, changed), [everyMs])
  return useSyncExternalStore<T | null>(
    subscribe,
    () => read(Math.floor(serverNow() / everyMs) * everyMs),
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
