import styles from './chart.module.css'
import { linePath, type Point } from './line-path'

const SIZE = { width: 120, height: 32 }
const EDGE = 2

/** A small line beside a number, from zero to its highest value: a drawing alone, whose numbers the lists have. */
export function Sparkline({ values }: { values: readonly (number | null)[] }) {
  return (
    <svg className={styles.spark} viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} preserveAspectRatio="none" aria-hidden>
      <path d={linePath(sparkPoints(values))} />
    </svg>
  )
}

export function sparkPoints(values: readonly (number | null)[]): (Point | null)[] {
  const most = Math.max(1, ...values.map((value) => value ?? 0))
  const step = (SIZE.width - 2 * EDGE) / Math.max(1, values.length - 1)
  return values.map((value, i) =>
    value === null ? null : { x: EDGE + step * i, y: EDGE + (SIZE.height - 2 * EDGE) * (1 - value / most) },
  )
}
