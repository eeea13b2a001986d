/** Events that count as activity. Touches and wheel events without scrolling count beside those of specification 4.7. */
const ACTS = ['click', 'scroll', 'mousemove', 'keydown', 'touchstart', 'wheel'] as const

let seen = false
const listeners = new Set<(here: boolean) => void>()

/** True when there was activity in any tab since the tokens were renewed. */
export const isActive = (): boolean => seen

/** Records activity. @param here false when it was in another tab */
export function noteActivity(here = true): void {
  if (seen) return
  seen = true
  for (const listener of listeners) listener(here)
}

export function forgetActivity(): void {
  seen = false
}

/** Watches for activity; the listener hears only the first since the tokens were renewed. */
export function watchActivity(listener: (here: boolean) => void): () => void {
  const act = ({ type, target }: Event) => {
    // Automatic scrolling, such as to the current day, does not count.
    if (type !== 'scroll' || target === document) noteActivity()
  }
  listeners.add(listener)
  for (const event of ACTS) window.addEventListener(event, act, { passive: true, capture: true })
  return () => {
    listeners.delete(listener)
    for (const event of ACTS) window.removeEventListener(event, act, { capture: true })
  }
}
