/** History entries that “back” skips. Specification 2.12. */
const NO_PLACE = '/close-page'

/** Paths of this tab's history by index. */
export type Trail = Readonly<Record<number, string>>

/** The trail after a navigation; a push drops the entries ahead. */
export function trailAfter(trail: Trail, position: number, path: string, isNew: boolean): Trail {
  const kept = Object.entries(trail).filter(([at]) => (isNew ? Number(at) < position : Number(at) !== position))
  return { ...Object.fromEntries(kept), [position]: path }
}

/** One step back, or home when there is nothing to go back to. */
export function goingBack(trail: Trail, position: number): -1 | '/' {
  const before = trail[position - 1]
  return before === undefined || before === NO_PLACE ? '/' : -1
}
