interface TeeTime {
  slotIdx: number
  /** HH:mm */
  time: string
}

/**
 * The tee times that a group gets: those of its hour first, then the nearest to it.
 * @param free in the order of the day: by time and course @param time the first minute of its hour
 */
export function nearest<T extends TeeTime>(free: readonly T[], time: string, count: number): T[] {
  const wanted = minuteOf(time)
  const far = (one: T) => {
    const minutes = minuteOf(one.time) - wanted
    return minutes >= 0 && minutes < 60 ? minutes : 60 + Math.abs(minutes)
  }
  return free
    .toSorted((a, b) => far(a) - far(b))
    .slice(0, Math.max(0, count))
    .sort((a, b) => minuteOf(a.time) - minuteOf(b.time))
}

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
