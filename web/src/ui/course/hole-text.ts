import type { Say } from '../../language/use-text'
import type { Hole } from './hole'

export function holeText(t: Say, hole: Hole, course: string): { title: string; description: string } {
  const [first, last] = [hole.line[0]!, hole.line.at(-1)!]
  const middle = hole.line[Math.floor(hole.line.length / 2)]!
  const slant = (last[0] - first[0]) / hole.tees[0]
  const straight = Math.abs(slant) < 0.12 && Math.abs(middle[0]) < 20
  const bend = straight ? 'STRAIGHT' : slant > 0 ? 'BENDS_RIGHT' : 'BENDS_LEFT'
  const rise = hole.rise > 5 ? 'UPHILL' : hole.rise < -5 ? 'DOWNHILL' : 'LEVEL'
  const vars = { loop: course, no: hole.no, par: hole.par, metres: hole.tees[0] }
  const parts = [
    t(`course.${bend}`),
    t(`course.${rise}`, { metres: Math.abs(hole.rise) }),
    t('course.BUNKERS', { count: hole.bunkers.length }),
    ...(hole.water.length ? [t('course.WATER')] : []),
    t('course.STROKE_INDEX', { index: hole.index }),
  ]
  return { title: t('course.HOLE', vars), description: parts.join(' ') }
}
