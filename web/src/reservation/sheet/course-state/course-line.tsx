import type { CourseState } from '@clubhouse/contract/reservation/sheet/course-state'
import { useText } from '../../../language/use-text'
import styles from './course-line.module.css'

/** The state of the course in one line; it is announced where it changes while the page is open. */
export function CourseLine({ course }: { course?: CourseState | null }) {
  const t = useText()
  if (!course) return null
  const { state, minutes, courseName, text } = course
  const said = minutes ? t('course-state.DELAYED_BY', { count: minutes }) : t(`course-state.${state}`)
  return (
    <p className={styles.line} data-state={state} role="status">
      {[courseName, said, text].filter(Boolean).join(' · ')}
    </p>
  )
}
