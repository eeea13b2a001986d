export type Point = readonly [x: number, y: number]

/** Steps to a metre that a path is rounded to. */
const FINE = 10

/** Numbers as short as a path allows. */
const short = (values: readonly number[]) =>
  values
    .map((value) => String(value).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-')

/** Writes a path in steps from where the pen is, which halves its size. Rounding does not add up. */
class Pen {
  path: string
  #at: Point
  readonly #perMetre: number

  constructor(start: Point, perMetre: number) {
    this.#perMetre = perMetre
    this.#at = this.#rounded(start)
    this.path = `M${short(this.#at.map((value) => value / perMetre))}`
  }

  /** @param points control points, then where the pen goes */
  draw(command: string, ...points: Point[]): void {
    const [x, y] = this.#at
    const to = points.map((point) => this.#rounded(point))
    this.path +=
      command + short(to.flatMap((point) => [(point[0] - x) / this.#perMetre, (point[1] - y) / this.#perMetre]))
    this.#at = to.at(-1)!
  }

  #rounded([x, y]: Point): Point {
    return [Math.round(x * this.#perMetre), Math.round(y * this.#perMetre)]
  }
}

/** A smooth line through the points (Catmull-Rom as cubic Béziers). */
export function smoothLine(points: readonly Point[]): string {
  return through(points, (i) => points[Math.min(Math.max(i, 0), points.length - 1)]!, points.length - 1, FINE)
}

/** @param perMetre steps to a metre, fewer for a small drawing */
export function smoothRing(points: readonly Point[], perMetre = FINE): string {
  const size = points.length
  return `${through(points, (i) => points[(i + size) % size]!, size, perMetre)}Z`
}

function through(points: readonly Point[], at: (i: number) => Point, pieces: number, perMetre: number): string {
  if (points.length < 2) return ''
  const pen = new Pen(points[0]!, perMetre)
  for (let i = 0; i < pieces; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    pen.draw(
      'c',
      [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
      [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      to,
    )
  }
  return pen.path
}

/** Straight segments: smooth enough for many short ones, and half as long. */
export function polyline(points: readonly Point[], perMetre = FINE): string {
  const pen = new Pen(points[0]!, perMetre)
  for (const point of points.slice(1)) pen.draw('l', point)
  return pen.path
}

/** Circles as zero-length lines, for a round line cap. */
export function dots(points: readonly Point[]): string {
  if (points.length === 0) return ''
  const pen = new Pen(points[0]!, 1)
  for (const [i, point] of points.entries()) {
    if (i > 0) pen.draw('m', point)
    pen.path += 'h0'
  }
  return pen.path
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
