export type Point = readonly [x: number, y: number]

const short = (value: number) => String(Math.round(value * 10) / 10)

/** A smooth line through the points (Catmull-Rom as cubic Béziers). */
export function smoothLine(points: readonly Point[]): string {
  return through(points, (i) => points[Math.min(Math.max(i, 0), points.length - 1)]!, points.length - 1)
}

export function smoothRing(points: readonly Point[]): string {
  const size = points.length
  return `${through(points, (i) => points[(i + size) % size]!, size)}Z`
}

function through(points: readonly Point[], at: (i: number) => Point, pieces: number): string {
  if (points.length < 2) return ''
  let path = `M${short(points[0]![0])} ${short(points[0]![1])}`
  for (let i = 0; i < pieces; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const bend = (axis: 0 | 1) => [
      from[axis] + (to[axis] - before[axis]) / 6,
      to[axis] - (after[axis] - from[axis]) / 6,
    ]
    const [x1, x2] = bend(0)
    const [y1, y2] = bend(1)
    path += `C${[x1!, y1!, x2!, y2!, to[0], to[1]].map(short).join(' ')}`
  }
  return path
}

/** Straight segments: smooth enough for many short ones, and half as long. */
export function polyline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`
}

/** An ellipse of twelve points, made irregular by `wobble`. */
export function blob(centre: Point, rx: number, ry: number, turn: number, wobble: (i: number) => number): Point[] {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return Array.from({ length: 12 }, (_, i) => {
    const angle = (i / 12) * 2 * Math.PI
    const reach = 1 + wobble(i)
    const [x, y] = [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach]
    return [centre[0] + x * cos - y * sin, centre[1] + x * sin + y * cos] as const
  })
}
