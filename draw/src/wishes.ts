import type { DrawSlot, EntryText, Wish } from './bundle.ts'

/** A tee time that an entry wishes for. */
export interface WishedSlot {
  slot: DrawSlot
  /** The line whose wish it is, from 0; the number of lines for any other time. */
  wish: number
  /** Minutes from the ideal of that line; of the first line for any other time. */
  distance: number
}

/**
 * The tee times that an entry wishes for, the best first: line by line, of a line the nearest to its ideal, then the
 * earlier, then the lower number of the course. A tee time stands where it occurs first. Any other time adds the
 * rest of the date by distance from the ideal of the first line.
 */
export function wishedSlots(
  entry: Pick<EntryText, 'playDate' | 'wishes' | 'anyTime'>,
  slots: readonly DrawSlot[],
): WishedSlot[] {
  const ofDate = slots.filter(({ date }) => date === entry.playDate)
  const wished: WishedSlot[] = []
  const seen = new Set<number>()
  const take = (line: Wish, wish: number, fits: (slot: DrawSlot) => boolean) => {
    const found = ofDate
      .filter((slot) => fits(slot) && !seen.has(slot.slotIdx))
      .map((slot) => ({ slot, wish, distance: Math.abs(minuteOf(slot.time) - minuteOf(line.ideal)) }))
      .sort(
        (a, b) =>
          a.distance - b.distance ||
          minuteOf(a.slot.time) - minuteOf(b.slot.time) ||
          a.slot.courseIdx - b.slot.courseIdx ||
          a.slot.slotIdx - b.slot.slotIdx,
      )
    for (const one of found) seen.add(one.slot.slotIdx)
    wished.push(...found)
  }
  entry.wishes.forEach((line, wish) => {
    take(
      line,
      wish,
      ({ time, courseIdx }) =>
        (line.courseIdx === undefined || courseIdx === line.courseIdx) && line.earliest <= time && time <= line.latest,
    )
  })
  const [first] = entry.wishes
  if (entry.anyTime && first) take(first, entry.wishes.length, () => true)
  return wished
}

/** Minutes since midnight of a time HH:mm. */
export function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}
