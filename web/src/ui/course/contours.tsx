import { contourPaths } from './contour'
import styles from './contours.module.css'
import { hills } from './terrain'

const WIDTH = 1200
const HEIGHT = 600
const KEPT_DRAWINGS = 24
const drawn = new Map<string, string[]>()

/** Contour lines as a background; the seed selects the terrain. Position it by className. */
export function Contours({ seed = 'greenhill', className }: { seed?: string; className?: string }) {
  const [thin, index] = lines(seed)
  return (
    <svg
      className={[styles.contours, className].filter(Boolean).join(' ')}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={thin} />
      <path className={styles.index} d={index} />
    </svg>
  )
}

/** Every fourth line is stronger, as on survey maps. The server caches drawings, which are immutable. */
function lines(seed: string): [string, string] {
  const known = drawn.get(seed)
  if (known) return known as [string, string]
  const levels = contourPaths(hills(seed, 11, WIDTH / HEIGHT), { width: WIDTH, height: HEIGHT, grid: 15, levels: 17 })
  const strong = (_: string, i: number) => i % 4 === 2
  const paths: [string, string] = [
    levels.filter((path, i) => !strong(path, i)).join(''),
    levels.filter(strong).join(''),
  ]
  if (drawn.size >= KEPT_DRAWINGS) drawn.delete(drawn.keys().next().value!)
  drawn.set(seed, paths)
  return paths
}
