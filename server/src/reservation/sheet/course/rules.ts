import type { Hole } from '@clubhouse/contract/reservation/sheet/course'

const DAY_MS = 86_400_000

/** A hole that changes daily. @param date yyyy-MM-dd */
export function holeOfDay(holes: readonly Hole[], date: string): Hole {
  return holes[Math.floor(Date.parse(date) / DAY_MS) % holes.length]!
}

export function areInOrder(holes: readonly Pick<Hole, 'no' | 'index'>[]): boolean {
  const indexes = new Set(holes.map(({ index }) => index))
  return holes.every(({ no, index }, i) => no === i + 1 && index <= holes.length) && indexes.size === holes.length
}
