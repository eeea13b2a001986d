const EVERY_MS = 10 * 60_000
const SPREAD = 0.2
const LOOK_PAUSE_MS = 60_000

/** Delay before the next version check, with jitter. @param chance from 0 to 1 */
export function pauseMs(chance: number): number {
  return Math.round(EVERY_MS * (1 + SPREAD * (2 * chance - 1)))
}

/** Minimum delay between checks when a tab regains focus. */
export function asksAtLook(nowMs: number, askedMs: number): boolean {
  return nowMs - askedMs >= LOOK_PAUSE_MS
}

/** The version to offer: different from this page's, and each only once. Development pages never change. */
export function offer(own: string | undefined, latest: string, offered: string | undefined): string | undefined {
  return own && latest !== 'unbuilt' && latest !== own && latest !== offered ? latest : undefined
}
