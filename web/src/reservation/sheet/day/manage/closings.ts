import { grouped } from '../../../../ui/grouped'
import type { ManagerSheet } from '../../../desk/cell/desk-cell'

/** A part of the day that is suspended alone, or one course, in one part or in all of its parts. */
export interface Closing {
  part?: string
  courseIdx?: number
  reason: string
}

type Closed = Pick<ManagerSheet, 'shares' | 'shutCourses' | 'slots'>

/** What of the day is suspended separately: its parts, then its courses. A course is named once where all its parts are closed for one reason. */
export function closingsOf({ shares, shutCourses, slots }: Closed): Closing[] {
  const ofParts = shares.flatMap(({ part, suspended }) => (suspended ? { part, reason: suspended } : []))
  const byCourse = grouped(shutCourses, ({ courseIdx }) => courseIdx)
  const ofCourses = [...byCourse].flatMap(([courseIdx, closed]): Closing[] => {
    const { reason } = closed[0]!
    const parts = new Set(closed.map(({ part }) => part))
    const isWhole = slots.every((slot) => slot.courseIdx !== courseIdx || parts.has(slot.part))
    return isWhole && closed.every((one) => one.reason === reason) ? [{ courseIdx, reason }] : closed
  })
  return [...ofParts, ...ofCourses]
}

/** Of a choice among them. */
export const keyOf = ({ part, courseIdx }: Omit<Closing, 'reason'>) => `${part ?? ''}:${courseIdx ?? ''}`

/** Courses with a part that is not closed on them. */
export function openCourses({ courses, slots, shutCourses }: Pick<ManagerSheet, 'courses' | 'slots' | 'shutCourses'>) {
  const closed = new Set(shutCourses.map(keyOf))
  return courses.filter(({ courseIdx }) =>
    slots.some((slot) => slot.courseIdx === courseIdx && !closed.has(keyOf({ part: slot.part, courseIdx }))),
  )
}
