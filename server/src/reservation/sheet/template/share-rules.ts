import type { Shares } from '@clubhouse/contract/reservation/sheet/template'

export interface TeeTime {
  time: string
  courseIdx: number
  isFree: boolean
}

/**
 * Counts of the draw and the club in a part. Tee times of groups come out of their own share, then of first come, then of
 * the draw, then of the club. A tee time that is given by draw is not first come. Source: docs/rules.md, Days.
 * @param teams that have a tee time already @param byDraw tee times that are given by draw
 */
export function drawnOf(
  { draw, fcfs, house, team }: Shares,
  { teams, byDraw }: { teams: number; byDraw: number },
): { draw: number; house: number } {
  const beyond = Math.max(0, teams - team - fcfs)
  const fromDraw = Math.min(draw, beyond)
  const left = Math.max(0, house - (beyond - fromDraw))
  return { draw: Math.max(draw - fromDraw, byDraw - left - teams), house: left }
}

/**
 * Which tee times of a part a share keeps: spread evenly over time, in turn over the courses, and always the same ones of
 * the same part. Where one is taken, its neighbour. Source: docs/rules.md, Days.
 * @param teeTimes of one part, by time and course
 */
export function keptOf<T extends TeeTime>(teeTimes: readonly T[], count: number): T[] {
  const left = new Set(teeTimes.filter(({ isFree }) => isFree))
  const rows = [...Map.groupBy(teeTimes, ({ time }) => time).values()]
  const wanted = Math.max(0, Math.min(count, left.size))
  return Array.from({ length: wanted }, (_, i) => {
    const ideal = Math.floor(((2 * i + 1) * rows.length) / (2 * wanted))
    const nearest = rows.map((_, at) => at).sort((a, b) => Math.abs(a - ideal) - Math.abs(b - ideal) || a - b)
    const inTurn = nearest.flatMap((at) => turned(rows[at]!, i))
    const found = inTurn.find((teeTime) => left.has(teeTime))!
    left.delete(found)
    return found
  })
}

const turned = <T>(row: readonly T[], by: number): T[] => [
  ...row.slice(by % row.length),
  ...row.slice(0, by % row.length),
]
