import { contourPaths } from './contour'
import { hills } from './terrain'

/** The size that contours.tsx shows. */
const WIDTH = 1200
const HEIGHT = 600

/** Contour lines of the terrain of a seed. Every fourth line is stronger, as on survey maps. */
export function contourLines(seed: string): [thin: string, index: string] {
  const levels = contourPaths(hills(seed, 11, WIDTH / HEIGHT), { width: WIDTH, height: HEIGHT, grid: 15, levels: 17 })
  const strong = (_: string, i: number) => i % 4 === 2
  return [levels.filter((path, i) => !strong(path, i)).join(''), levels.filter(strong).join('')]
}
