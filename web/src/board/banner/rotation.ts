/** Time per item. Specification 9.9. */
export const TURN_MS = 3000

/** Reasons for a pause: pointer or focus inside, not visible, reduced motion, or paused by the person. */
export type Stop = 'hover' | 'focus' | 'hidden' | 'motion' | 'asked'

export interface Rotation {
  index: number
  count: number
  turnsAt: number | null
  stops: readonly Stop[]
}

export function begin(count: number, now: number, stops: readonly Stop[] = []): Rotation {
  return timed({ index: 0, count, turnsAt: null, stops }, now)
}

export function stop(rotation: Rotation, why: Stop, now: number): Rotation {
  if (rotation.stops.includes(why)) return rotation
  return timed({ ...rotation, stops: [...rotation.stops, why] }, now)
}

/** After a pause the shown item gets its full time again. */
export function go(rotation: Rotation, why: Stop, now: number): Rotation {
  if (!rotation.stops.includes(why)) return rotation
  return timed({ ...rotation, stops: rotation.stops.filter((one) => one !== why) }, now)
}

export function step(rotation: Rotation, by: 1 | -1, now: number): Rotation {
  const { index, count } = rotation
  return timed({ ...rotation, index: count === 0 ? 0 : (index + by + count) % count }, now)
}

/** A timer step: at most one item, however late. */
export function tick(rotation: Rotation, now: number): Rotation {
  return rotation.turnsAt !== null && now >= rotation.turnsAt ? step(rotation, 1, now) : rotation
}

/** The items changed; the shown one stays where possible. */
export function recount(rotation: Rotation, count: number, now: number): Rotation {
  if (count === rotation.count) return rotation
  return timed({ ...rotation, count, index: Math.min(rotation.index, Math.max(0, count - 1)) }, now)
}

function timed(rotation: Rotation, now: number): Rotation {
  const turns = rotation.count > 1 && rotation.stops.length === 0
  return { ...rotation, turnsAt: turns ? now + TURN_MS : null }
}
