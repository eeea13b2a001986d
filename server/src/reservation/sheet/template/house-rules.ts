export interface TeeTime {
  time: string
  courseIdx: number
  isFree: boolean
}

/**
 * Which tee times of a part the club keeps: spread evenly over time, in turn over the courses, and always the same ones of
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
