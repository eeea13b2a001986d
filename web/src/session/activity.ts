/** What counts as being there. Source: spec, section 4; a finger or a wheel that scrolls nothing counts too. */
const ACTS = ['click', 'scroll', 'mousemove', 'keydown', 'touchstart', 'wheel'] as const

let seen = false
const listeners = new Set<(here: boolean) => void>()

/** True when somebody was active since the tokens were last renewed, in this tab or in another. */
export const isActive = (): boolean => seen

/** Somebody is there. @param here false when it was in another tab */
export function noteActivity(here = true): void {
  if (seen) return
  seen = true
  for (const listener of listeners) listener(here)
}

/** A new count begins with new tokens. */
export function forgetActivity(): void {
  seen = false
}

/** Watches for activity; the listener hears only the first since the tokens were renewed. */
export function watchActivity(listener: (here: boolean) => void): () => void {
  const act = ({ type, target }: Event) => {
    // Parts of a page scroll by themselves, such as to the day that is shown.
    if (type !== 'scroll' || target === document) noteActivity()
  }
  listeners.add(listener)
  for (const event of ACTS) window.addEventListener(event, act, { passive: true, capture: true })
  return () => {
    listeners.delete(listener)
    for (const event of ACTS) window.removeEventListener(event, act, { capture: true })
  }
}
