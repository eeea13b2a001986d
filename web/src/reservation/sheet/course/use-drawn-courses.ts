import { holes } from '@clubhouse/contract/reservation/sheet/course'
import { createContext, use, useRef } from 'react'
import { useReading } from '../../../api/reading'
import { ask } from '../../../api/transport'
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
  const read = (signal: AbortSignal) => ask(holes, { clubCode, lang, date }, { _nop_: true, signal })
  const { data } = useReading<readonly DrawnCourse[]>(`holes ${lang} ${date}`, read, { first })
  const last = useRef<readonly DrawnCourse[]>([])
  if (data) last.current = data
  return data ?? last.current
}
