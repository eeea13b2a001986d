import { holes } from '@clubhouse/contract/reservation/sheet/course'
import { createContext, use, useRef } from 'react'
import { useCall } from '../../../api/use-call'
import { useClub, useLanguage } from '../../../language/use-text'
import type { Hole } from '../../../ui/course/hole'

/** A course with its first hole: as a drawing that the server made for small sizes, or as what to draw. */
export interface DrawnCourse {
  courseIdx: number
  name: string
  map?: string
  first?: Hole
}

export const DrawnCourses = createContext<readonly DrawnCourse[]>([])

/** The drawable data of a course; undefined without holes. */
export const useDrawnCourse = (courseIdx: number | undefined): DrawnCourse | undefined =>
  use(DrawnCourses).find((course) => course.courseIdx === courseIdx)

/** The previous courses stay until those of the day are loaded. @param first data of the page */
export function useDrawnCourses(date: string | undefined, first?: readonly DrawnCourse[]): readonly DrawnCourse[] {
  const { clubCode } = useClub()
  const { lang } = useLanguage()
  const read = useCall(holes, { clubCode, lang, date }, { enabled: !first, _nop_: true })
  const data: readonly DrawnCourse[] | undefined = first ?? read.data
  const last = useRef<readonly DrawnCourse[]>([])
  if (data) last.current = data
  return data ?? last.current
}
