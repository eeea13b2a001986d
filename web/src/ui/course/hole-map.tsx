import { useId, useMemo } from 'react'
import { contourPaths } from './contour'
import { polyline, smoothLine, smoothRing } from './curve'
import type { Hole } from './hole'
import { type Lie, layOut } from './hole-layout'
import styles from './hole-map.module.css'
import { Flag, Marks, Tees, Trees } from './hole-map-marks'
import { hills } from './terrain'

interface HoleMapProps {
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

/** A hole drawn to scale from the course data, as in a yardage book. */
export function HoleMap({
  hole,
  lie = 'up',
  plain = false,
  bleed = false,
  title,
  description,
  className,
}: HoleMapProps) {
  const id = useId()
  const layout = useMemo(() => layOut(hole, lie), [hole, lie])
  const [left, top, width, height] = layout.box
  const fairway = smoothRing(layout.fairway)
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
      <clipPath id={`${id}f`}>
        <path d={fairway} />
      </clipPath>
      {!plain && (
        <g className={styles.contour} transform={`translate(${left - beyond} ${top - beyond})`}>
          <path d={land(hole, lie, width + 2 * beyond, height + 2 * beyond)} />
        </g>
      )}
      <path className={styles.rough} d={smoothRing(layout.corridor)} />
      <Trees trees={layout.trees} />
      {layout.water.map((shore) => (
        <g key={shore.join()} className={styles.water}>
          <path d={smoothRing(shore)} />
          <path className={styles.ripple} d={smoothRing(shrunk(shore))} />
        </g>
      ))}
      <path className={styles.fairway} d={fairway} />
      <path className={styles.mown} clipPath={`url(#${id}f)`} d={polyline(layout.line)} />
      {layout.bunkers.map((bunker) => (
        <path key={bunker[0]!.join()} className={styles.bunker} d={smoothRing(bunker)} />
      ))}
      <path className={styles.green} d={smoothRing(layout.green)} />
      <Tees tees={layout.tees} />
      {!plain && <path className={styles.play} d={smoothLine(layout.line)} />}
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

/** The same shore, offset into the water. */
function shrunk(shore: readonly (readonly [number, number])[]) {
  const [x, y] = [0, 1].map((axis) => shore.reduce((sum, point) => sum + point[axis as 0 | 1], 0) / shore.length)
  return shore.map((point) => [x! + (point[0] - x!) * 0.72, y! + (point[1] - y!) * 0.72] as const)
}
