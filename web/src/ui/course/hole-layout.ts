import { blob, type Point } from './curve'
import type { Hole } from './hole'
import { randomFrom } from './terrain'

/** `up` plays from bottom to top, as in a yardage book; `right` is for wide spaces. */
export type Lie = 'up' | 'right'

export interface HoleLayout {
  box: readonly [number, number, number, number]
  line: Point[]
  corridor: Point[]
  fairway: Point[]
  green: Point[]
  flag: Point
  bunkers: Point[][]
  water: Point[][]
  tees: { point: Point; turn: number }[]
  trees: readonly [x: number, y: number, size: number][]
  /** The middle of the fairway this many metres before the green, with its edges. */
  marks: { metres: number; from: Point; to: Point }[]
}

const MARGIN_METRES = 26
const STEP_METRES = 6
/** Drawn a little wider than real, or fairways would look like footpaths. */
const FAIRWAY_ROOM = 1.15
const NARROWEST_BOX_METRES = 200

export function layOut(hole: Hole, lie: Lie): HoleLayout {
  const line = sampled(hole)
  const point = frame(line, lie)
  const length = hole.tees[0]
  const sides = [...hole.fairway, [length - hole.green[1] - 6, 10, 10] as const]
  const fairway = [
    ...sides.map(([at, left]) => point(at, -left * FAIRWAY_ROOM)),
    point(length - 4, 0),
    ...sides.toReversed().map(([at, , right]) => point(at, right * FAIRWAY_ROOM)),
    point(sides[0]![0] - 9, 0),
  ]
  const along = Array.from({ length: 7 }, (_, i) => ((length + 30) * i) / 6 - 10)
  const heading = (at: number) => {
    const [a, b] = [point(at, 0), point(at + 1, 0)]
    return Math.atan2(b[1] - a[1], b[0] - a[0])
  }
  const ring = (at: number, off: number, rx: number, ry: number, turn: number) =>
    blob(point(at, off), ry, rx, heading(at) + (turn * Math.PI) / 180, lobes(at + off))
  const [rx, ry, turn] = hole.green
  const shapes = {
    line: Array.from({ length: Math.ceil(length / STEP_METRES) + 1 }, (_, i) =>
      point(Math.min(i * STEP_METRES, length), 0),
    ),
    corridor: [...along.map((at) => point(at, -40)), ...along.toReversed().map((at) => point(at, 40))],
    fairway,
    green: ring(length, 0, rx, ry, turn),
    flag: point(length + 2, 2),
    bunkers: hole.bunkers.map((bunker) => ring(...bunker)),
    water: hole.water.map((shore) => shore.map(([at, off]) => point(at, off))),
    tees: hole.tees.map((metres) => ({ point: point(length - metres, 0), turn: heading(length - metres) })),
    marks: [100, 150, 200]
      .filter((metres) => length - metres > sides[0]![0])
      .map((metres) => {
        const side = markSide(hole, length - metres)
        return { metres, from: point(length - metres, -20 * side), to: point(length - metres, 20 * side) }
      }),
  }
  return { ...shapes, trees: trees(hole, point), box: boxOf([shapes.corridor, ...shapes.water, ...shapes.bunkers]) }
}

const LABEL_METRES = { at: 14, off: 44 }

/** 1 puts a distance right of the line of play, -1 left where a bunker or water is in the way. */
function markSide(hole: Hole, at: number): 1 | -1 {
  const lies = [...hole.bunkers.map(([a, off]) => [a, off] as const), ...hole.water.flat()]
  const isTaken = (side: 1 | -1) =>
    lies.some(([a, off]) => Math.abs(a - at) < LABEL_METRES.at && off * side > 10 && off * side < LABEL_METRES.off)
  return isTaken(1) && !isTaken(-1) ? -1 : 1
}

/** The line of play in equal steps, scaled to the length on the card. */
function sampled(hole: Hole): Point[] {
  const dense: Point[] = []
  const given = hole.line
  const at = (i: number) => given[Math.min(Math.max(i, 0), given.length - 1)]!
  for (let i = 0; i < given.length - 1; i++) {
    for (let part = 0; part < 20; part++) {
      dense.push([bend(at, i, part / 20, 0), bend(at, i, part / 20, 1)])
    }
  }
  dense.push(given.at(-1)!)
  const scale = hole.tees[0] / lengthOf(dense)
  return dense.map(([x, y]) => [x * scale, y * scale])
}

function bend(at: (i: number) => Point, i: number, t: number, axis: 0 | 1): number {
  const [a, b, c, d] = [at(i - 1)[axis], at(i)[axis], at(i + 1)[axis], at(i + 2)[axis]]
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
}

export function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - points[i]![0], y - points[i]![1]), 0)
}

/** Converts metres along and beside the line to a point on paper, where up is negative. */
function frame(line: readonly Point[], lie: Lie): (at: number, off: number) => Point {
  return (at, off) => {
    let left = at
    let i = 1
    let step = 0
    for (; i < line.length; i++) {
      step = Math.hypot(line[i]![0] - line[i - 1]![0], line[i]![1] - line[i - 1]![1])
      if (left <= step || i === line.length - 1) break
      left -= step
    }
    const [[x0, y0], [x1, y1]] = [line[i - 1]!, line[i]!]
    const [dx, dy] = [(x1 - x0) / step, (y1 - y0) / step]
    const [x, y] = [x0 + dx * left + dy * off, y0 + dy * left - dx * off]
    return lie === 'up' ? [x, -y] : [y, x]
  }
}

/** Two or three soft lobes of different shapes. */
const lobes = (seed: number) => (i: number) =>
  0.11 * Math.sin((i / 6) * Math.PI * 2 + seed) + 0.06 * Math.sin((i / 6) * Math.PI * 3 + seed * 2)

/** Trees beside the fairway, denser in woods, never in water or before a tee. */
function trees(hole: Hole, point: (at: number, off: number) => Point): HoleLayout['trees'] {
  const random = randomFrom(`trees ${hole.land}${hole.no}`)
  const length = hole.tees[0]
  const wet = (at: number, off: number) =>
    hole.water.some((shore) => {
      const [ats, offs] = [shore.map(([a]) => a), shore.map(([, o]) => o)]
      return inside(at, ats, 8) && inside(off, offs, 8)
    })
  return Array.from({ length: Math.round(hole.woods * length * 0.45) }, () => {
    const at = random() * (length + 40) - 10
    const side = random() < 0.5 ? -1 : 1
    const off = side * (34 + random() ** 1.6 * 30)
    const size = 5 + random() * 5
    return wet(at, off) ? undefined : ([...point(at, off), size] as [number, number, number])
  }).filter((tree) => tree !== undefined)
}

const inside = (value: number, range: number[], margin: number) =>
  value > Math.min(...range) - margin && value < Math.max(...range) + margin

function boxOf(shapes: readonly (readonly Point[])[]): HoleLayout['box'] {
  const [xs, ys] = [shapes.flat().map(([x]) => x), shapes.flat().map(([, y]) => y)]
  const [left, top] = [Math.min(...xs) - MARGIN_METRES, Math.min(...ys) - MARGIN_METRES]
  const [width, height] = [Math.max(...xs) + MARGIN_METRES - left, Math.max(...ys) + MARGIN_METRES - top]
  const [moreX, moreY] = [width, height].map((size) => Math.max(NARROWEST_BOX_METRES - size, 0))
  const box = [left - moreX! / 2, top - moreY! / 2, width + moreX!, height + moreY!]
  return box.map(Math.round) as unknown as HoleLayout['box']
}
