interface TeeTime {
  courseIdx: number
  turnCourseIdx: number | null
  part: string
  time: string
  holes: string
  minPlayers: number
}

/** The tee time before, else the first one: a new tee time belongs to its part. @param day by time */
export function neighbourOf<T extends TeeTime>(day: readonly T[], time: string): T | undefined {
  return day.findLast((one) => one.time <= time) ?? day[0]
}

/** Where a tee time turns: nowhere with nine holes; as given; else as the others of its course, in its part first. */
export function turnOf(
  { courseIdx, turnCourseIdx, holes, part }: Omit<TeeTime, 'turnCourseIdx' | 'minPlayers'> & { turnCourseIdx?: number },
  day: readonly TeeTime[],
): number | null {
  if (holes === '9') return null
  if (turnCourseIdx !== undefined) return turnCourseIdx
  const turning = day.filter((one) => one.courseIdx === courseIdx && one.turnCourseIdx !== null)
  return (turning.find((one) => one.part === part) ?? turning[0])?.turnCourseIdx ?? null
}
