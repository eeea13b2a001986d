import type { AnySlot } from './slot-view'

/** A tee time wherever it is named: a time alone may be of any day. */
export interface HeldTime {
  slot: AnySlot
  date: string
  courseName: string
}

/** The values of a text that names it. */
export const named = ({ slot: { time }, date, courseName }: HeldTime) => ({ time, date, course: courseName })

export const sheetOf = ({ slot: { courseIdx }, date }: HeldTime) => `/reservation?date=${date}&course=${courseIdx}`
