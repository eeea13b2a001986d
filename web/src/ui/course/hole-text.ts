import type { Say } from '../../language/use-text'
import type { Hole } from './hole'

/** What a hole is like, without its shape. */
export interface HoleFacts extends Pick<Hole, 'no' | 'par' | 'index' | 'rise'> {
  metres: number
  bend: 'STRAIGHT' | 'BENDS_RIGHT' | 'BENDS_LEFT'
  bunkers: number
  hasWater: boolean
}

export function factsOf(hole: Hole): HoleFacts {
  const [first, last] = [hole.line[0]!, hole.line.at(-1)!]
  const middle = hole.line[Math.floor(hole.line.length / 2)]!
  const slant = (last[0] - first[0]) / hole.tees[0]
  const straight = Math.abs(slant) < 0.12 && Math.abs(middle[0]) < 20
  const bend = straight ? 'STRAIGHT' : slant > 0 ? 'BENDS_RIGHT' : 'BENDS_LEFT'
  const { no, par, index, rise, tees, bunkers, water } = hole
  return { no, par, index, rise, metres: tees[0], bend, bunkers: bunkers.length, hasWater: water.length > 0 }
}

export const holeText = (t: Say, hole: Hole, course: string) => factsText(t, factsOf(hole), course)

export function factsText(t: Say, hole: HoleFacts, course: string): { title: string; description: string } {
  const rise = hole.rise > 5 ? 'UPHILL' : hole.rise < -5 ? 'DOWNHILL' : 'LEVEL'
  const vars = { loop: course, no: hole.no, par: hole.par, metres: hole.metres }
  const parts = [
    t(`course.${hole.bend}`),
    t(`course.${rise}`, { metres: Math.abs(hole.rise) }),
    t('course.BUNKERS', { count: hole.bunkers }),
    ...(hole.hasWater ? [t('course.WATER')] : []),
    t('course.STROKE_INDEX', { index: hole.index }),
  ]
  return { title: t('course.HOLE', vars), description: parts.join(' ') }
}
