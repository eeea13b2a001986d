/** How long a round takes on the course, in minutes. */
const ROUND_MINUTES: Record<string, number> = { '9': 135, '18': 270, '27': 405 }
const EIGHTEEN = 270

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** True while a group that started at this time is on the course. @param clock the time now, HH:mm */
export function isOnCourse({ time, holes }: { time: string; holes: string }, clock: string): boolean {
  const since = minutes(clock) - minutes(time)
  return since >= 0 && since < (ROUND_MINUTES[holes] ?? EIGHTEEN)
}
