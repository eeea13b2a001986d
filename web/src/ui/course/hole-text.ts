import type { Say } from '../../language/use-text'
import type { Hole } from './hole'

/** What a hole is like, without its shape. */
export interface HoleFacts extends Pick<Hole, 'no' | 'par' | 'index' | 'rise'> {
  metres: number
  bend: 'STRAIGHT' | 'BENDS_RIGHT' | 'BENDS_LEFT'
  bunkers: number
  hasWater: boolean
}

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
