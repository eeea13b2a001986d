import { type AnySlot, isFree, stateAt } from '../../hold/slot-view'
import type { AnySheet } from '../live/sheet-change'

/** A line of the sheet: one time with at most one tee time of each course. */
export interface Row {
  time: string
  /** In the order of the courses; undefined where a course has no start at that time. */
  slots: (AnySlot | undefined)[]
}

export interface Band {
  part: string
  firstTime: string
  lastTime: string
  rows: Row[]
  free: number
  isPast: boolean
}

/** Courses as columns, times as rows, parts as bands. Those that are over come last: the first view is for what is ahead. */
export function bands(sheet: AnySheet, courses: number[], now: number): Band[] {
  return sheet.parts
    .map(({ part, firstTime, lastTime }) => {
      const slots = sheet.slots.filter((slot) => slot.part === part && courses.includes(slot.courseIdx))
      const times = [...new Set(slots.map((slot) => slot.time))].toSorted()
      const at = new Map(slots.map((slot) => [`${slot.time} ${slot.courseIdx}`, slot]))
      return {
        part,
        firstTime,
        lastTime,
        rows: times.map((time) => ({ time, slots: courses.map((course) => at.get(`${time} ${course}`)) })),
        free: slots.filter((slot) => isFree(slot, now)).length,
        isPast: slots.every((slot) => stateAt(slot, now) === 'PAST'),
      }
    })
    .filter((band) => band.rows.length > 0)
    .toSorted((a, b) => Number(a.isPast) - Number(b.isPast))
}

/** The rows of a part, apart by the hour in which they start. */
export function byHour(rows: readonly Row[]): Row[][] {
  const hours: Row[][] = []
  for (const row of rows) {
    const hour = hours.at(-1)
    if (hour && hourOf(hour[0]!) === hourOf(row)) hour.push(row)
    else hours.push([row])
  }
  return hours
}

const hourOf = ({ time }: Row) => time.slice(0, 2)

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The next free tee time after a time, else the first of the day. */
export function nextFree(slots: readonly AnySlot[], now: number, after = ''): AnySlot | undefined {
  const free = slots.filter((slot) => isFree(slot, now)).toSorted((a, b) => a.time.localeCompare(b.time))
  return free.find((slot) => slot.time > after) ?? free[0]
}

/** Free tee times near one, nearest first: alternatives after a refusal. @param isFit which of them are offered */
export function freeNear(
  slots: readonly AnySlot[],
  slot: AnySlot,
  now: number,
  isFit: (other: AnySlot) => boolean = () => true,
  count = 3,
): AnySlot[] {
  const away = (other: AnySlot) => Math.abs(minutes(other.time) - minutes(slot.time))
  return slots
    .filter((other) => other.slotIdx !== slot.slotIdx && isFree(other, now) && isFit(other))
    .toSorted(
      (a, b) => away(a) - away(b) || Number(b.courseIdx === slot.courseIdx) - Number(a.courseIdx === slot.courseIdx),
    )
    .slice(0, count)
}

/** The next opening on this sheet within reach of a countdown. */
export function nextOpening(slots: readonly AnySlot[], now: number): number | undefined {
  const instants = slots
    .filter((slot) => slot.state === 'NOT_OPEN' && slot.opensAt)
    .map((slot) => Date.parse(slot.opensAt!))
    .filter((at) => at > now)
  return instants.length ? Math.min(...instants) : undefined
}

/** The last instant at which time alone changed a state: an opening, or an expired hold. */
export function lastTurn(slots: readonly AnySlot[], now: number): number {
  const turns = slots.flatMap((slot) => [slot.opensAt, slot.heldUntil]).filter((at) => at != null)
  return Math.max(0, ...turns.map((at) => Date.parse(at!)).filter((at) => at <= now))
}
