import type { Hole } from './hole'
import type { HoleFacts } from './hole-text'

export function factsOf(hole: Hole): HoleFacts {
  const [first, last] = [hole.line[0]!, hole.line.at(-1)!]
  const middle = hole.line[Math.floor(hole.line.length / 2)]!
  const slant = (last[0] - first[0]) / hole.tees[0]
  const straight = Math.abs(slant) < 0.12 && Math.abs(middle[0]) < 20
  const bend = straight ? 'STRAIGHT' : slant > 0 ? 'BENDS_RIGHT' : 'BENDS_LEFT'
  const { no, par, index, rise, tees, bunkers, water } = hole
  return { no, par, index, rise, metres: tees[0], bend, bunkers: bunkers.length, hasWater: water.length > 0 }
}
