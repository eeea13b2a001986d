import { type Ref, useEffect, useId, useRef, useState } from 'react'
import { useFormat } from '../../../language/use-text'
import { barsFor, EDGE, heightOf, labelsFor, middleOf, TEXT, ticksFor } from './bar-layout'
import styles from './chart.module.css'
import type { ChartData } from './chart-data'
import { linePath } from './line-path'

const HEIGHT = 220
const FIRST_WIDTH = 320

/** A drawing alone: its table has the same numbers for everyone who cannot see it. */
export function BarChart({ data, drawing }: { data: ChartData; drawing: Ref<SVGSVGElement> }) {
  const { number } = useFormat()
  const [frame, { width, scale }] = useSize()
  const id = useId()
  const { rows, series, isRate = false, isStacked = false, hasLine = false } = data
  const line = hasLine ? series.length - 1 : undefined
  const most = Math.max(0, ...rows.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const ticks = ticksFor(most, isRate)
  const top = ticks.at(-1)!
  const size = { width, height: HEIGHT }
  const first = isStacked ? 1 : 0
  const bars = barsFor(
    rows.map(({ values }) => values.slice(first, line)),
    top,
    size,
    isStacked,
  ).map((bar) => ({ ...bar, series: bar.series + first }))
  const labels = labelsFor(
    rows.map(({ label }) => label),
    width,
  )
  const saidOf = (row: number, nth: number) => {
    const { says, values } = rows[row]!
    return `${series[nth]}: ${says?.[nth] ?? number(values[nth]!)}`
  }
  const titleOf = (row: number, nth: number) => {
    const sum = isStacked && nth !== line ? `\n${saidOf(row, 0)}` : ''
    return `${rows[row]!.name}, ${saidOf(row, nth)}${sum}`
  }
  const pointsOf = (nth: number) =>
    rows.map(({ values }, row) => {
      const value = values[nth] ?? null
      return value === null ? null : { x: middleOf(row, rows.length, width), y: heightOf(value, top, HEIGHT) }
    })
  return (
    <div ref={frame} className={styles.frame}>
      <svg
        ref={drawing}
        className={styles.chart}
        width={width * scale}
        height={HEIGHT * scale}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        fontSize={TEXT}
        aria-hidden
      >
        {isStacked && <Hatch id={id} />}
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              x1={EDGE.left}
              x2={width - EDGE.right}
              y1={heightOf(tick, top, HEIGHT)}
              y2={heightOf(tick, top, HEIGHT)}
            />
            <text className={styles.tick} x={EDGE.left - 6} y={heightOf(tick, top, HEIGHT) + 4}>
              {number(tick)}
              {isRate && '%'}
            </text>
          </g>
        ))}
        {bars.map(({ row, series: nth, ...box }) => (
          <rect
            key={`${rows[row]!.key} ${nth}`}
            className={styles.bar}
            data-series={isStacked ? undefined : nth}
            data-layer={isStacked ? nth : undefined}
            // The style sheet cannot know the id.
            style={isStacked && nth === HATCHED ? { fill: `url(#${id})` } : undefined}
            {...box}
          >
            <title>{titleOf(row, nth)}</title>
          </rect>
        ))}
        {line !== undefined && (
          <>
            {/* Its edge keeps the line apart from the bars that it crosses. */}
            <path className={styles.lineEdge} d={linePath(pointsOf(line))} />
            <path className={styles.line} d={linePath(pointsOf(line))} />
            {pointsOf(line).map(
              (point, row) =>
                point && (
                  <circle key={rows[row]!.key} className={styles.point} cx={point.x} cy={point.y} r={6}>
                    <title>{titleOf(row, line)}</title>
                  </circle>
                ),
            )}
          </>
        )}
        {labels.map(({ row, x }) => (
          <text key={rows[row]!.key} className={styles.label} x={x} y={HEIGHT - 8}>
            {rows[row]!.label}
          </text>
        ))}
      </svg>
    </div>
  )
}

/** Of the layers of a stack, the one between a full and a hollow one. */
const HATCHED = 2

function Hatch({ id }: { id: string }) {
  return (
    <pattern id={id} className={styles.hatch} width={6} height={6} patternUnits="userSpaceOnUse">
      <path className={styles.ground} d="M0 0h6v6h-6z" />
      <path d="M-1 7L7 -1M-1 1L1 -1M5 7L7 5" />
    </pattern>
  )
}

/** The width of the frame in units of the drawing, and the pixels of a unit, so that texts have the size that the reader chose. */
function useSize() {
  const frame = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: FIRST_WIDTH, scale: 1 })
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
      setSize({ width: Math.max(200, Math.floor(entry!.contentRect.width / scale)), scale })
    })
    observer.observe(frame.current!)
    return () => observer.disconnect()
  }, [])
  return [frame, size] as const
}
