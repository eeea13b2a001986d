/** Source: spec, section 9. */
export const RECHECK_MS = 5000

type Why = 'route' | 'focus' | 'click'

/**
 * When to ask for the state of the site: at once, but at most once in 5 s. A change of route in the pause is asked
 * about when the pause is over; a click or a look in it needs no question of its own.
 */
export class Recheck {
  #asked = Number.NEGATIVE_INFINITY
  #planned = false

  /** @returns in how many milliseconds to ask, or nothing. Whoever gets a number asks, and calls `asked` then. */
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
