import { useId, useMemo } from 'react'
import { contourPaths } from './contour'
import { type Point, polyline, smoothLine, smoothRing } from './curve'
import type { Hole } from './hole'
import { type HoleLayout, type Lie, layOut } from './hole-layout'
import styles from './hole-map.module.css'
import { Flag, Marks, Tees, Trees } from './hole-map-marks'
import { hills } from './terrain'

/** Decision 037. */
export interface HoleMapProps {
  hole: Hole
  lie?: Lie
  /** Without distances and line of play, for small sizes. */
  plain?: boolean
  bleed?: boolean
  title?: string
  description?: string
  className?: string
}

const BLEED = 0.45
const POINTS_TO_A_BEND = 4
/** A small drawing needs no finer steps. */
const WHOLE_METRES = 1

/** As many as three courses have holes. */
const HOLES = 27
const layouts = kept<HoleLayout>(HOLES)
const lands = kept<string>(HOLES)

/** A hole drawn to scale from the course data, as in a yardage book. Pages show it by `HoleMap`. */
export function HoleDrawing({
  hole,
  lie = 'up',
  plain = false,
  bleed = false,
  title,
  description,
  className,
}: HoleMapProps) {
  const id = useId()
  const key = useMemo(() => `${lie} ${JSON.stringify(hole)}`, [hole, lie])
  const layout = layouts(key, () => layOut(hole, lie))
  const [left, top, width, height] = layout.box
  const ring = (points: readonly Point[]) => smoothRing(points, plain ? WHOLE_METRES : undefined)
  const letter = Math.max(width, height) / 34
  const beyond = bleed ? Math.round(Math.max(width, height) * BLEED) : 0
  return (
    <svg
      className={[styles.map, bleed && styles.bleed, className].filter(Boolean).join(' ')}
      viewBox={layout.box.join(' ')}
      role="img"
      aria-label={title}
      aria-describedby={title && `${id}d`}
      aria-hidden={!title}
    >
      {title && <desc id={`${id}d`}>{description}</desc>}
      <clipPath id={`${id}c`}>
        <use href={`#${id}f`} />
      </clipPath>
      {!plain && (
        <g className={styles.contour} transform={`translate(${left - beyond} ${top - beyond})`}>
          <path d={lands(`${beyond} ${key}`, () => land(hole, lie, width + 2 * beyond, height + 2 * beyond))} />
        </g>
      )}
      <path className={styles.rough} d={ring(layout.corridor)} />
      <Trees trees={layout.trees} isSmall={plain} />
      {layout.water.map((shore) => (
        <g key={shore.join()} className={styles.water}>
          <path d={ring(shore)} />
          <path className={styles.ripple} d={ring(shrunk(shore))} />
        </g>
      ))}
      <path className={styles.fairway} id={`${id}f`} d={ring(layout.fairway)} />
      <path
        className={styles.mown}
        clipPath={`url(#${id}c)`}
        d={plain ? polyline(bends(layout.line), WHOLE_METRES) : polyline(layout.line)}
      />
      {layout.bunkers.map((bunker) => (
        <path key={bunker[0]!.join()} className={styles.bunker} d={ring(bunker)} />
      ))}
      <path className={styles.green} d={ring(layout.green)} />
      <Tees tees={layout.tees} />
      {!plain && <path className={styles.play} d={smoothLine(bends(layout.line))} />}
      {!plain && <Marks marks={layout.marks} letter={letter} />}
      <Flag point={layout.flag} size={letter * (plain ? 3 : 2.4)} />
    </svg>
  )
}

/** Terrain of the hole, with the slope that the card states. */
function land(hole: Hole, lie: Lie, width: number, height: number): string {
  const hilly = hills(`${hole.land} ${hole.no}`, 6, width / height)
  const terrain = (x: number, y: number) => hilly(x, y) + ((lie === 'up' ? 1 - y : x) * hole.rise) / 16
  return contourPaths(terrain, { width, height, grid: Math.max(9, width / 40), levels: 11 }).join('')
}

/** Points of the line of play; a smooth line needs few. */
function bends(line: readonly Point[]) {
  return line.filter((_, i) => i % POINTS_TO_A_BEND === 0 || i === line.length - 1)
}

/** The same shore, offset into the water. */
function shrunk(shore: readonly Point[]) {
  const [x, y] = [0, 1].map((axis) => shore.reduce((sum, point) => sum + point[axis as 0 | 1], 0) / shore.length)
  return shore.map((point) => [x! + (point[0] - x!) * 0.72, y! + (point[1] - y!) * 0.72] as const)
}

/** Keeps the latest drawings: the server puts the same ones into every page. */
function kept<T>(most: number): (key: string, draw: () => T) => T {
  const drawn = new Map<string, T>()
  return (key, draw) => {
    const known = drawn.get(key)
    if (known !== undefined) return known
    const made = draw()
    if (drawn.size >= most) drawn.delete(drawn.keys().next().value!)
    drawn.set(key, made)
    return made
  }
}
