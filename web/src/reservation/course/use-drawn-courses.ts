import { type DrawnCourse, holes } from '@clubhouse/contract/reservation/course'
import { createContext, use, useRef } from 'react'
import { useReading } from '../../api/reading'
import { ask } from '../../api/transport'
import { useClub, useLanguage } from '../../language/use-text'

/** The courses of the page as they are drawn; a page gives them to all its parts. */
export const DrawnCourses = createContext<readonly DrawnCourse[]>([])

/** What is drawn of a course; nothing of one whose holes the club has not entered. */
export const useDrawnCourse = (courseIdx: number | undefined): DrawnCourse | undefined =>
  use(DrawnCourses).find((course) => course.courseIdx === courseIdx)

/**
 * Reads the courses as they are drawn on a day. Those of the day before stay until the others are there.
 * @param first what the page came with
 */
export function useDrawnCourses(date: string | undefined, first?: readonly DrawnCourse[]): readonly DrawnCourse[] {
  const { clubCode } = useClub()
  const { lang } = useLanguage()
  const read = (signal: AbortSignal) => ask(holes, { clubCode, lang, date }, { quiet: true, _nop_: true, signal })
  const { data } = useReading<readonly DrawnCourse[]>(`holes ${lang} ${date}`, read, { first })
  const last = useRef<readonly DrawnCourse[]>([])
  if (data) last.current = data
  return data ?? last.current
}
