import { dots, type Point } from './curve'
import { teeNames } from './hole'
import type { HoleLayout } from './hole-layout'
import styles from './hole-map.module.css'

const TREE_SIZES = [5, 7, 9]

/** Trees as dots in three sizes, one path per size; a small drawing has the largest alone. */
export function Trees({ trees, isSmall }: Pick<HoleLayout, 'trees'> & { isSmall: boolean }) {
  return TREE_SIZES.slice(isSmall ? -1 : 0).map((size) => (
    <path
      key={size}
      className={styles.tree}
      strokeWidth={size}
      d={dots(trees.filter((tree) => Math.abs(tree[2] - size) <= 1).map(([x, y]) => [x, y]))}
    />
  ))
}

export function Tees({ tees }: Pick<HoleLayout, 'tees'>) {
  return tees.map(({ point: [x, y], turn }, i) => (
    <rect
      key={teeNames[i]}
      className={styles[teeNames[i]!]}
      x={-4}
      y={-5}
      width={8}
      height={10}
      rx={1.5}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${Math.round((turn * 180) / Math.PI)})`}
    />
  ))
}

export function Marks({ marks, letter }: Pick<HoleLayout, 'marks'> & { letter: number }) {
  return marks.map(({ metres, from, to }) => {
    const away = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
    const label = to.map((v, axis) => v + ((v - from[axis]!) / away) * letter * 1.1)
    return (
      <g key={metres} className={styles.mark}>
        <path d={`M${from.map(Math.round).join(' ')}L${to.map(Math.round).join(' ')}`} />
        <text x={label[0]!.toFixed(1)} y={label[1]!.toFixed(1)} fontSize={letter.toFixed(1)} dy=".35em">
          {metres}
        </text>
      </g>
    )
  })
}

export function Flag({ point: [x, y], size }: { point: Point; size: number }) {
  return (
    <g
      className={styles.flag}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size / 24).toFixed(2)})`}
    >
      <path className={styles.pole} d="M0 0V-24" />
      <path d="M0-24 14-19 0-14Z" />
    </g>
  )
}
