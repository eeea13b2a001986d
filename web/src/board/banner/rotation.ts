/** How long one item is shown. Source: spec, section 9. */
export const TURN_MS = 3000

/** Why a group stands still: somebody points at it or is in it, nobody sees it, little motion is wished, or it was told to. */
export type Stop = 'hover' | 'focus' | 'hidden' | 'motion' | 'asked'

/** A group of items of which one is shown at a time. Times are milliseconds of one clock. */
export interface Rotation {
  index: number
  count: number
  /** When the next item comes by itself; null while it stands. */
  turnsAt: number | null
  stops: readonly Stop[]
}

/** Shows the first of so many. */
export function begin(count: number, now: number, stops: readonly Stop[] = []): Rotation {
  return timed({ index: 0, count, turnsAt: null, stops }, now)
}

export function stop(rotation: Rotation, why: Stop, now: number): Rotation {
  if (rotation.stops.includes(why)) return rotation
  return timed({ ...rotation, stops: [...rotation.stops, why] }, now)
}

/** When the last reason is gone the item that is shown gets its whole time again. */
export function go(rotation: Rotation, why: Stop, now: number): Rotation {
  if (!rotation.stops.includes(why)) return rotation
  return timed({ ...rotation, stops: rotation.stops.filter((one) => one !== why) }, now)
}

/** One forward or back; after the last comes the first. */
export function step(rotation: Rotation, by: 1 | -1, now: number): Rotation {
  const { index, count } = rotation
  return timed({ ...rotation, index: count === 0 ? 0 : (index + by + count) % count }, now)
}

/** What the clock does: one step when it is time, and only one however late it is. */
export function tick(rotation: Rotation, now: number): Rotation {
  return rotation.turnsAt !== null && now >= rotation.turnsAt ? step(rotation, 1, now) : rotation
}

/** Items have gone or come; the one shown stays where it can. */
export function recount(rotation: Rotation, count: number, now: number): Rotation {
  if (count === rotation.count) return rotation
  return timed({ ...rotation, count, index: Math.min(rotation.index, Math.max(0, count - 1)) }, now)
}

function timed(rotation: Rotation, now: number): Rotation {
  const turns = rotation.count > 1 && rotation.stops.length === 0
  return { ...rotation, turnsAt: turns ? now + TURN_MS : null }
}
