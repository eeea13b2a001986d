import type { Point } from './curve'
import type { Terrain } from './terrain'

export interface Survey {
  width: number
  height: number
  /** Grid size for sampling heights. */
  grid: number
  levels: number
}

/** Contour lines, lowest level first; one SVG path per level. */
export function contourPaths(terrain: Terrain, survey: Survey): string[] {
  const columns = Math.ceil(survey.width / survey.grid)
  const rows = Math.ceil(survey.height / survey.grid)
  const heights = Array.from({ length: (columns + 1) * (rows + 1) }, (_, i) =>
    terrain((i % (columns + 1)) / columns, Math.floor(i / (columns + 1)) / rows),
  )
  const sorted = heights.toSorted((a, b) => a - b)
  const [low, high] = [sorted[0]!, sorted.at(-1)!]
  return Array.from({ length: survey.levels }, (_, i) => {
    // Halfway between equal heights and equal areas, so that flat land gets lines too.
    const part = (i + 0.6) / survey.levels
    const level = (low + (high - low) * part + sorted[Math.floor(part * sorted.length)]!) / 2
    return chains(heights, columns, rows, level)
      .map((chain) => curve(chain, survey.grid))
      .join('')
  })
}

/** Where a level crosses a grid edge, and the crossings connected to it. */
interface Crossing {
  point: Point
  next: number[]
}

/** Marching squares: visits every square once, then joins the crossings into lines. */
function chains(heights: number[], columns: number, rows: number, level: number): Point[][] {
  const width = columns + 1
  const crossings = new Map<number, Crossing>()
  const cross = (a: number, b: number): number | undefined => {
    const [from, to] = [heights[a]! - level, heights[b]! - level]
    if (from > 0 === to > 0) return undefined
    // An edge starts at its upper left corner: even numbers are horizontal, odd ones vertical.
    const edge = a * 2 + (b - a === 1 ? 0 : 1)
    if (!crossings.has(edge)) {
      const part = from / (from - to)
      const [x, y] = [a % width, Math.floor(a / width)]
      crossings.set(edge, { point: b - a === 1 ? [x + part, y] : [x, y + part], next: [] })
    }
    return edge
  }
  const join = (a: number, b: number) => {
    crossings.get(a)!.next.push(b)
    crossings.get(b)!.next.push(a)
  }
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const corner = y * width + x
      const sides = [
        cross(corner, corner + 1),
        cross(corner + 1, corner + 1 + width),
        cross(corner + width, corner + width + 1),
        cross(corner, corner + width),
      ].filter((edge) => edge !== undefined)
      if (sides.length >= 2) join(sides[0]!, sides[1]!)
      if (sides.length === 4) join(sides[2]!, sides[3]!)
    }
  }
  return walk(crossings)
}

/** Open lines are followed from their ends first; the rest are rings. */
function walk(crossings: Map<number, Crossing>): Point[][] {
  const found: Point[][] = []
  const ends = [...crossings].filter(([, { next }]) => next.length === 1).map(([edge]) => edge)
  for (const start of [...ends, ...crossings.keys()]) {
    if (!crossings.has(start)) continue
    const chain: Point[] = []
    let edge: number | undefined = start
    while (edge !== undefined) {
      const { point, next }: Crossing = crossings.get(edge)!
      chain.push(point)
      crossings.delete(edge)
      edge = next.find((other) => crossings.has(other))
    }
    if (!ends.includes(start)) chain.push(chain[0]!)
    if (chain.length > 3) found.push(chain)
  }
  return found
}

/** A quadratic curve through the midpoints of control points: smooth and short. Relative integers halve the size. */
function curve(chain: Point[], grid: number): string {
  const last = chain.length - 1
  const closed = chain[0] === chain[last]
  const points = calm(chain, closed)
    .filter((_, i) => i % 2 === 0 || i === last)
    .map(([x, y]) => [x * grid, y * grid] as const)
  const half = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const size = points.length - 1
  const start = closed ? half(points[0]!, points[1]!) : points[0]!
  let [penX, penY] = start.map(Math.round) as [number, number]
  let path = `M${penX} ${penY}`
  const bend = (control: Point, to: Point) => {
    const step = [control[0] - penX, control[1] - penY, to[0] - penX, to[1] - penY].map(Math.round)
    path += `q${step.join(' ').replaceAll(' -', '-')}`
    penX += step[2]!
    penY += step[3]!
  }
  if (closed) {
    for (let i = 1; i <= size; i++) bend(points[i]!, half(points[i]!, points[(i % size) + 1]!))
    return `${path}Z`
  }
  for (let i = 1; i < size; i++) bend(points[i]!, i === size - 1 ? points[size]! : half(points[i]!, points[i + 1]!))
  return path
}

/** Smooths the points slightly: the grid leaves corners at sharp turns. */
function calm(chain: Point[], closed: boolean): Point[] {
  const size = chain.length - 1
  return chain.map((point, i) => {
    if (!closed && (i === 0 || i === size)) return point
    const [before, after] = closed
      ? [chain[(i + size - 1) % size]!, chain[(i + 1) % size]!]
      : [chain[i - 1]!, chain[i + 1]!]
    return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4]
  })
}
