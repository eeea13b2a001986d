import { isOnCourse } from '../../sheet/slots/on-course'
import type { Claim, ManagerSheet } from './desk-cell'

export interface DayNow {
  /** Groups on the course. */
  playing: number
  /** The next group. */
  next?: { time: string; courseIdx: number }
  /** Tee times that nobody took. */
  unplayed: number
}

/** Today at this moment: who plays, and who comes next. */
export function dayNow({ slots, claims }: Pick<ManagerSheet, 'slots' | 'claims'>, clock: string): DayNow {
  const played = new Set(claims.filter(isPlayed).map(({ slotIdx }) => slotIdx))
  const taken = slots.filter(({ slotIdx }) => played.has(slotIdx))
  const next = taken.filter(({ time }) => time > clock).toSorted((a, b) => a.time.localeCompare(b.time))[0]
  return {
    playing: taken.filter((slot) => isOnCourse(slot, clock)).length,
    next: next && { time: next.time, courseIdx: next.courseIdx },
    unplayed: slots.filter(({ slotIdx, time }) => time <= clock && !claims.some((claim) => claim.slotIdx === slotIdx))
      .length,
  }
}

/** Kept for the club (HOUSE) there is no group until there is a booking. */
const isPlayed = ({ kind }: Claim) => kind === 'BOOKING' || kind === 'TEAM'

/** Running holds. Slots are told live, claims a moment later: a hold that became a booking counts no more. */
export function heldNow({ slots, claims }: Pick<ManagerSheet, 'slots' | 'claims'>): number {
  const booked = new Set(slots.filter(({ state }) => state === 'BOOKED').map(({ slotIdx }) => slotIdx))
  return claims.filter(({ kind, slotIdx }) => kind === 'HOLD' && !booked.has(slotIdx)).length
}
