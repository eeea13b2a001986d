import type { SlotRow } from '../../sheet/slot/rows.ts'

/** What an entry wishes for. */
export interface Wish {
  courseIdx: number | null
  hours: string[]
  partySize: number
  noticeHours: number
}

type Slot = Pick<SlotRow, 'time' | 'courseIdx' | 'startsAt' | 'mode' | 'minPlayers' | 'capacity'>

/** The code of group 325 of a tee time. */
export const hourOf = ({ time }: Pick<SlotRow, 'time'>): string => time.slice(0, 2)

/** Whether a tee time is one of those wished for and far enough away. Source: docs/rules.md, Standby. */
export function isWished(
  { time, courseIdx, startsAt }: Slot,
  { hours, courseIdx: wanted, noticeHours }: Wish,
  now: Temporal.Instant,
  lastMinutes: number,
): boolean {
  const isFar = (duration: Temporal.DurationLike) => Temporal.Instant.compare(now.add(duration), startsAt) < 0
  return (
    hours.includes(hourOf({ time })) &&
    (wanted === null || wanted === courseIdx) &&
    isFar({ hours: noticeHours }) &&
    isFar({ minutes: lastMinutes })
  )
}

/** Whether the whole party fits. @param seats that are free or freed, of a shared tee time */
export function partyFits({ mode, minPlayers, capacity }: Slot, partySize: number, seats = capacity): boolean {
  return mode === 'EXCLUSIVE' ? minPlayers <= partySize && partySize <= capacity : partySize <= seats
}
