/** The state is asked for once in this time: specification 9.5. */
export const RECHECK_MS = 5000

type Why = 'route' | 'focus' | 'click'

/**
 * At once, but at most once in 5 s. A route change within the pause is checked afterwards; clicks and focus are not.
 */
export class Recheck {
  #asked = Number.NEGATIVE_INFINITY
  #planned = false

  /** @returns delay in milliseconds, or undefined. The caller asks after it and calls `asked` then. */
  wanted(why: Why, nowMs: number): number | undefined {
    if (this.#planned) return undefined
    const wait = this.#asked + RECHECK_MS - nowMs
    if (wait > 0 && why !== 'route') return undefined
    this.#planned = true
    return Math.max(0, wait)
  }

  asked(nowMs: number): void {
    this.#asked = nowMs
    this.#planned = false
  }
}
