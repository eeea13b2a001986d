export type Say = (line: string) => void

const EVERY_MS = 2_000

/** Tells how far long work is, not more often than one can read. */
export function progressOf(say: Say): (line: () => string) => void {
  let next = performance.now() + EVERY_MS
  return (line) => {
    if (performance.now() < next) return
    next = performance.now() + EVERY_MS
    say(`  ${line()}`)
  }
}
