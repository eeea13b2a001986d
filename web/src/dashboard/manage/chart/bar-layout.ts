export interface Size {
  width: number
  height: number
}

export interface Bar {
  x: number
  y: number
  width: number
  height: number
  row: number
  series: number
}

/** All measures are sixteenths of the root’s text size, with which a chart grows. */
export const TEXT = 13
/** Left of the bars is room for a value of the axis with six digits. */
export const EDGE = { top: 10, right: 4, bottom: 28, left: 56 }
/** Of a label below the bars: more than a letter or a syllable takes among digits, and the gap to the next. */
const [LETTER, GAP] = [8, 12]
const MOST_BAR = 48
const STEPS = [1, 2, 5, 10]

/** Values of the axis from 0, at most five above it. @param isRate percent, always to 100 */
export function ticksFor(most: number, isRate: boolean): number[] {
  if (isRate) return [0, 25, 50, 75, 100]
  const raw = Math.max(1, most) / 4
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = Math.max(1, power * STEPS.find((one) => one * power >= raw)!)
  const count = Math.max(1, Math.ceil(most / step))
  return Array.from({ length: count + 1 }, (_, i) => i * step)
}

/**
 * Bars side by side, or as one bar from the bottom up. A value that is none has no bar, one of 0 has no height.
 * @param top the value at the upper edge
 */
export function barsFor(
  rows: readonly (readonly (number | null)[])[],
  top: number,
  { width, height }: Size,
  isStacked = false,
): Bar[] {
  const inner = { width: width - EDGE.left - EDGE.right, height: height - EDGE.top - EDGE.bottom }
  const slot = inner.width / Math.max(1, rows.length)
  return rows.flatMap((values, row) => {
    const beside = isStacked ? 1 : values.length
    const bar = Math.max(1, Math.min(MOST_BAR, (slot * 0.8) / beside))
    const start = EDGE.left + slot * row + (slot - bar * beside) / 2
    let bottom = EDGE.top + inner.height
    return values.flatMap((value, series) => {
      if (value === null) return []
      const tall = (inner.height * value) / top
      const [x, y] = [start + (isStacked ? 0 : bar * series), bottom - tall]
      if (isStacked) bottom = y
      return [{ x, y, width: bar, height: tall, row, series }]
    })
  })
}

/** The rows that have a label, and the middle of it: none is cut by an edge, and none is on another. */
export function labelsFor(labels: readonly string[], width: number): { row: number; x: number }[] {
  const rows = labels.length
  const room = Math.max(0, ...labels.map(({ length }) => length)) * LETTER + GAP
  const step = Math.max(1, Math.ceil((rows * room) / Math.max(1, width - EDGE.left - EDGE.right)))
  const places: { row: number; x: number }[] = []
  for (let row = 0; row < rows; row += step) {
    const x = Math.max(room / 2, Math.min(middleOf(row, rows, width), width - room / 2))
    if (row === 0 || x - places.at(-1)!.x >= room) places.push({ row, x })
  }
  return places
}

/** The middle of a row. */
export const middleOf = (row: number, rows: number, width: number): number =>
  EDGE.left + ((width - EDGE.left - EDGE.right) / rows) * (row + 0.5)

export const heightOf = (value: number, top: number, height: number): number =>
  EDGE.top + (height - EDGE.top - EDGE.bottom) * (1 - value / top)
