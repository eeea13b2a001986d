/** A place in the history of this tab that nobody wants to go back to. Source: spec, section 2. */
const NO_PLACE = '/close-page'

/** The paths of this tab's history by their place in it. */
export type Trail = Readonly<Record<number, string>>

/** The trail after a step to a place. What was ahead of a new step is gone. */
export function trailAfter(trail: Trail, position: number, path: string, isNew: boolean): Trail {
  const kept = Object.entries(trail).filter(([at]) => (isNew ? Number(at) < position : Number(at) !== position))
  return { ...Object.fromEntries(kept), [position]: path }
}

/** One step back in the history, or home when there is nothing to go back to. */
export function goingBack(trail: Trail, position: number): -1 | '/' {
  const before = trail[position - 1]
  return before === undefined || before === NO_PLACE ? '/' : -1
}
