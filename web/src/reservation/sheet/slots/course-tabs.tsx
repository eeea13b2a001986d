import { useText } from '../../../language/use-text'
import { Views } from '../../../ui/views'
import type { AnySlot } from '../../hold/slot-view'
import type { Course } from './course-column'
import { NextFree } from './next-free'
import styles from './sheet-grid.module.css'

interface CourseTabsProps {
  slots: readonly AnySlot[]
  now: number
  courses: readonly Course[]
  course: number
  onCourse: (courseIdx: number) => void
}

/** On a phone, which has room for one course: the courses, and the way to the next free tee time. */
export function CourseTabs({ slots, now, courses, course, onCourse }: CourseTabsProps) {
  const t = useText()
  return (
    <div className={styles.tools}>
      <Views
        label={t('tee-times.COURSES')}
        views={courses.map(({ courseIdx, name }) => ({ value: String(courseIdx), label: name }))}
        value={String(course)}
        onChange={(chosen) => onCourse(Number(chosen))}
      />
      <NextFree slots={slots} now={now} className={styles.next} />
    </div>
  )
}
